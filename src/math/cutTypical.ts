/** Typical sampling: items are kept whose surprise is nearest to the average surprise. */

import { type Cut, firstOf, ranking } from './cut.ts';
import { keptByP } from './cutTopP.ts';
import { needDistribution } from './distribution.ts';
import { entropy } from './entropy.ts';
import { rankOrder } from './rankOrder.ts';
import { surprise } from './surprise.ts';
import type { Vector } from './vector.ts';

/**
 * Keep the smallest set that has the mass, taken by rising |−ln pᵢ − H|.
 *
 * The most probable item may be cut away: it may be too little of a surprise.
 *
 * **Source**: Meister et al., 2023.
 *
 * @param shares shape (n,), n ≥ 1, from 0 to 1, adding up to 1; not modified
 * @param mass from 0 to 1; 1 keeps all
 * @returns `order` by nearness to the average surprise, then by index; items without mass come last
 * @throws RangeError if shares do not make a distribution, or the mass is not from 0 to 1
 * @example [...cutTypical([0.5, 0.3, 0.2], 0.2).order]; // [1, 0, 2]
 */
export function cutTypical(shares: Vector, mass: number): Cut {
  if (!(mass >= 0 && mass <= 1)) throw new RangeError(`cutTypical needs a mass from 0 to 1, got ${mass}`);
  needDistribution(shares, 'cutTypical');
  const average = entropy(shares);
  const near = Float64Array.from(shares, (p) => -Math.abs(surprise(p) - average));
  const ranks = ranking(shares, rankOrder(near));
  return firstOf(ranks, keptByP(ranks.totals, mass, 'reach'));
}
