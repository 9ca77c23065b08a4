/** Logits as softmax uses them: counted down from the largest, and divided by the temperature. */

import { largest, type Vector } from './vector.ts';

export interface SoftmaxOptions {
  /** T ≥ 0; 0 and +∞ mean the limits. 1 if not given. */
  readonly temperature?: number;
  /** The number that is raised to the logits, above 1. e if not given. */
  readonly base?: number;
}

/**
 * (zᵢ − max z) · ln b / T, or its limit.
 *
 * The largest gives 0 and all others less, so that e to this power neither overflows nor leaves all shares at 0.
 * For T → 0, and for a logit of +∞, the largest stay at 0 and all others go to −∞. For T → ∞ all go to 0 but those
 * at −∞.
 *
 * @param logits at least one, ±∞ allowed; not modified
 * @returns undefined if all logits are −∞: then there is no distribution
 * @throws RangeError if a logit is NaN, there is none, T is negative or NaN, or the base is not a number above 1
 * @example scaled([3, 1, -Infinity], 'softmax'); // [0, -2, -Infinity]
 */
export function scaled(logits: Vector, caller: string, options: SoftmaxOptions = {}): Float64Array | undefined {
  const { temperature = 1, base = Math.E } = options;
  if (!(temperature >= 0)) throw new RangeError(`${caller} needs a temperature of at least 0, got ${temperature}`);
  if (!(base > 1 && base < Infinity)) throw new RangeError(`${caller} needs a base above 1, got ${base}`);
  const most = largest(logits, caller);
  if (most === -Infinity) return undefined;
  const perUnit = base === Math.E ? 1 : Math.log(base);
  const powers = new Float64Array(logits.length);
  for (let i = 0; i < logits.length; i++) {
    const z = logits[i] as number;
    if (z === most) powers[i] = 0;
    else if (most === Infinity || temperature === 0 || z === -Infinity) powers[i] = -Infinity;
    else powers[i] = ((z - most) * perUnit) / temperature;
  }
  return powers;
}
