/** The largest gap between the staircase of a sample and a law. */

import type { Vector } from './vector.ts';

/**
 * sup |Fₙ(x) − F(x)|, where Fₙ climbs 1/n at each value.
 *
 * Both sides of every step are looked at; equal values make one higher step.
 *
 * @param sorted shape (n,), n ≥ 1, never falling; not modified
 * @param cdf share of the law at most x, without jumps
 * @returns from 1/2n to 1
 * @throws RangeError if there is no value, or they are not sorted
 * @example kolmogorovDistance([0.5], (x) => x); // 0.5
 */
export function kolmogorovDistance(sorted: Vector, cdf: (x: number) => number): number {
  const n = sorted.length;
  if (n === 0) throw new RangeError('kolmogorovDistance needs at least one value, got none');
  let most = 0;
  for (let i = 0; i < n; i++) {
    const x = sorted[i] as number;
    if (!(x >= (sorted[i - 1] ?? -Infinity)))
      throw new RangeError(`kolmogorovDistance needs values in rising order, got ${x} at index ${i}`);
    const below = cdf(x);
    most = Math.max(most, below - i / n, (i + 1) / n - below);
  }
  return most;
}
