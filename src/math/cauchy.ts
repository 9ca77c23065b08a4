/** The Cauchy law: a bell to look at, with tails so heavy that it has no mean, and averages never settle. */

import type { Random } from './random.ts';

/**
 * The share of the law below a point: ½ + arctan(x)/π.
 *
 * The mean of n draws has the same law as one, for every n. Both tails keep their digits.
 *
 * @param x any number, ±∞ allowed
 * @returns from 0 to 1
 * @throws RangeError if x is NaN
 * @example 2 * cauchyCdf(-10); // 0.06345, the chance of being beyond ±10
 */
export function cauchyCdf(x: number): number {
  if (Number.isNaN(x)) throw new RangeError('cauchyCdf needs a number, got NaN');
  return Math.atan2(1, -x) / Math.PI;
}

/**
 * Where the share below is p: tan(π(p − ½)).
 *
 * @param p from 0 to 1
 * @returns −∞ at 0 and below 2e−309, +∞ at 1
 * @throws RangeError if p is not from 0 to 1
 * @example cauchyQuantile(0.75); // 1
 */
export function cauchyQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`cauchyQuantile needs a share from 0 to 1, got ${p}`);
  if (p === 0 || p === 1) return p === 0 ? -Infinity : Infinity;
  // Outside the middle from the nearer end, where p − ½ would lose the digits of p.
  if (p < 0.25) return -1 / Math.tan(Math.PI * p);
  return p > 0.75 ? 1 / Math.tan(Math.PI * (1 - p)) : Math.tan(Math.PI * (p - 0.5));
}

/**
 * A draw, from one number of the sequence; 0, which would give −∞, is taken as 2⁻⁵⁴.
 *
 * @returns finite, from about −6e15 to 6e15
 * @example drawCauchy(uniform(1)); // a draw
 */
export const drawCauchy = (random: Random): number => cauchyQuantile(Math.max(2 ** -54, random()));
