/** How undecided a distribution is: entropy in nats, in bits, and as a number of equally likely items. */

import { sum } from './sum.ts';
import { largest, type Vector } from './vector.ts';

/**
 * H = −Σ pᵢ ln pᵢ, with 0 · ln 0 = 0.
 *
 * **Units**: nats.
 *
 * @param shares shape (n,), n ≥ 1, from 0 to 1, adding up to 1; not modified
 * @returns from 0 (one item has all) to ln n (all alike)
 * @throws RangeError if a share is not from 0 to 1, or there is none
 * @example entropy([0.5, 0.5]); // 0.6931471805599453
 */
export function entropy(shares: Vector): number {
  largest(shares, 'entropy');
  const terms = Float64Array.from(shares, (p, i) => {
    if (p < 0 || p > 1) throw new RangeError(`entropy needs shares from 0 to 1, got ${p} at index ${i}`);
    return p === 0 ? 0 : -p * Math.log(p);
  });
  return sum(terms) + 0;
}

/**
 * Nats as bits: divided by ln 2.
 *
 * @example bits(Math.LN2); // 1
 */
export const bits = (nats: number): number => nats / Math.LN2;

/**
 * e^H: how many equally likely items would be as undecided.
 *
 * @returns from 1 to n
 * @throws RangeError as `entropy` does
 * @example effectiveNumber([0.25, 0.25, 0.25, 0.25]); // 4
 */
export const effectiveNumber = (shares: Vector): number => Math.exp(entropy(shares));
