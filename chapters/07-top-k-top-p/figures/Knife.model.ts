/** The knife: one list of shares, five ways to decide which of them the die may land on. */

import { nextSeed, uniform } from '#math/random.ts';
import { figure } from '#spec/figure.ts';
import { knifeModel } from './knifeModel.model.ts';
import { EIGHT, knifeParams, OPENING, PRINTED } from './knifeParams.model.ts';
import { knifeReadouts } from './knifeReadouts.model.ts';
import { knifeTable } from './knifeTable.model.ts';

export type { KnifeModel } from './knifeModel.model.ts';
export type { KnifeValues } from './knifeParams.model.ts';

export const knife = figure({
  id: 'knife',
  params: knifeParams,
  model: knifeModel,
  readouts: knifeReadouts,
  table: knifeTable,
  actions: {
    throw: { to: ({ seed }) => ({ u: Math.floor(uniform(seed)() * 1e9) / 1e9, seed: nextSeed(seed) }) },
    opening: {
      preset: true,
      to: () => ({ bars: 'scores', size: 'few', logits: OPENING.logits, names: OPENING.names, T: 1 }),
    },
    eight: {
      preset: true,
      to: () => ({ bars: 'shares', size: 'few', shares: EIGHT.shares, words: EIGHT.names, T: 1 }),
    },
    asPrinted: {
      preset: true,
      to: () => ({ bars: 'shares', size: 'few', shares: PRINTED.shares, words: OPENING.names, T: 1 }),
    },
    tie: {
      preset: true,
      to: () => ({ bars: 'scores', size: 'few', logits: [3, 1, 1, 1, 0], T: 1, method: 'top-k', k: 2 }),
    },
    sure: {
      preset: true,
      to: () => ({
        bars: 'shares',
        size: 'few',
        shares: [0.99, 0.005, 0.005],
        words: ['2', '3', '4'],
        T: 1,
        method: 'top-p',
        p: 0.9,
      }),
    },
    vocabulary: { preset: true, to: () => ({ size: 'vocabulary', T: 1 }) },
  },
});
