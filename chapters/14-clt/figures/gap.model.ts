/**
 * Where a law and its bell are furthest apart: the place with the largest difference between what lies left of it under
 * the one and under the other. Its size is the Kolmogorov–Smirnov distance.
 */

import { bellBelow } from './bellTable.model.ts';

export interface Gap {
  readonly size: number;
  /** The place, in σ of the bell from its middle. */
  readonly at: number;
  /** What lies left of it, the place itself counted in or not, whichever is further from the bell. */
  readonly law: number;
  readonly bell: number;
}

export const NO_GAP: Gap = { size: 0, at: 0, law: 0.5, bell: 0.5 };

/**
 * The largest gap of a staircase. Between two jumps the gap is largest at their ends, so both sides of each are looked
 * at.
 *
 * @param masses at evenly spaced points
 * @param mean in steps from the first
 * @param sd in steps, above 0
 */
export function stairsGap(masses: Float64Array, mean: number, sd: number): Gap {
  let gap = NO_GAP;
  let below = 0;
  for (let k = 0; k < masses.length; k++) {
    const p = masses[k] as number;
    if (p > 0) gap = jumpGap(gap, (k - mean) / sd, below, below + p);
    below += p;
  }
  return gap;
}

/** The larger of a gap and those on both sides of one jump. */
export function jumpGap(most: Gap, at: number, before: number, after: number): Gap {
  const bell = bellBelow(at);
  const law = Math.abs(before - bell) > Math.abs(after - bell) ? before : after;
  const size = Math.abs(law - bell);
  return size > most.size ? { size, at, law, bell } : most;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The largest gap of a law without jumps: the best of some places, then between its neighbours as exactly as rounding
 * allows.
 *
 * @param below what lies left of a place; places are in σ of the bell
 * @param places rising; `values` are `below` at these places
 * @param rounds each narrows the place down to 0.618: a corner of the law needs more of them than a smooth top
 */
export function smoothGap(below: (z: number) => number, places: Float64Array, values: Float64Array, rounds = 14): Gap {
  let best = 0;
  let most = -1;
  for (let i = 0; i < places.length; i++) {
    const size = Math.abs((values[i] as number) - bellBelow(places[i] as number));
    if (size > most) [best, most] = [i, size];
  }
  let from = places[Math.max(0, best - 1)] as number;
  let to = places[Math.min(places.length - 1, best + 1)] as number;
  const size = (z: number) => Math.abs(below(z) - bellBelow(z));
  let [a, b] = [to - GOLDEN * (to - from), from + GOLDEN * (to - from)];
  let [atA, atB] = [size(a), size(b)];
  for (let i = 0; i < rounds; i++) {
    if (atA > atB) {
      [to, b, atB] = [b, a, atA];
      a = to - GOLDEN * (to - from);
      atA = size(a);
    } else {
      [from, a, atA] = [a, b, atB];
      b = from + GOLDEN * (to - from);
      atB = size(b);
    }
  }
  const at = atA > atB ? a : b;
  const found = Math.max(atA, atB) >= most ? at : (places[best] as number);
  const [law, bell] = [below(found), bellBelow(found)];
  return { size: Math.abs(law - bell), at: found, law, bell };
}
