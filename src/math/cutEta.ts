/** η-sampling: items are kept above a threshold that sinks where the distribution is spread out. */

import { firstOf, ranking } from './cut.ts';
import { keptByThreshold, type ThresholdCut } from './cutMinP.ts';
import { needDistribution } from './distribution.ts';
import { entropy } from './entropy.ts';
import type { Vector } from './vector.ts';

/**
 * Keep pᵢ ≥ η with η = min(ε, √ε · e^(−H)), and the first in any case.
 *
 * **Source**: Hewitt, Manning and Liang, 2022.
 *
 * @param shares shape (n,), n ≥ 1, from 0 to 1, adding up to 1; not modified
 * @param epsilon from 0, which keeps all, to 1
 * @throws RangeError if shares do not make a distribution, or ε is not from 0 to 1
 * @example cutEta([0.5, 0.5], 0.01).threshold; // 0.01, since √0.01 · ½ is more
 */
export function cutEta(shares: Vector, epsilon: number): ThresholdCut {
  if (!(epsilon >= 0 && epsilon <= 1)) throw new RangeError(`cutEta needs ε from 0 to 1, got ${epsilon}`);
  needDistribution(shares, 'cutEta');
  const threshold = Math.min(epsilon, Math.sqrt(epsilon) * Math.exp(-entropy(shares)));
  const ranks = ranking(shares);
  return { ...firstOf(ranks, keptByThreshold(ranks.ranked, threshold)), threshold };
}
