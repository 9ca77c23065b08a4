/** What it costs to expect one distribution where another is true: in all, and in excess. */

import { needDistribution } from './distribution.ts';
import { sum } from './sum.ts';
import type { Vector } from './vector.ts';

/**
 * −Σ Pᵢ ln Qᵢ: the average loss where P is true and Q was expected, with 0 · ln 0 = 0.
 *
 * H(P) + KL(P, Q). Smallest, and then equal to the entropy of P, at Q = P.
 *
 * **Units**: nats.
 *
 * @param target P, shape (n,), n ≥ 1, from 0 to 1, adding up to 1; not modified
 * @param model Q, as P
 * @returns from 0 to +∞, which it is as soon as something possible was held impossible
 * @throws RangeError if one is no distribution, or they are of unequal length
 * @example crossEntropy([0.6, 0.3, 0.1], [1 / 3, 1 / 3, 1 / 3]); // 1.0986
 */
export function crossEntropy(target: Vector, model: Vector): number {
  needPair(target, model, 'crossEntropy');
  return sum(Float64Array.from(target, (p, i) => (p === 0 ? 0 : -p * Math.log(model[i] as number)))) + 0;
}

/**
 * Σ Pᵢ ln(Pᵢ / Qᵢ): what expecting Q costs on top of what is unavoidable.
 *
 * Not a distance: KL(P, Q) and KL(Q, P) differ.
 *
 * **Units**: nats.
 *
 * @param target P, as in `crossEntropy`
 * @param model Q, as in `crossEntropy`
 * @returns from 0, exactly so for Q = P, to +∞
 * @throws RangeError as `crossEntropy` does
 * @example klDivergence([0.6, 0.3, 0.1], [1 / 3, 1 / 3, 1 / 3]); // 0.2007
 */
export function klDivergence(target: Vector, model: Vector): number {
  needPair(target, model, 'klDivergence');
  const terms = Float64Array.from(target, (p, i) => (p === 0 ? 0 : p * (Math.log(p) - Math.log(model[i] as number))));
  // Terms of both signs nearly cancel where Q is close to P; what rounding leaves below 0 is 0.
  return Math.max(0, sum(terms));
}

function needPair(target: Vector, model: Vector, caller: string): void {
  if (target.length !== model.length)
    throw new RangeError(`${caller} needs two distributions of one length, got ${target.length} and ${model.length}`);
  needDistribution(target, caller);
  needDistribution(model, caller);
}
