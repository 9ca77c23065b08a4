/** The dial: all scores divided by T before softmax, for a few words or for a whole vocabulary. */

import { figure } from '#spec/figure.ts';
import { dialParams, OPENING, SIX } from './dialParams.model.ts';
import { dialReadouts } from './dialReadouts.model.ts';
import { dialModel } from './dialShares.model.ts';
import { dialTable } from './dialTable.model.ts';

export type { DialValues } from './dialParams.model.ts';
export type { DialBar, DialModel } from './dialShares.model.ts';

export const dial = figure({
  id: 'dial',
  params: dialParams,
  model: dialModel,
  readouts: dialReadouts,
  table: dialTable,
  actions: {
    four: { preset: true, to: () => ({ ...OPENING, size: 'few' }) },
    six: { preset: true, to: () => ({ ...SIX, size: 'few' }) },
    tie: { preset: true, to: () => ({ logits: [2, 2, 1, 0], names: OPENING.names, size: 'few' }) },
  },
});
