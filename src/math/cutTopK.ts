/** Top-k: so many items are kept, whatever they have. */

import { countWhile } from './countWhile.ts';
import { type Cut, firstOf, ranking } from './cut.ts';
import type { Vector } from './vector.ts';

/** Which items of equal weight at place k are kept: the first by index, so that k are kept, or all of them. */
export type Ties = 'index' | 'all';

export interface TopK extends Cut {
  /** Items that have exactly what the one at place k has: above 1, and not all kept or more than k kept, is a tie to announce. */
  readonly tied: number;
}

/**
 * Keep the k largest.
 *
 * `all` is what code does that drops "whatever is below the k-th": it keeps more than k when others equal the k-th.
 *
 * @param weights shape (n,), n ≥ 1, none negative: shares, or anything of the same order; not modified
 * @param k a whole number of at least 1; above n all are kept
 * @throws RangeError if a weight is negative or NaN, there is none, or k is not such a number
 * @example cutTopK([1, 2, 2, 2, 3], 3).kept; // 3
 * @example cutTopK([1, 2, 2, 2, 3], 3, 'all').kept; // 4
 */
export function cutTopK(weights: Vector, k: number, ties: Ties = 'index'): TopK {
  if (!(Number.isInteger(k) && k >= 1)) throw new RangeError(`cutTopK needs a whole k of at least 1, got ${k}`);
  const ranks = ranking(weights);
  const least = ranks.ranked[ranks.ranked.length - 1] as number;
  if (least < 0) throw new RangeError(`cutTopK needs weights of at least 0, got ${least}`);
  const kept = keptByK(ranks.ranked, k, ties);
  return { ...firstOf(ranks, kept), tied: tiedAt(ranks.ranked, kept - 1) };
}

/**
 * The same for weights that fall already: how many of the first are kept.
 *
 * @example keptByK(Float64Array.of(3, 2, 2, 2, 1), 3, 'all'); // 4
 */
export function keptByK(falling: Float64Array, k: number, ties: Ties): number {
  const count = Math.min(k, falling.length);
  return ties === 'index' ? count : notBelow(falling, falling[count - 1] as number);
}

/**
 * How many have exactly what the one at a place has; places count from 0.
 *
 * @example tiedAt(Float64Array.of(3, 2, 2, 2, 1), 2); // 3
 */
export function tiedAt(falling: Float64Array, place: number): number {
  const own = falling[place] as number;
  return notBelow(falling, own) - countWhile(falling.length, (i) => (falling[i] as number) > own);
}

/** How many have at least so much. */
export const notBelow = (falling: Float64Array, least: number): number =>
  countWhile(falling.length, (i) => (falling[i] as number) >= least);
