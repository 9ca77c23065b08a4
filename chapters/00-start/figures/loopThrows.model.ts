/**
 * Points thrown at a strip: which ones depends on the seed and on how much has been written, and on nothing else.
 *
 * So the same seed writes the same text twice, and a link shows the throw that its sender saw.
 */

import { uniform } from '#math/random.ts';
import { snap } from '#spec/number.ts';
import { loopParams } from './loopParams.model.ts';

let made: { readonly key: string; readonly points: Float64Array } = { key: '', points: new Float64Array() };

/**
 * The first so many points thrown at one place of the text, on the grid that a point put by hand has too.
 *
 * @param place how many characters have been written
 * @returns shape (count,), from 0, below 1; not to be modified
 */
export function pointsAt(seed: number, place: number, count: number): Float64Array {
  const key = `${seed} ${place}`;
  if (made.key === key && made.points.length >= count) return made.points.subarray(0, count);
  // Neighbouring places get seeds far apart, so that the next seed does not repeat them shifted by one.
  const next = uniform((seed + place * 0x9e3779b1) % 2 ** 32);
  const points = Float64Array.from({ length: Math.max(count, 8) }, () => snap(loopParams.u, next()));
  made = { key, points };
  return points.subarray(0, count);
}
