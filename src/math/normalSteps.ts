/** How much of a bell lies below each of the points 0, 1, 2, …, at little cost. */

import { normalBetween, normalDensity } from './normal.ts';

/** Bells at least this wide are walked along. */
const WIDE = 50;
/** Beyond so many σ a strip adds nothing that shows. */
const FAR = 9;

/**
 * Φ((k − mean) / sd) for k = 0, 1, 2, …
 *
 * Where the bell is wide, only the first is computed from the error function. Each further one adds the strip between:
 * h φ(m) (1 + (m² − 1) h²/24 + (m⁴ − 6m² + 3) h⁴/1920) with h = 1/sd, the Taylor series about its middle m.
 *
 * **Accuracy**: tested to 1e−13.
 *
 * **Cost**: an exponential a point from a standard deviation of 50.
 *
 * @param mean finite
 * @param sd above 0, finite
 * @param size how many points, a whole number from 0
 * @returns shape (size,), from 0 to 1, never falling
 * @throws RangeError if mean or sd is not such a number
 * @example normalSteps(1, 1, 3); // [0.1587, 0.5, 0.8413]
 */
export function normalSteps(mean: number, sd: number, size: number): Float64Array {
  if (!Number.isFinite(mean)) throw new RangeError(`normalSteps needs a finite mean, got ${mean}`);
  if (!(sd > 0 && sd < Infinity)) throw new RangeError(`normalSteps needs a finite sd above 0, got ${sd}`);
  const below = new Float64Array(size);
  if (sd < WIDE) return below.map((_, k) => normalBetween(-Infinity, (k - mean) / sd));
  let area = normalBetween(-Infinity, -mean / sd);
  for (let k = 0; k < size; k++) {
    below[k] = Math.min(1, area);
    area += strip((k + 0.5 - mean) / sd, 1 / sd);
  }
  return below;
}

function strip(middle: number, width: number): number {
  if (Math.abs(middle) > FAR) return 0;
  const [m, h] = [middle * middle, width * width];
  return width * normalDensity(middle) * (1 + ((m - 1) * h) / 24 + ((m * m - 6 * m + 3) * h * h) / 1920);
}
