/** Where a law on evenly spaced points balances, how wide it is, and how lopsided. */

import { sum } from './sum.ts';
import { largest, type Vector } from './vector.ts';

export interface Moments {
  /** In the unit of the points. */
  readonly mean: number;
  /** In its square. */
  readonly variance: number;
  readonly sd: number;
  /** Without a unit; undefined where the variance is 0, since it would be 0/0. */
  readonly skewness: number | undefined;
}

/**
 * Exact moments of a law that has masses at `from`, `from + step`, `from + 2 step`, …
 *
 * μ = Σ p x,  σ² = Σ p (x − μ)²,  skewness = Σ p (x − μ)³ / σ³
 *
 * Distances are taken from the mean, not from 0, so that nothing cancels; all on one point gives exactly 0.
 *
 * @param masses shape (m,), m ≥ 1, none negative, not all 0, adding up to 1 but for rounding; not modified
 * @param from where the first mass lies, finite
 * @param step from each to the next, finite, other than 0
 * @throws RangeError if masses are missing, negative or all 0
 * @example latticeMoments([1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6], 1); // mean 3.5, variance 2.9167, skewness 0
 */
export function latticeMoments(masses: Vector, from = 0, step = 1): Moments {
  const most = largest(masses, 'latticeMoments');
  if (!(most > 0)) throw new RangeError(`latticeMoments needs masses above 0, got ${most} as the largest`);
  const total = sum(masses);
  // From the largest mass, a mean that lies there has no rounding.
  let top = 0;
  while ((masses[top] as number) < most) top++;
  const beside = momentAbout(masses, top, 1) / total;
  const middle = top + beside;
  const square = momentAbout(masses, middle, 2) / total;
  const cube = momentAbout(masses, middle, 3) / total;
  return {
    mean: from + step * middle,
    variance: square * step * step,
    sd: Math.sqrt(square) * Math.abs(step),
    skewness: square > 0 ? (Math.sign(step) * cube) / Math.sqrt(square) ** 3 + 0 : undefined,
  };
}

/** Σ p (k − center)^power */
function momentAbout(masses: Vector, center: number, power: 1 | 2 | 3): number {
  let total = 0;
  for (let k = 0; k < masses.length; k++) {
    const p = masses[k] as number;
    if (p < 0) throw new RangeError(`latticeMoments needs masses of at least 0, got ${p} at index ${k}`);
    const d = k - center;
    total += power === 1 ? p * d : power === 2 ? p * d * d : p * d * d * d;
  }
  return total;
}
