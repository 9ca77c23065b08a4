/** What numbers become in formats of less precision: IEEE 754 half, single and double. */

export type Precision = 'float16' | 'float32' | 'float64';

/** Largest finite number of each format. */
export const LARGEST: { readonly [P in Precision]: number } = {
  float16: 65504,
  float32: (2 - 2 ** -23) * 2 ** 127,
  float64: Number.MAX_VALUE,
};

/** Smallest number above 0 of each format, a subnormal one. */
export const SMALLEST: { readonly [P in Precision]: number } = {
  float16: 2 ** -24,
  float32: 2 ** -149,
  float64: Number.MIN_VALUE,
};

/**
 * The nearest number of the format, to even where two are equally near.
 *
 * @param x any number; NaN stays NaN, −0 stays −0
 * @returns ±∞ from half a step above the largest number on
 * @example roundTo('float16', 65519); // 65504
 * @example roundTo('float16', 65520); // Infinity
 */
export function roundTo(precision: Precision, x: number): number {
  switch (precision) {
    case 'float16':
      return roundHalf(x);
    case 'float32':
      return Math.fround(x);
    case 'float64':
      return x;
  }
}

/**
 * Where e to the power of x is as large as the format allows: ln of its largest number.
 *
 * @example overflowAt('float32'); // 88.72283905206835
 */
export const overflowAt = (precision: Precision): number => Math.log(LARGEST[precision]);

/**
 * Below which power e to it is rounded to 0: ln of half the smallest number.
 *
 * @example underflowAt('float32'); // -103.97207708399179
 */
export const underflowAt = (precision: Precision): number => Math.log(SMALLEST[precision]) - Math.LN2;

/** Round to half precision: 11 significant bits, exponents from −14 to 15, below that multiples of 2⁻²⁴. */
function roundHalf(x: number): number {
  const size = Math.abs(x);
  if (!(size > 0 && size < Infinity)) return x;
  if (size >= 65520) return Math.sign(x) * Infinity;
  const step = Math.max(SMALLEST.float16, 2 ** (exponentOf(size) - 10));
  const steps = size / step;
  const below = Math.floor(steps);
  const over = steps - below;
  const rounded = over > 0.5 || (over === 0.5 && below % 2 === 1) ? below + 1 : below;
  return x < 0 ? -rounded * step : rounded * step;
}

/** The whole e with 2^e ≤ x < 2^(e+1); `Math.log2` alone may be off by one beside a power of two. */
function exponentOf(x: number): number {
  const e = Math.floor(Math.log2(x));
  return 2 ** e > x ? e - 1 : 2 ** (e + 1) <= x ? e + 1 : e;
}
