/** Shares that are neither all nor nothing, and must not become so by rounding: "100%" would be untrue of them. */

import { softmax } from './softmax.ts';

/** The doubles next to 1 and to 0. */
const ALMOST_ALL = 1 - 2 ** -53;
const ALMOST_NONE = Number.MIN_VALUE;

/**
 * A share that is known to be above 0 and below 1, kept there.
 *
 * @param share from 0 to 1, and beyond by rounding
 * @example strictly(1); // 0.9999999999999999
 */
export const strictly = (share: number): number => Math.min(ALMOST_ALL, Math.max(ALMOST_NONE, share));

/**
 * Softmax at a temperature above 0, where everything that is not masked has something, and nothing beside it has all.
 *
 * @param logits shape (n,), n ≥ 1, below +∞, −∞ where masked; not modified
 * @param temperature above 0; 0 gives the limit, which is all or nothing
 * @returns shape (n,); undefined if all logits are −∞
 * @throws RangeError as `softmax` does
 * @example openSoftmax([1000, 0])?.[0]; // 0.9999999999999999
 */
export function openSoftmax(logits: readonly number[], temperature = 1): Float64Array | undefined {
  const shares = softmax(logits, { temperature });
  const open = logits.filter((z) => z > -Infinity).length;
  if (temperature === 0 || open < 2) return shares;
  return shares?.map((share, i) => (logits[i] === -Infinity ? 0 : strictly(share)));
}
