/** What must hold before shares are used as a distribution. */

import { sum } from './sum.ts';
import { largest, type Vector } from './vector.ts';

/** How far a sum of shares may be from 1: far above rounding, far below a mistake. */
const CARELESS = 1e-9;

/**
 * Refuse what is not a distribution.
 *
 * @param shares shape (n,); not modified
 * @param caller the function named in errors
 * @throws RangeError if there is no share, one is not from 0 to 1, or they do not add up to 1
 * @example needDistribution([0.9, 0.2], 'cutTopP'); // RangeError: cutTopP needs shares that add up to 1, got 1.1
 */
export function needDistribution(shares: Vector, caller: string): void {
  largest(shares, caller);
  for (let i = 0; i < shares.length; i++) {
    const p = shares[i] as number;
    if (p < 0 || p > 1) throw new RangeError(`${caller} needs shares from 0 to 1, got ${p} at index ${i}`);
  }
  const total = sum(shares);
  if (!(Math.abs(total - 1) <= CARELESS)) throw new RangeError(`${caller} needs shares that add up to 1, got ${total}`);
}
