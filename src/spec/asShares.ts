/** Own data for a list of shares may be weights: 3, 5, 2 are .3, .5 and .2. */

import type { ListParam } from './params.ts';

/**
 * @param brought numbers from a link or from what was pasted; whatever else stands among them is left to be settled
 * @returns the same where it is no list of shares, where nothing is above 1, or where no sum can be had
 * @example asShares({ …, shares: true }, [3, 5, 2]); // [0.3, 0.5, 0.2]
 */
export function asShares(p: ListParam, brought: readonly unknown[]): readonly unknown[] {
  const kept = brought.slice(0, p.maxLength);
  if (!p.shares || !kept.every(isWeight) || kept.every((x) => x <= p.item.max)) return brought;
  const sum = kept.reduce((total, x) => total + x, 0);
  return Number.isFinite(sum) ? [...kept.map((x) => x / sum), ...brought.slice(p.maxLength)] : brought;
}

const isWeight = (x: unknown): x is number => typeof x === 'number' && x >= 0 && x < Infinity;
