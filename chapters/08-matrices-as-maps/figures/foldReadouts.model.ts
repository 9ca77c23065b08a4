/** What prose may quote about the sheet: how far off the reader is, and the least that each tool can come to. */

import type { Readout } from '#spec/figure.ts';
import { bestFor } from './foldFit.model.ts';
import type { FoldModel } from './foldModel.model.ts';
import { DONE } from './foldTargets.model.ts';

type Quoted = Readout<FoldModel>;
const error = (of: (model: FoldModel) => number): Quoted => ({ of, format: { as: 'fixed', digits: 3 }, width: 5 });

/** Creases twice as close. */
const SEVEN = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];

export const foldReadouts: { readonly [name: string]: Quoted } = {
  error: error((m) => m.error),
  best: error((m) => m.best[m.tool].error),
  bestMatrix: error((m) => m.best.matrix.error),
  bestBias: error((m) => m.best.bias.error),
  bestRelu: error((m) => m.best.relu.error),
  bestSeven: error((m) => bestFor(DONE[m.target], 'relu', SEVEN).error),
};
