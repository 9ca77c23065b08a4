/** Softmax turns any scores into shares of one whole. */

import { type SoftmaxOptions, scaled } from './scaled.ts';
import { sum } from './sum.ts';
import type { Vector } from './vector.ts';

/**
 * Turn logits into probabilities.
 *
 * pᵢ = b^(zᵢ/T) / Σⱼ b^(zⱼ/T), with the largest logit taken away first. Only differences between logits count.
 *
 * T = 0 is the limit: all mass on the largest logit, in equal parts if several are largest. A logit of −∞ gets 0, a
 * logit of +∞ takes all, in equal parts with others of its kind.
 *
 * Shares add up to 1 but for rounding: compare with a tolerance of n · 2⁻⁵² for n shares.
 *
 * @param logits shape (n,), n ≥ 1, ±∞ allowed; not modified
 * @returns shape (n,), from 0 to 1; undefined if all logits are −∞, since then there is no distribution
 * @throws RangeError if a logit is NaN, there is none, T is negative or NaN, or the base is not a number above 1
 * @example softmax([3.5, 1.2, 0.3, -0.5]); // [0.8626, 0.0865, 0.0352, 0.0158]
 * @example softmax([2, 1, 2], { temperature: 0 }); // [0.5, 0, 0.5]
 */
export function softmax(logits: Vector, options?: SoftmaxOptions): Float64Array | undefined {
  const shares = scaled(logits, 'softmax', options);
  if (!shares) return undefined;
  for (let i = 0; i < shares.length; i++) shares[i] = Math.exp(shares[i] as number);
  const total = sum(shares);
  for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] as number) / total;
  return shares;
}
