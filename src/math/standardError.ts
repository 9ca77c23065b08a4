/** How far the mean of a sample typically lies from the mean of what it was drawn from. */

/**
 * σ/√n: to halve it takes four times the sample.
 *
 * @param sd spread of one draw, at least 0, +∞ where there is none, in any unit
 * @param n draws, independent, a whole number of at least 1
 * @returns in the same unit
 * @throws RangeError if sd is negative or NaN, or n is not such a number
 * @example standardError(8, 64); // 1
 */
export function standardError(sd: number, n: number): number {
  if (!(sd >= 0)) throw new RangeError(`standardError needs a spread of at least 0, got ${sd}`);
  if (!Number.isInteger(n) || n < 1)
    throw new RangeError(`standardError needs a whole number of draws from 1, got ${n}`);
  return sd / Math.sqrt(n);
}
