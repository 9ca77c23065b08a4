/** Softmax and log-softmax in several hands: ours, the obvious chain, D3's sums. */

import { max, sum } from 'd3';
import { logSoftmax } from '#math/logSoftmax.ts';
import { softmax } from '#math/softmax.ts';

export type Shares = (logits: readonly number[]) => ArrayLike<number> | undefined;

export interface Contest {
  readonly title: string;
  readonly ours: Shares;
  readonly others: { readonly [title: string]: Shares };
}

export const CONTESTS: readonly Contest[] = [
  {
    title: 'softmax',
    ours: (z) => softmax(z),
    others: {
      'map, exp, reduce': (z) => {
        const most = Math.max(...z);
        const powers = z.map((x) => Math.exp(x - most));
        const total = powers.reduce((a, b) => a + b, 0);
        return powers.map((x) => x / total);
      },
      d3: (z) => {
        const most = max(z) as number;
        const powers = z.map((x) => Math.exp(x - most));
        const total = sum(powers);
        return powers.map((x) => x / total);
      },
    },
  },
  {
    title: 'log-softmax',
    ours: (z) => logSoftmax(z),
    others: {
      'map, exp, reduce': (z) => {
        const most = Math.max(...z);
        const total = most + Math.log(z.map((x) => Math.exp(x - most)).reduce((a, b) => a + b, 0));
        return z.map((x) => x - total);
      },
      d3: (z) => {
        const most = max(z) as number;
        const total = most + Math.log(sum(z, (x) => Math.exp(x - most)));
        return z.map((x) => x - total);
      },
    },
  },
];

/** The floor: nothing but the exponentials, into an array that is there already. */
export function exponentials(logits: readonly number[], into: Float64Array): Float64Array {
  for (let i = 0; i < logits.length; i++) into[i] = Math.exp(logits[i] as number);
  return into;
}
