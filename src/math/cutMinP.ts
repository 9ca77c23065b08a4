/** Min-p: items are kept that have at least so large a part of what the first one has. */

import { CLOSE, type Cut, firstOf, ranking } from './cut.ts';
import { notBelow } from './cutTopK.ts';
import { needDistribution } from './distribution.ts';
import type { Vector } from './vector.ts';

/** A knife with a threshold says where it lay. */
export interface ThresholdCut extends Cut {
  readonly threshold: number;
}

/**
 * Keep pᵢ ≥ ratio · max p.
 *
 * The bar is low where the model is unsure, and high where it is sure. In logits: zᵢ ≥ max z + T ln ratio, so a higher
 * temperature lets more items pass.
 *
 * @param shares shape (n,), n ≥ 1, from 0 to 1, adding up to 1; not modified
 * @param ratio from 0, which keeps all, to 1, which keeps the largest
 * @throws RangeError if shares do not make a distribution, or the ratio is not from 0 to 1
 * @example cutMinP([0.6, 0.3, 0.07, 0.03], 0.1).kept; // 3
 */
export function cutMinP(shares: Vector, ratio: number): ThresholdCut {
  if (!(ratio >= 0 && ratio <= 1)) throw new RangeError(`cutMinP needs a ratio from 0 to 1, got ${ratio}`);
  needDistribution(shares, 'cutMinP');
  const ranks = ranking(shares);
  const threshold = ratio * (ranks.ranked[0] as number);
  return { ...firstOf(ranks, keptByThreshold(ranks.ranked, threshold)), threshold };
}

/**
 * How many of falling shares have at least so much, but for rounding; the first in any case.
 *
 * @example keptByThreshold(Float64Array.of(0.5, 0.3, 0.2), 0.3); // 2
 */
export const keptByThreshold = (falling: Float64Array, threshold: number): number =>
  Math.max(1, notBelow(falling, threshold * (1 - CLOSE)));
