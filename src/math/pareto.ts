/** The Pareto law: no value below 1, and tails that fall as a power; below α = 2 without variance, below 1 without mean. */

import type { Random } from './random.ts';

/**
 * The share of the law below a point: 1 − x^(−α).
 *
 * @param x any number, ±∞ allowed; below 1 lies nothing
 * @param alpha above 0, finite
 * @returns from 0 to 1
 * @throws RangeError if x is NaN or α is not such a number
 * @example paretoCdf(2, 1); // 0.5
 */
export function paretoCdf(x: number, alpha: number): number {
  needIndex(alpha, 'paretoCdf');
  if (Number.isNaN(x)) throw new RangeError('paretoCdf needs a number, got NaN');
  return x <= 1 ? 0 : -Math.expm1(-alpha * Math.log(x));
}

/**
 * Where the share below is p: (1 − p)^(−1/α).
 *
 * @param p from 0 to 1
 * @param alpha above 0, finite
 * @returns from 1, at 0, to +∞, at 1
 * @throws RangeError if p is not from 0 to 1 or α is not such a number
 * @example paretoQuantile(0.5, 1); // 2
 */
export function paretoQuantile(p: number, alpha: number): number {
  needIndex(alpha, 'paretoQuantile');
  if (!(p >= 0 && p <= 1)) throw new RangeError(`paretoQuantile needs a share from 0 to 1, got ${p}`);
  return (1 - p) ** (-1 / alpha);
}

/**
 * A draw, from one number of the sequence.
 *
 * @returns at least 1; finite for α above 0.06
 * @example drawPareto(uniform(1), 3); // a draw
 */
export const drawPareto = (random: Random, alpha: number): number => paretoQuantile(random(), alpha);

/**
 * Mean α/(α − 1) and variance α/((α − 1)²(α − 2)), as far as there are any.
 *
 * @param alpha above 0, finite
 * @returns +∞ where the integral has no finite value: the mean up to α = 1, the variance up to α = 2
 * @throws RangeError if α is not such a number
 * @example paretoMoments(3); // mean 1.5, variance 0.75
 */
export function paretoMoments(alpha: number): { readonly mean: number; readonly variance: number } {
  needIndex(alpha, 'paretoMoments');
  const mean = alpha > 1 ? alpha / (alpha - 1) : Infinity;
  return { mean, variance: alpha > 2 ? alpha / ((alpha - 1) ** 2 * (alpha - 2)) : Infinity };
}

function needIndex(alpha: number, caller: string): void {
  if (!(alpha > 0 && alpha < Infinity)) throw new RangeError(`${caller} needs a finite α above 0, got ${alpha}`);
}
