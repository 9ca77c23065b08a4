/** Two distributions over the same words, with what can be quoted from them and the answers worth trying. */

import { millionths } from '#math/withShare.ts';
import { figure } from '#spec/figure.ts';
import { oneHot, sharesOf } from './freeShares.model.ts';
import { MOST, twoModel, twoParams } from './twoModel.model.ts';
import { twoReadouts } from './twoReadouts.model.ts';
import { twoTable } from './twoTable.model.ts';

export type { TwoBar, TwoModel } from './twoModel.model.ts';

/** Everyone gives a tenth to the word that is new. */
const widened = (parts: readonly number[]) => {
  const shares = sharesOf(parts) ?? parts.map(() => 1 / parts.length);
  return [...shares.map((p) => millionths(0.9 * p)), 0.1];
};

export const two = figure({
  id: 'two',
  params: twoParams,
  model: twoModel,
  readouts: twoReadouts,
  table: twoTable,
  actions: {
    more: {
      to: ({ P, Q }) => (P.length === MOST ? undefined : { P: widened(P), Q: widened(P.map((_, i) => Q[i] ?? 0)) }),
    },
    fewer: {
      to: ({ P, Q }) => (P.length === 2 ? undefined : { P: P.slice(0, -1), Q: Q.slice(0, P.length - 1) }),
    },
    same: { preset: true, to: ({ P, oneHot: hot }) => ({ Q: hot ? oneHot(P) : P }) },
    flat: { preset: true, to: ({ P }) => ({ Q: P.map(() => millionths(1 / P.length)) }) },
    sure: {
      preset: true,
      to: () => ({ P: [0.6, 0.3, 0.1], Q: [0.999998, 0.000001, 0.000001], names: ['光', '色', '亮'], oneHot: false }),
    },
    poem: {
      preset: true,
      to: () => ({
        P: [1, 0, 0, 0],
        Q: [0.862562, 0.086479, 0.03516, 0.015799],
        names: ['光', '色', '亮', '下'],
        oneHot: false,
      }),
    },
  },
});
