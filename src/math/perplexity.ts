/** The mean of many losses, and what it says: how many faces the die has that would do as badly. */

import { sum } from './sum.ts';
import type { Vector } from './vector.ts';

/**
 * The mean of the losses that count.
 *
 * Every scored token weighs the same, whatever window it came from. Ignored ones are in neither the sum nor the count.
 *
 * **Units**: nats, or whatever the losses are in.
 *
 * @param losses shape (n,), n ≥ 1, from 0 to +∞ where they count; not modified
 * @param counted which losses count; all, if not given
 * @returns undefined if none counts: no token was scored, so there is no mean
 * @throws RangeError if there is no loss, one that counts is negative or NaN, or the lengths are unequal
 * @example meanLoss([1, 5, 3], [true, false, true]); // 2
 */
export function meanLoss(losses: Vector, counted?: ArrayLike<boolean>): number | undefined {
  if (losses.length === 0) throw new RangeError('meanLoss needs at least one loss, got none');
  if (counted && counted.length !== losses.length)
    throw new RangeError(`meanLoss needs one mark a loss, got ${counted.length} for ${losses.length}`);
  const scored: number[] = [];
  for (let i = 0; i < losses.length; i++) {
    const loss = losses[i] as number;
    if (counted && !counted[i]) continue;
    if (!(loss >= 0)) throw new RangeError(`meanLoss needs losses of at least 0, got ${loss} at index ${i}`);
    scored.push(loss);
  }
  return scored.length === 0 ? undefined : sum(scored) / scored.length;
}

/**
 * e^(mean loss): 1 over the geometric mean of the shares that the right answers had.
 *
 * Only the likelihood belongs in: a loss with other terms added, for regularisation say, gives no perplexity.
 *
 * @param losses shape (n,), n ≥ 1, **units** nats; not modified
 * @param counted which losses count; all, if not given
 * @returns from 1 to +∞, possibly above the number of words; undefined if no token was scored
 * @throws RangeError as `meanLoss` does
 * @example perplexity([0.9, 0.5, 0.1, 0.01].map(surprise)); // 6.866
 */
export function perplexity(losses: Vector, counted?: ArrayLike<boolean>): number | undefined {
  const mean = meanLoss(losses, counted);
  return mean === undefined ? undefined : Math.exp(mean);
}
