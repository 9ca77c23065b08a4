/** How many values fall into each of some equal bins. */

import type { Vector } from './vector.ts';

export type Range = readonly [lo: number, hi: number];
export interface Histogram {
  readonly range: Range;
  /** Shape (bins,). */
  readonly counts: Uint32Array;
  /** Values below the first bin, above the last, or NaN. */
  readonly outside: number;
}

/**
 * Count values in equal-width bins.
 *
 * Bin i covers [edge i, edge i+1) with edge i = lo + (hi − lo)·i / bins; the last bin also holds hi itself. Every value
 * is counted once: counts and `outside` add up to `values.length`.
 *
 * @param values shape (n,), any unit; not modified
 * @param range [lo, hi] in the same unit, both finite, lo < hi
 * @param bins a whole number of at least 1
 * @throws RangeError if `range` is empty or not finite, or `bins` is below 1
 * @example histogram([0.1, 0.9, 2], [0, 1], 2); // counts [1, 1], outside 1
 */
export function histogram(values: Vector, range: Range, bins: number): Histogram {
  const binOf = binning(range, bins);
  const counts = new Uint32Array(bins);
  let outside = 0;
  for (let i = 0; i < values.length; i++) {
    const bin = binOf(values[i] as number);
    if (bin < 0) outside++;
    else counts[bin] = (counts[bin] as number) + 1;
  }
  return { range, counts, outside };
}

/**
 * The rule of {@link histogram} for one value, for counts that grow.
 *
 * @returns from a value its bin, −1 if it is outside or NaN
 * @throws RangeError as `histogram` does
 * @example binning([0, 1], 10)(0.3); // 3, although 0.3 / 0.1 is 2.9999999999999996
 */
export function binning([lo, hi]: Range, bins: number): (value: number) => number {
  const width = hi - lo;
  if (!(width > 0 && width < Infinity))
    throw new RangeError(`histogram needs a finite range in rising order, got ${lo} and ${hi}`);
  if (!Number.isInteger(bins) || bins < 1)
    throw new RangeError(`histogram needs a whole number of bins from 1, got ${bins}`);
  const edges = Float64Array.from({ length: bins + 1 }, (_, i) => lo + (width * i) / bins);
  const perUnit = bins / width;
  return (value) => {
    if (!(value >= lo && value <= hi)) return -1;
    let bin = Math.min(bins - 1, Math.floor((value - lo) * perUnit) + 0);
    // Rounding of the product must not move a value across an edge that can be written down.
    while (value < (edges[bin] as number)) bin--;
    while (bin < bins - 1 && value >= (edges[bin + 1] as number)) bin++;
    return bin;
  };
}

/**
 * Heights of bars whose areas are the shares of their bins: count / (n · width).
 *
 * **Units**: 1 over the unit of the values. Twice as many bins keep the heights; the area is the share that is inside.
 *
 * @returns shape (bins,); all 0 if nothing was counted
 * @example densities(histogram([0.1, 0.9], [0, 1], 2)); // [1, 1]
 */
export function densities({ range: [lo, hi], counts, outside }: Histogram): Float64Array {
  const n = counts.reduce((a, b) => a + b, outside);
  const unit = n === 0 ? 0 : counts.length / (n * (hi - lo));
  return Float64Array.from(counts, (count) => count * unit);
}
