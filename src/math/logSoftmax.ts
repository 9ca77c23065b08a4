/** Logarithms of shares, exact where the shares themselves are too small to be kept. */

import { aboveLargest } from './logSumExp.ts';
import { type SoftmaxOptions, scaled } from './scaled.ts';
import type { Vector } from './vector.ts';

/**
 * ln pᵢ for p = softmax(z).
 *
 * −log of a softmax gives ∞ as soon as a share underflows; this gives the true value, about the gap to the largest
 * logit. It is the way to a loss.
 *
 * @param logits shape (n,), n ≥ 1, ±∞ allowed; not modified
 * @returns shape (n,), at most 0, **units** nats; −∞ where the share is 0; undefined if all logits are −∞
 * @throws RangeError as `softmax` does
 * @example logSoftmax([0, -800]); // [0, -800]
 */
export function logSoftmax(logits: Vector, options?: SoftmaxOptions): Float64Array | undefined {
  const logs = scaled(logits, 'logSoftmax', options);
  if (!logs) return undefined;
  const above = aboveLargest(logs);
  for (let i = 0; i < logs.length; i++) logs[i] = (logs[i] as number) - above;
  return logs;
}
