/** How far a law on evenly spaced points is from the bell with the same mean and width. */

import { latticeMoments } from './latticeMoments.ts';
import { normalSteps } from './normalSteps.ts';
import type { Vector } from './vector.ts';

/**
 * The Kolmogorov distance between a law, standardised, and N(0, 1): the largest gap between staircase and curve.
 *
 * sup |F(x) − Φ((x − μ)/σ)|. The staircase jumps at each point, so both sides of the jump are looked at. Where the
 * points lie, and how far apart, makes no difference.
 *
 * **Cost**: an exponential a point; 6,001 points about a fifth of a millisecond.
 *
 * @param masses shape (m,), m ≥ 1, none negative, adding up to 1 but for rounding; not modified
 * @returns from 0 to 1; undefined if all is on one point, which has no width to divide by
 * @throws RangeError as `latticeMoments` does
 * @example normalDistance([1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6]); // 0.1434
 */
export function normalDistance(masses: Vector): number | undefined {
  const { mean, variance, sd } = latticeMoments(masses);
  if (variance === 0) return undefined;
  const bell = normalSteps(mean, sd, masses.length);
  let most = 0;
  let below = 0;
  for (let k = 0; k < masses.length; k++) {
    // Between jumps both rise or stay, so the gap is largest at one of their ends.
    const at = bell[k] as number;
    most = Math.max(most, at - below);
    below += masses[k] as number;
    most = Math.max(most, below - at);
  }
  return most;
}
