/** How many values lie at each of some evenly spaced points: the bins for data that can only be there. */

import type { Vector } from './vector.ts';

/**
 * Count values at `from`, `from + step`, `from + 2 step`, …
 *
 * Each value goes to the nearest point, so that rounding in a mean of n dice does not part equal values, and no bin is
 * empty because its edges miss the lattice: ten coin flips in twenty bins would show a comb.
 *
 * @param values shape (n,); not modified
 * @param from the first point, finite
 * @param step from each to the next, finite, above 0
 * @param size how many points, a whole number of at least 1
 * @returns `counts` of shape (size,); `outside` are those more than half a step beyond the ends, or NaN
 * @throws RangeError if the points are not such
 * @example latticeCounts([0.1, 0.3, 0.30000000000000004], 0, 0.1, 4); // counts [0, 1, 0, 2], outside 0
 */
export function latticeCounts(
  values: Vector,
  from: number,
  step: number,
  size: number,
): { readonly counts: Uint32Array; readonly outside: number } {
  if (!Number.isFinite(from)) throw new RangeError(`latticeCounts needs a finite first point, got ${from}`);
  if (!(step > 0 && step < Infinity)) throw new RangeError(`latticeCounts needs a finite step above 0, got ${step}`);
  if (!Number.isInteger(size) || size < 1)
    throw new RangeError(`latticeCounts needs a whole number of points from 1, got ${size}`);
  const counts = new Uint32Array(size);
  let outside = 0;
  for (let i = 0; i < values.length; i++) {
    const point = Math.round(((values[i] as number) - from) / step);
    if (point >= 0 && point < size) counts[point] = (counts[point] as number) + 1;
    else outside++;
  }
  return { counts, outside };
}
