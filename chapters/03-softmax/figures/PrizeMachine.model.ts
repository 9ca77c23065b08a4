/** The prize machine: a few scores, one rule, and the shares of one purse that follow. */

import { nextSeed, uniform } from '#math/random.ts';
import { figure } from '#spec/figure.ts';
import { snap } from '#spec/number.ts';
import { DRAWN, OPENING, type PrizeValues, prizeParams } from './prizeParams.model.ts';
import { prizeReadouts } from './prizeReadouts.model.ts';
import { prizeModel } from './prizeShares.model.ts';
import { prizeTable } from './prizeTable.model.ts';

export type { PrizeValues } from './prizeParams.model.ts';
export type { PrizeBar, PrizeModel } from './prizeShares.model.ts';

/** All logits changed alike; undefined if one would leave its limits. */
function changed(values: PrizeValues, change: (z: number) => number): Partial<PrizeValues> | undefined {
  const { item } = prizeParams.logits;
  const logits = values.logits.map(change);
  const kept = logits.every((z) => z === -Infinity || (z >= item.min && z <= item.max));
  return kept ? { logits: logits.map((z) => snap(item, z)) } : undefined;
}

export const prize = figure({
  id: 'prize',
  params: prizeParams,
  model: prizeModel,
  readouts: prizeReadouts,
  table: prizeTable,
  actions: {
    plus2: { to: (values) => changed(values, (z) => z + 2) },
    times2: { to: (values) => changed(values, (z) => z * 2) },
    throw: {
      to: (values) => ({ u: Math.floor(uniform(values.seed)() * 1000) / 1000, seed: nextSeed(values.seed) }),
    },
    flat: { preset: true, to: (values) => ({ logits: values.logits.map(() => 0), rule: 'exp' }) },
    drawn: { preset: true, to: () => ({ logits: DRAWN.logits, names: DRAWN.names, rule: 'exp', base: 'e', stage: 2 }) },
    masked: { preset: true, to: () => ({ logits: [3.5, -Infinity, 0.3, -0.5], names: OPENING.names, rule: 'exp' }) },
  },
});
