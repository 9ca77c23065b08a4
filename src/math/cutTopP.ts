/** Top-p, the nucleus: items are kept, largest first, until they have so much of the mass. */

import { countWhile } from './countWhile.ts';
import { CLOSE, type Cut, firstOf, ranking } from './cut.ts';
import { needDistribution } from './distribution.ts';
import type { Vector } from './vector.ts';

/**
 * What happens to the item that crosses p.
 *
 * - `reach`: the smallest prefix whose mass reaches p, at least one item.
 * - `printed`: items go whose running total is above p, the crossing one included; nothing may be left.
 * - `shifted`: as printed, but each item goes by the total before it, so that the crossing one stays; one item more
 *   than `reach` where a total is exactly p.
 */
export type NucleusRule = 'reach' | 'printed' | 'shifted';

/**
 * Keep the most probable items that together have the mass p.
 *
 * p is the mass kept, not the mass cut away. It is a floor: the kept mass is at least p, and less than p plus the last
 * kept share. Totals within 1e−12 of p count as p. p = 1 keeps all, under every rule.
 *
 * **Source**: Holtzman et al., 2020, for `reach`.
 *
 * @param shares shape (n,), n ≥ 1, from 0 to 1, adding up to 1; not modified
 * @param p from 0 to 1
 * @throws RangeError if shares do not make a distribution, or p is not from 0 to 1
 * @example cutTopP([0.5, 0.25, 0.125, 0.125], 0.75).kept; // 2
 * @example cutTopP([0.5, 0.25, 0.125, 0.125], 0.75, 'shifted').kept; // 3
 * @example cutTopP([0.99, 0.005, 0.005], 0.9, 'printed').kept; // 0
 */
export function cutTopP(shares: Vector, p: number, rule: NucleusRule = 'reach'): Cut {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`cutTopP needs p from 0 to 1, got ${p}`);
  needDistribution(shares, 'cutTopP');
  const ranks = ranking(shares);
  return firstOf(ranks, keptByP(ranks.totals, p, rule));
}

/**
 * The same for running totals that are known already: how many of the first are kept.
 *
 * @param totals as `runningTotals` gives them, the last about 1
 * @param p from 0 to 1
 * @example keptByP(Float64Array.of(0.5, 0.75, 1), 0.75, 'reach'); // 2
 */
export function keptByP(totals: Float64Array, p: number, rule: NucleusRule): number {
  const size = totals.length;
  const below = (): number => countWhile(size, (i) => (totals[i] as number) < p - CLOSE);
  const upTo = (): number => countWhile(size, (i) => (totals[i] as number) <= p + CLOSE);
  if (p === 1) return size;
  switch (rule) {
    case 'reach':
      return Math.min(size, 1 + below());
    case 'printed':
      return upTo();
    case 'shifted':
      return Math.min(size, 1 + upTo());
  }
}
