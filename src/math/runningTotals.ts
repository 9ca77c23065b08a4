/** What the first one, two, three … have together. */

import type { Vector } from './vector.ts';

/**
 * Running totals, with what rounding lost carried along as in `sum`.
 *
 * Over 50,304 shares a plain loop may be off by more than the tolerance that decides a cut; these are good to 2⁻⁵².
 *
 * @param shares shape (n,), finite, none negative; not modified
 * @returns shape (n,), never falling
 * @example runningTotals([0.5, 0.25, 0.25]); // [0.5, 0.75, 1]
 */
export function runningTotals(shares: Vector): Float64Array {
  const totals = new Float64Array(shares.length);
  let total = 0;
  let lost = 0;
  for (let i = 0; i < totals.length; i++) {
    const x = shares[i] as number;
    const next = total + x;
    lost += total >= x ? total - next + x : x - next + total;
    total = next;
    totals[i] = total + lost;
  }
  return totals;
}
