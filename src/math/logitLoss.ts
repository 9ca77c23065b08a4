/** The loss of one prediction, straight from its logits: no share that could underflow comes between. */

import { logSoftmax } from './logSoftmax.ts';
import type { SoftmaxOptions } from './scaled.ts';
import type { Vector } from './vector.ts';

/**
 * −ln of the share that softmax gives the target: ln Σ e^(zⱼ) − z of the target.
 *
 * **Units**: nats.
 *
 * @param logits shape (n,), n ≥ 1, ±∞ allowed; logits, not shares, which would be put through softmax twice
 * @param target an index
 * @returns from 0 to +∞; undefined if all logits are −∞
 * @throws RangeError if the target is not an index of the logits, or as `softmax` does
 * @example logitLoss([-100, 200, 500], 1); // 300
 */
export function logitLoss(logits: Vector, target: number, options?: SoftmaxOptions): number | undefined {
  const logs = logSoftmax(logits, options);
  if (!(Number.isInteger(target) && target >= 0 && target < logits.length))
    throw new RangeError(`logitLoss needs a target from 0 to ${logits.length - 1}, got ${target}`);
  return logs && -(logs[target] as number) + 0;
}
