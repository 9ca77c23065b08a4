/** How far the staircase of a sample may be from the true law by chance alone, everywhere at once. */

/**
 * Half the height of a band round the staircase of n draws that holds the whole true law, with the given confidence.
 *
 * ε = √(ln(2 / (1 − confidence)) / 2n), whatever the law is.
 *
 * **Source**: Dvoretzky, Kiefer and Wolfowitz, 1956, with Massart’s constant, 1990.
 *
 * @param n draws, independent, a whole number of at least 1
 * @param confidence from 0, below 1
 * @returns a share; above 1 says nothing
 * @throws RangeError if n or the confidence is not such a number
 * @example dkwRadius(1000, 0.95); // 0.04295
 */
export function dkwRadius(n: number, confidence: number): number {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`dkwRadius needs a whole number of draws from 1, got ${n}`);
  if (!(confidence >= 0 && confidence < 1))
    throw new RangeError(`dkwRadius needs a confidence from 0 to below 1, got ${confidence}`);
  return Math.sqrt(Math.log(2 / (1 - confidence)) / (2 * n));
}
