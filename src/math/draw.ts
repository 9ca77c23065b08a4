/** A point on the strip: which item lies under u. */

import { largest, type Vector } from './vector.ts';

/** How far the sum of shares may be from 1; rounding alone stays below 2e-11 for 100,000 shares. */
const CARELESS = 1e-9;

/**
 * The right edges of the segments when shares lie side by side on a strip.
 *
 * Segment i covers [edge i−1, edge i), from 0 for the first. The last item with mass ends at exactly 1, and so do those
 * after it, so that rounding leaves no gap at the end of the strip.
 *
 * @param shares shape (n,), n ≥ 1, none negative, adding up to 1 but for rounding; not modified
 * @returns shape (n,), from 0 to 1, never falling; an item without mass has the edge of the one before it
 * @throws RangeError if shares do not make a distribution
 * @example cumulative([0.5, 0, 0.5]); // [0.5, 0.5, 1]
 */
export function cumulative(shares: Vector): Float64Array {
  largest(shares, 'cumulative');
  const edges = new Float64Array(shares.length);
  let edge = 0;
  let last = 0;
  for (let i = 0; i < edges.length; i++) {
    const p = shares[i] as number;
    if (p < 0) throw new RangeError(`cumulative needs shares of at least 0, got ${p} at index ${i}`);
    if (p > 0) last = i;
    edge += p;
    edges[i] = Math.min(1, edge);
  }
  if (!(Math.abs(edge - 1) <= CARELESS)) throw new RangeError(`cumulative needs shares that add up to 1, got ${edge}`);
  return edges.fill(1, last);
}

/**
 * The item whose segment holds u: the inverse of the cumulative distribution.
 *
 * An item without mass is never drawn, whatever rounding does: its segment is empty, and the last item with mass ends
 * at exactly 1.
 *
 * **Cost**: one pass.
 *
 * @param shares shape (n,), n ≥ 1, none negative, adding up to 1 but for rounding; not modified
 * @param u from 0, below 1
 * @returns an index
 * @throws RangeError if shares do not make a distribution, or u is outside [0, 1)
 * @example draw([0.2, 0, 0.8], 0.2); // 2
 */
export function draw(shares: Vector, u: number): number {
  if (!(u >= 0 && u < 1)) throw new RangeError(`draw needs u from 0 to below 1, got ${u}`);
  const edges = cumulative(shares);
  let i = 0;
  while (u >= (edges[i] as number)) i++;
  return i;
}
