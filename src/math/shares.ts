/** Ways of turning scores into shares: softmax, and the rules that people try instead. */

import { softmax } from './softmax.ts';
import { sum } from './sum.ts';
import { largest, type Vector } from './vector.ts';

/** What a score is turned into before dividing; `raw` takes the scores themselves as shares and divides by nothing. */
export type Rule = 'exp' | 'square' | 'abs' | 'relu' | 'raw';

/**
 * The weight f(z) of one score: bᶻ, z², |z|, max(0, z), or z itself.
 *
 * @returns may overflow to +∞ under `exp`; shares are not computed from it there
 * @example weight(-3, 'square'); // 9
 */
export function weight(score: number, rule: Rule, base = Math.E): number {
  switch (rule) {
    case 'exp':
      return base === Math.E ? Math.exp(score) : base ** score;
    case 'square':
      return score * score;
    case 'abs':
      return Math.abs(score);
    case 'relu':
      return Math.max(0, score);
    case 'raw':
      return score;
  }
}

/**
 * Divide weights by their sum.
 *
 * Weights of +∞ take all, in equal parts: that is the limit.
 *
 * @param weights shape (n,), n ≥ 1, none negative, +∞ allowed; not modified
 * @returns shape (n,), adding up to 1 but for rounding; undefined if all are 0, since then there is no distribution
 * @throws RangeError if a weight is negative or NaN, or there is none
 * @example normalise([2, 6]); // [0.25, 0.75]
 */
export function normalise(weights: Vector): Float64Array | undefined {
  const most = largest(weights, 'normalise');
  for (let i = 0; i < weights.length; i++)
    if ((weights[i] as number) < 0)
      throw new RangeError(`normalise needs weights of at least 0, got ${weights[i]} at index ${i}`);
  if (most === 0) return undefined;
  const parts = new Float64Array(weights.length);
  for (let i = 0; i < parts.length; i++)
    parts[i] = most === Infinity ? Number(weights[i] === Infinity) : (weights[i] as number) / most;
  const total = sum(parts);
  for (let i = 0; i < parts.length; i++) parts[i] = (parts[i] as number) / total;
  return parts;
}

/**
 * Shares of scores under a rule.
 *
 * @param scores shape (n,), n ≥ 1, ±∞ allowed; not modified
 * @returns shape (n,); under `raw` possibly negative, above 1 and not adding up to 1; undefined if there is no distribution
 * @throws RangeError if a score is NaN, there is none, or the base is not a number above 1
 * @example shares([3, -1], 'abs'); // [0.75, 0.25]
 */
export function shares(scores: Vector, rule: Rule, base = Math.E): Float64Array | undefined {
  if (rule === 'exp') return softmax(scores, { base });
  largest(scores, 'shares');
  const weights = Float64Array.from(scores, (z) => weight(z, rule, base));
  return rule === 'raw' ? weights : normalise(weights);
}
