/** What would have to be true for a share to be this large: softmax solved for one logit, or for the temperature. */

import { logSumExp } from './logSumExp.ts';
import { softmax } from './softmax.ts';
import type { Vector } from './vector.ts';

/**
 * The logit that gives one item a wanted share, if all others keep theirs.
 *
 * z = ln(p / (1 − p)) + ln Σ over the others of e^(zⱼ)
 *
 * @param logits shape (n,), n ≥ 2, the others not all −∞; not modified
 * @param share above 0, below 1
 * @throws RangeError if the share is not between 0 and 1, or nothing stands against it
 * @example logitFor([3.5, 1.2, 0.3, -0.5], 0, 0.5); // 1.6626…
 */
export function logitFor(logits: Vector, item: number, share: number): number {
  if (!(share > 0 && share < 1)) throw new RangeError(`logitFor needs a share between 0 and 1, got ${share}`);
  const others = logSumExp(Array.from(logits).filter((_, i) => i !== item));
  if (!Number.isFinite(others)) throw new RangeError(`logitFor needs other logits that are finite, got ${others}`);
  return Math.log(share) - Math.log1p(-share) + others;
}

/**
 * The temperature at which the single largest item has a wanted share.
 *
 * Its share falls all the way from 1 to 1/n as T rises from 0, so halving the interval finds the one T.
 *
 * @param logits shape (n,), n ≥ 2, finite, with a single largest; not modified
 * @param share above 1/n, below 1
 * @throws RangeError if no temperature gives that share to that item
 * @example temperatureFor([2, 0], 0, 0.8807970779778823); // 1
 */
export function temperatureFor(logits: Vector, item: number, share: number): number {
  const at = (temperature: number) => softmax(logits, { temperature })?.[item] ?? 0;
  let cold = 1e-6;
  let hot = 1e6;
  if (!(at(cold) > share && share > at(hot)))
    throw new RangeError(`temperatureFor needs a share that can be had, got ${share}`);
  while (true) {
    const middle = Math.sqrt(cold * hot);
    if (middle <= cold || middle >= hot) return middle;
    if (at(middle) > share) cold = middle;
    else hot = middle;
  }
}
