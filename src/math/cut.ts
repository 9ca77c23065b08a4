/** What a knife leaves: an order of all items, and how many of them, from the first, are kept. */

import { rankOrder } from './rankOrder.ts';
import { runningTotals } from './runningTotals.ts';
import type { Vector } from './vector.ts';

/** Sums and products that differ by less than this are equal, so that rounding decides no cut. */
export const CLOSE = 1e-12;

export interface Cut {
  /** Every index, the kept ones first: by falling share and then by index, unless the knife says otherwise. */
  readonly order: Uint32Array;
  /** How many of `order`, from the first, are kept. */
  readonly kept: number;
  /** What these had together before the cut. */
  readonly mass: number;
}

/** Shares in some order, as knives see them. */
export interface Ranking {
  readonly order: Uint32Array;
  /** Shares in that order. */
  readonly ranked: Float64Array;
  /** What the first one, two, three … of them have together. */
  readonly totals: Float64Array;
}

/**
 * Put shares in order, largest first.
 *
 * @param shares shape (n,), n ≥ 1, none negative; not modified
 * @param order another order, if it is not to be that
 * @throws RangeError if a share is NaN or there is none
 * @example ranking([0.25, 0.75]).ranked; // [0.75, 0.25]
 */
export function ranking(shares: Vector, order = rankOrder(shares)): Ranking {
  const ranked = Float64Array.from(order, (item) => shares[item] as number);
  return { order, ranked, totals: runningTotals(ranked) };
}

/** The first so many, with their mass. */
export const firstOf = ({ order, totals }: Ranking, kept: number): Cut => ({
  order,
  kept,
  mass: kept === 0 ? 0 : (totals[kept - 1] as number),
});

/**
 * Shares of what was kept, as parts of a whole again; what was cut away gets 0.
 *
 * @param shares shape (n,), none negative; not modified
 * @returns shape (n,), in the order of `shares`; undefined if nothing with mass was kept: then there is no distribution
 * @example renormalise([0.3, 0.5, 0.2], cutTopK([0.3, 0.5, 0.2], 2)); // [0.375, 0.625, 0]
 */
export function renormalise(shares: Vector, { order, kept, mass }: Cut): Float64Array | undefined {
  if (!(mass > 0)) return undefined;
  const parts = new Float64Array(shares.length);
  for (let rank = 0; rank < kept; rank++) {
    const item = order[rank] as number;
    parts[item] = (shares[item] as number) / mass;
  }
  return parts;
}
