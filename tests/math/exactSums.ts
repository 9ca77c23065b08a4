/** Laws of sums in whole numbers: polynomials multiplied out, nothing rounded until the end. */

import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 50 });

/** Coefficients of a product, by the definition. */
export function product(one: readonly bigint[], other: readonly bigint[]): readonly bigint[] {
  const all = new Array<bigint>(one.length + other.length - 1).fill(0n);
  one.forEach((a, i) => {
    other.forEach((b, j) => {
      all[i + j] = (all[i + j] as bigint) + a * b;
    });
  });
  return all;
}

/**
 * Shares of the sums of n draws, where a draw is i with weight wᵢ.
 *
 * The polynomial is written as one number, with room for the largest coefficient of its power between the digits; the
 * digits of the power of that number are the coefficients of the power.
 */
export function exactSumOf(weights: readonly number[], n: number): readonly Decimal[] {
  const total = BigInt(weights.reduce((a, b) => a + b));
  const width = (total ** BigInt(n)).toString(16).length;
  const written = weights.map((w) => w.toString(16).padStart(width, '0')).reverse();
  const length = n * (weights.length - 1) + 1;
  const power = (BigInt(`0x${written.join('')}`) ** BigInt(n)).toString(16).padStart(length * width, '0');
  return ratios(
    Array.from({ length }, (_, k) => {
      const end = power.length - k * width;
      return BigInt(`0x${power.slice(end - width, end)}`);
    }),
  );
}

/** Whole numbers as parts of their sum. */
export function ratios(parts: readonly bigint[]): readonly Decimal[] {
  const total = new Exact(parts.reduce((a, b) => a + b).toString());
  return parts.map((part) => new Exact(part.toString()).div(total));
}

/** C(n, 0), C(n, 1), …, C(n, n) */
export function choose(n: number): readonly bigint[] {
  const row = [1n];
  for (let k = 0; k < n; k++) row.push(((row[k] as bigint) * BigInt(n - k)) / BigInt(k + 1));
  return row;
}
