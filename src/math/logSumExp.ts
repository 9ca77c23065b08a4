/** The logarithm of a sum of exponentials, without computing the exponentials that would overflow. */

import { argmax } from './argmax.ts';
import { largest, type Vector } from './vector.ts';

/**
 * ln Σᵢ e^(zᵢ).
 *
 * @param logits shape (n,), n ≥ 1, ±∞ allowed; not modified
 * @returns at least the largest logit, at most ln n more; −∞ if all are −∞, +∞ if one is +∞
 * @throws RangeError if a logit is NaN or there is none
 * @example logSumExp([1000, 1000]); // 1000.6931471805599
 */
export function logSumExp(logits: Vector): number {
  const most = largest(logits, 'logSumExp');
  return Number.isFinite(most) ? most + aboveLargest(logits) : most;
}

/**
 * How far ln Σ e^(zᵢ) lies above the largest logit, which must be finite.
 *
 * The largest term is exactly 1 and stays out of the sum, so that what little the others add is not rounded away:
 * ln(1 + rest) with full precision, however small the rest.
 */
export function aboveLargest(logits: Vector): number {
  const first = argmax(logits);
  const most = logits[first] as number;
  let rest = 0;
  for (let i = 0; i < logits.length; i++) if (i !== first) rest += Math.exp((logits[i] as number) - most);
  return Math.log1p(rest);
}
