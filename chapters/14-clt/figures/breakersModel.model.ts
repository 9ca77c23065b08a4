/** The breakers: the average of n terms beside its bell, and what is left of the central limit theorem. */

import { type AverageLaw, averageLaw } from './breakersLaw.model.ts';
import { type BreakersValues, partsOf, weightsOf } from './breakersParams.model.ts';
import { diceGap } from './diceMean.model.ts';
import { type Gap, NO_GAP, smoothGap } from './gap.model.ts';

/** The window, in σ of the bell from its middle. */
export const REACH = 4;
const SMOOTH = 160;
/** Each place takes a Pareto law long. */
const PARETO = 80;
/** Finer, so that steps look like steps. */
const STEPPED = 480;

export interface BreakersModel {
  readonly tail: BreakersValues['tail'];
  readonly alpha: number;
  readonly n: number;
  readonly correlation: number;
  readonly first: number;
  readonly other: number;
  readonly effective: number;
  readonly common: number;
  readonly by: AverageLaw['by'];
  readonly middle: number;
  readonly width: number;
  readonly mean: number;
  readonly sd: number;
  readonly beyond: number;
  readonly gap: Gap;
  /** What lies left of evenly spaced places from −4 to 4 σ of the bell. */
  readonly below: Float64Array;
  /** Edges of bars, in σ of the bell, and the share in each. */
  readonly edges: Float64Array;
  readonly bars: Float64Array;
  /** Whether the law can show jumps. */
  readonly stepped: boolean;
}

export function breakersModel(values: BreakersValues): BreakersModel {
  const { tail, alpha, n, correlation } = values;
  const law = averageLaw(values);
  const { middle, width, by, mean, sd, beyond, dice } = law;
  const at = (z: number) => middle + width * z;
  const count = dice ? STEPPED : tail === 'pareto' ? PARETO : SMOOTH;
  const places = Float64Array.from({ length: count + 1 }, (_, i) => -REACH + (2 * REACH * i) / count);
  const below = places.map((z) => law.below(at(z)));
  const edges = dice ? diceEdges(law) : places;
  const bars = new Float64Array(edges.length - 1);
  let last = dice ? law.below(at(edges[0] as number)) : (below[0] as number);
  for (let i = 0; i < bars.length; i++) {
    const next = dice ? law.below(at(edges[i + 1] as number)) : (below[i + 1] as number);
    bars[i] = Math.max(0, next - last);
    last = next;
  }
  return {
    tail,
    alpha,
    n,
    correlation,
    ...weightsOf(values),
    common: partsOf(values).common,
    by,
    middle,
    width,
    mean,
    sd,
    beyond,
    gap: gapOf(law, places, below),
    below,
    edges,
    bars,
    stepped: dice !== undefined,
  };
}

function gapOf(law: AverageLaw, places: Float64Array, below: Float64Array): Gap {
  if (law.dice) return diceGap(law.dice, law.width);
  // A sum of normals is normal: nothing to look for.
  if (law.by === 'moments' && law.least === -Infinity) return NO_GAP;
  const gap = smoothGap((z) => law.below(law.middle + law.width * z), places, below);
  const start = (law.least - law.middle) / law.width;
  if (start <= -REACH) return gap;
  const edge = smoothGap(() => 0, Float64Array.of(start, start), Float64Array.of(0, 0));
  return edge.size > gap.size ? edge : gap;
}

/**
 * Bars as wide as a whole number of steps: each then holds as many jumps of every staircase as the next, and no comb
 * shows that is not there. A little off the middle between two jumps, lest rounding decide on which side one falls.
 */
function diceEdges({ dice, width }: AverageLaw): Float64Array {
  const step = dice?.step || gapBetween(dice?.moves ?? []);
  const most = (2 * REACH * width) / 100;
  const bar = step * Math.max(1, Math.ceil(most / step));
  const start =
    step * ((dice?.step ? (dice.from % 1) + (dice.moves[0] as number) / step : (dice?.moves[0] ?? 0) / step) + 0.497);
  const first = Math.floor((-REACH * width - start) / bar);
  const last = Math.ceil((REACH * width - start) / bar);
  return Float64Array.from({ length: last - first + 1 }, (_, i) => (start + (first + i) * bar) / width);
}

/** The narrowest space between two places. */
function gapBetween(places: readonly number[]): number {
  const rising = [...places].sort((a, b) => a - b);
  const gaps = rising.slice(1).map((x, i) => x - (rising[i] as number));
  return Math.min(...gaps.filter((gap) => gap > 1e-6), 1);
}
