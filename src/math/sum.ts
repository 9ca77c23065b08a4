/** Adding up numbers without letting the rounding errors add up too. */

import type { Vector } from './vector.ts';

/**
 * The sum of some numbers, compensated for rounding.
 *
 * The error is about one rounding of the result, however many numbers there are, as long as they do not nearly cancel;
 * a plain loop over n numbers may be off by n roundings.
 *
 * **Source**: Neumaier, 1974, a variant of Kahan's summation.
 *
 * @param values ±∞ allowed; none at all add up to 0
 * @returns NaN only if both infinities are there
 * @example sum([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]); // 1, where a loop gives 0.9999999999999999
 */
export function sum(values: Vector): number {
  let total = 0;
  let lost = 0;
  for (let i = 0; i < values.length; i++) {
    const x = values[i] as number;
    const next = total + x;
    if (Number.isFinite(next)) lost += Math.abs(total) >= Math.abs(x) ? total - next + x : x - next + total;
    total = next;
  }
  return Number.isFinite(total) ? total + lost : total;
}
