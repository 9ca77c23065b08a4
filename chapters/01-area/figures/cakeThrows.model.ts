/** Throws of a die whose faces are shares: the first n of a sequence that depends on the seed alone. */

import { cumulative } from '#math/draw.ts';
import { drawFrom } from '#math/drawFrom.ts';
import { uniform } from '#math/random.ts';

const MOST_THROWS = 10_000;

export interface Throws {
  /** How often each face came. */
  readonly counts: readonly number[];
  /** The last throw: the face, and how far into its area the point fell, from 0 to 1. */
  readonly hit: number | undefined;
  readonly into: number;
}

export const NOT_THROWN: Throws = { counts: [], hit: undefined, into: 0 };

let kept: { readonly seed: number; readonly points: Float64Array } | undefined;

/** All points of a seed, in the order in which they fall; kept until another seed is asked for. */
export function pointsOf(seed: number): Float64Array {
  if (kept?.seed !== seed) {
    const next = uniform(seed);
    kept = { seed, points: Float64Array.from({ length: MOST_THROWS }, next) };
  }
  return kept.points;
}

let sorted: { readonly seed: number; readonly n: number; readonly points: Float64Array } | undefined;

/** The first n points in rising order: a drag of a bar asks for the same ones again and again. */
function risingOf(seed: number, n: number): Float64Array {
  if (sorted?.seed !== seed || sorted.n !== n) sorted = { seed, n, points: pointsOf(seed).slice(0, n).sort() };
  return sorted.points;
}

/** How many of some rising numbers lie below an edge. */
function below(points: Float64Array, edge: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] as number) < edge) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Throw n points at shares laid side by side. A face without area never comes.
 *
 * **Cost**: sorting n numbers when n or the seed changes; else log n for each share.
 *
 * @param shares adding up to 1 but for rounding
 * @param n from 1 to 10,000
 */
export function throwsOn(shares: readonly number[], n: number, seed: number): Throws {
  const rising = risingOf(seed, n);
  const edges = cumulative(shares);
  const upTo = Array.from(edges, (edge) => below(rising, edge));
  const counts = upTo.map((count, face) => count - (upTo[face - 1] ?? 0));
  const u = pointsOf(seed)[n - 1] as number;
  const hit = drawFrom(edges, u);
  const from = hit > 0 ? (edges[hit - 1] as number) : 0;
  return { counts, hit, into: (u - from) / ((edges[hit] as number) - from) };
}
