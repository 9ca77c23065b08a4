/** The law of a sum of two: every pair of outcomes, its mass put where the pair adds up to. */

import type { Vector } from './vector.ts';

/**
 * Masses of the sum of two independent draws, directly from the definition.
 *
 * (a ∗ b)ₖ = Σ aᵢ bₖ₋ᵢ
 *
 * Only products and sums of what is not negative: every mass is good to a few roundings of its own, however small it
 * is, and what cannot happen has exactly 0.
 *
 * **Cost**: a product for every pair; rows without mass are passed over.
 *
 * @param one shape (m,), m ≥ 1, masses at 0, 1, 2, …; not modified
 * @param other shape (n,), n ≥ 1; not modified
 * @returns shape (m + n − 1,)
 * @throws RangeError if there are no masses
 * @example convolve([0.5, 0.5], [0.5, 0.5]); // [0.25, 0.5, 0.25]
 */
export function convolve(one: Vector, other: Vector): Float64Array {
  if (one.length === 0 || other.length === 0) throw new RangeError('convolve needs at least one mass each, got none');
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  const row = Float64Array.from(many);
  const masses = new Float64Array(few.length + row.length - 1);
  for (let i = 0; i < few.length; i++) {
    const p = few[i] as number;
    if (p === 0) continue;
    for (let j = 0; j < row.length; j++) masses[i + j] = (masses[i + j] as number) + p * (row[j] as number);
  }
  return masses;
}
