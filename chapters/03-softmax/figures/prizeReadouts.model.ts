/** What prose may quote from the prize machine. A bar that is not there reads as NaN, shown as a dash. */

import type { Readout } from '#spec/figure.ts';
import { prizeQuotes } from './prizeQuotes.model.ts';
import { moved, type PrizeBar, type PrizeModel } from './prizeShares.model.ts';

type Quoted = Readout<PrizeModel>;

const nameOf = (model: PrizeModel, index: number | undefined) =>
  (index === undefined ? undefined : model.bars[index]?.name) ?? '—';

/** One readout per bar: z0, z1, … */
function perBar(
  letter: string,
  of: (bar: PrizeBar) => number,
  shown: Omit<Quoted, 'of'>,
): { readonly [name: string]: Quoted } {
  const entries = Array.from({ length: 10 }, (_, i): [string, Quoted] => {
    return [letter + i, { of: (model) => (model.bars[i] ? of(model.bars[i]) : NaN), ...shown }];
  });
  return Object.fromEntries(entries);
}

export const prizeReadouts: { readonly [name: string]: Quoted } = {
  ...perBar('z', (bar) => bar.logit, { format: { as: 'value', digits: 1 }, hue: 'map', width: 4 }),
  ...perBar('e', (bar) => bar.weight, { format: { as: 'amount' }, hue: 'area', width: 4 }),
  ...perBar('p', (bar) => bar.share, { format: { as: 'percent' }, hue: 'area', width: 5 }),
  ...perBar('q', (bar) => bar.share, { format: { as: 'share' }, hue: 'area', width: 4.5 }),
  sum: { of: (model) => model.total, format: { as: 'amount' }, hue: 'area', width: 4.5 },
  total: { of: (model) => model.sharesTotal, format: { as: 'value', digits: 0 }, hue: 'area', width: 1 },
  gap: { of: (model) => model.pair.gap, format: { as: 'value', digits: 1 }, hue: 'map', width: 2.5 },
  ratio: { of: (model) => model.pair.ratio, format: { as: 'ratio' }, width: 3.5 },
  firstName: { of: (model) => nameOf(model, model.pair.first), format: { as: 'whole' } },
  secondName: { of: (model) => nameOf(model, model.pair.second), format: { as: 'whole' } },
  u: { of: (model) => model.u, format: { as: 'fixed', digits: 3 }, width: 4.5 },
  hit: { of: (model) => nameOf(model, model.hit), format: { as: 'whole' } },
  greedy: { of: (model) => nameOf(model, model.greedy), format: { as: 'whole' } },
  entropy: { of: (model) => model.entropy, format: { as: 'fixed', digits: 3 }, width: 4.5 },
  bits: { of: (model) => model.bits, format: { as: 'fixed', digits: 3 }, width: 4.5 },
  effective: { of: (model) => model.effective, format: { as: 'fixed', digits: 2 }, width: 3.5 },
  smallest: { of: (model) => model.smallest, format: { as: 'percent' }, hue: 'area', width: 5 },
  moved: { of: moved, format: { as: 'percent' }, hue: 'area', width: 5 },
  ...prizeQuotes,
};
