/** How many of n tries succeed. */

import { sum } from './sum.ts';

/**
 * The chance of 0, 1, 2, …, n successes in n independent tries.
 *
 * C(n, k) pᵏ (1 − p)ⁿ⁻ᵏ, each from its neighbour by one ratio, outwards from the likeliest, then divided by their sum:
 * nothing overflows, and what is too small for a double is 0.
 *
 * **Accuracy**: tested against whole numbers up to n = 2000, relative error of a mass below 7(n + 2) · 2⁻⁵³.
 *
 * @param n tries, a whole number from 0
 * @param p chance of a success, from 0 to 1
 * @returns shape (n + 1,)
 * @throws RangeError if n or p is not such a number
 * @example binomialMasses(2, 0.5); // [0.25, 0.5, 0.25]
 */
export function binomialMasses(n: number, p: number): Float64Array {
  needTries(n, p, 'binomialMasses');
  const masses = new Float64Array(n + 1);
  const mode = Math.min(n, Math.floor((n + 1) * p));
  masses[mode] = 1;
  for (let k = mode; k < n; k++) masses[k + 1] = ((masses[k] as number) * (n - k) * p) / ((k + 1) * (1 - p));
  for (let k = mode; k > 0; k--) masses[k - 1] = ((masses[k] as number) * k * (1 - p)) / ((n - k + 1) * p);
  const total = sum(masses);
  for (let k = 0; k <= n; k++) masses[k] = (masses[k] as number) / total;
  return masses;
}

/**
 * The chance of at most k successes.
 *
 * **Cost**: n steps.
 *
 * @param k any number; between two whole ones it counts as the lower
 * @param n tries, a whole number from 0
 * @param p chance of a success, from 0 to 1
 * @returns from 0 to 1
 * @throws RangeError if k is NaN, or n or p is not such a number
 * @example binomialCdf(1, 2, 0.5); // 0.75
 */
export function binomialCdf(k: number, n: number, p: number): number {
  needTries(n, p, 'binomialCdf');
  if (Number.isNaN(k)) throw new RangeError('binomialCdf needs a number, got NaN');
  if (k < 0) return 0;
  if (k >= n) return 1;
  return Math.min(1, sum(binomialMasses(n, p).subarray(0, Math.floor(k) + 1)));
}

function needTries(n: number, p: number, caller: string): void {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`${caller} needs a whole number of tries from 0, got ${n}`);
  if (!(p >= 0 && p <= 1)) throw new RangeError(`${caller} needs a chance from 0 to 1, got ${p}`);
}
