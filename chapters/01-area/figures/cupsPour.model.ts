/** How the water divides: a cup's score falls with its distance from the spout, its opening follows from the score. */

import { cumulative } from '#math/draw.ts';
import { drawFrom } from '#math/drawFrom.ts';
import { uniform } from '#math/random.ts';
import { openSoftmax } from '#math/strictly.ts';
import type { CupsValues } from './cupsParams.model.ts';

export interface CupsModel {
  readonly rule: CupsValues['rule'];
  /** Where the spout is, and how far its water spreads, along a row of length 1. */
  readonly at: number;
  readonly spread: number;
  readonly scores: readonly number[];
  /** The part of the water in each cup; a negative one is owed. Nothing, if openings do not add up to more than 0. */
  readonly shares: readonly number[];
  readonly total: number;
  /** Whether every cup has water or none: then one can drink. */
  readonly poured: boolean;
  /** How many openings are negative. */
  readonly negative: number;
  readonly lowest: number;
  readonly highest: number;
  readonly scoops: number;
  /** How many scoops came from each cup. */
  readonly counts: readonly number[];
}

/** Score of a cup right under the spout; it falls below 0 at twice the spread. */
const BEST = 2;

export function pour(values: CupsValues): CupsModel {
  const { count, at, spread, rule } = values;
  const scores = Array.from({ length: count }, (_, i) => {
    const away = ((i + 0.5) / count - at) / spread;
    return BEST - away ** 2 / 2;
  });
  const openings = scores.reduce((a, b) => a + b, 0);
  const shares =
    rule === 'exp'
      ? [...(openSoftmax(scores) as Float64Array)]
      : openings > 1e-9
        ? scores.map((z) => z / openings)
        : [];
  const negative = rule === 'raw' ? scores.filter((z) => z < 0).length : 0;
  const poured = shares.length > 0 && negative === 0;
  return {
    rule,
    at,
    spread,
    scores,
    shares,
    total: shares.length > 0 ? 1 : 0,
    poured,
    negative,
    lowest: Math.min(...scores),
    highest: Math.max(...scores),
    scoops: poured ? values.scoops : 0,
    counts: poured ? scooped(shares, values.scoops, values.seed) : [],
  };
}

const MOST = 1000;
let kept: { readonly seed: number; readonly points: Float64Array } | undefined;

/** The same scoops as long as the seed stays. */
function pointsOf(seed: number): Float64Array {
  if (kept?.seed !== seed) kept = { seed, points: Float64Array.from({ length: MOST }, uniform(seed)) };
  return kept.points;
}

/** Scoop blindly: every drop is as likely as every other, so that a cup is met as often as it holds water. */
function scooped(shares: readonly number[], scoops: number, seed: number): readonly number[] {
  const points = pointsOf(seed);
  const edges = cumulative(shares);
  const counts = shares.map(() => 0);
  for (let i = 0; i < scoops; i++) {
    const cup = drawFrom(edges, points[i] as number);
    counts[cup] = (counts[cup] as number) + 1;
  }
  return counts;
}
