/**
 * The exact law of a weighted average of dice that have a part in common: a few staircases with the same steps, each
 * moved by what the common die and the one with the largest weight show.
 */

import { sumOf } from '#math/sumOf.ts';
import { type Gap, jumpGap, NO_GAP } from './gap.model.ts';

const FACES = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];
const FAIR = new Float64Array(6).fill(1 / 6);
/** Variance of one die. */
export const DIE_VARIANCE = 35 / 12;
/** Parts of a step: what is closer lies at the same place. */
const SAME = 1e-7;

export interface DiceMean {
  /** From each jump of a staircase to its next, in points of the die; 0 if nothing is added to the moved parts. */
  readonly step: number;
  /** Shares below and at each jump of one staircase, the first at `from` steps. */
  readonly cumulative: Float64Array;
  readonly from: number;
  /** How far each staircase is moved; all count alike. */
  readonly moves: readonly number[];
}

let evened: { readonly count: number; readonly cumulative: Float64Array; readonly from: number } | undefined;

/** The sum of some dice, in steps from its middle, without the ends that hold less than 1e−17. */
function sumOfDice(count: number) {
  if (evened?.count === count) return evened;
  const masses = sumOf(FAIR, count);
  let [first, last] = [0, masses.length - 1];
  while ((masses[first] as number) < 1e-17) first++;
  while ((masses[last] as number) < 1e-17) last--;
  let below = 0;
  const cumulative = Float64Array.from(masses.subarray(first, last + 1), (p) => {
    below += p;
    return below;
  });
  cumulative[cumulative.length - 1] = 1;
  evened = { count, cumulative, from: first - (masses.length - 1) / 2 };
  return evened;
}

/** @param first weight of the first of n, `other` of each of the others; `common` and `own` as `partsOf` gives them */
export function diceMean(n: number, first: number, other: number, common: number, own: number): DiceMean {
  const alone = first !== other;
  const step = own * other;
  const spread = (factor: number) => (factor > 0 ? FACES.map((face) => face * factor) : [0]);
  const moves = spread(common).flatMap((a) => (alone ? spread(own * first).map((b) => a + b) : [a]));
  const count = alone ? n - 1 : n;
  const { cumulative, from } = sumOfDice(step > 0 ? count : 0);
  return { step: step > 0 && count > 0 ? step : 0, cumulative, from, moves };
}

/** What lies at a place or left of it, counted in points from the middle. */
export function diceBelow({ step, cumulative, from, moves }: DiceMean, x: number): number {
  let total = 0;
  for (const move of moves) {
    const i = step === 0 ? (x < move - 1e-9 ? -1 : 0) : Math.floor((x - move) / step - from + SAME);
    total += i < 0 ? 0 : i >= cumulative.length ? 1 : (cumulative[i] as number);
  }
  return total / moves.length;
}

/** The largest gap to a bell around the middle. All jumps of all staircases are looked at, in order. */
export function diceGap(mean: DiceMean, sd: number): Gap {
  const { step, cumulative, moves } = mean;
  if (step === 0) {
    const places = [...moves].sort((a, b) => a - b);
    return places.reduce((gap, x) => jumpGap(gap, x / sd, diceBelow(mean, x - 2e-9), diceBelow(mean, x)), NO_GAP);
  }
  const { rests, turns } = inStep(mean);
  const size = cumulative.length;
  let first = turns[0] as number;
  let last = first;
  for (const turn of turns) [first, last] = [Math.min(first, turn), Math.max(last, turn)];
  let gap = NO_GAP;
  let [below, at, pending] = [0, 0, 0];
  const share = 1 / moves.length;
  // Plain loops: this is the innermost work of a drag.
  for (let k = first; k < last + size; k++)
    for (let j = 0; j < turns.length; j++) {
      const i = k - (turns[j] as number);
      if (i < 0 || i >= size) continue;
      const mass = share * ((cumulative[i] as number) - (i > 0 ? (cumulative[i - 1] as number) : 0));
      const place = k + (rests[j] as number);
      if (place - at > SAME && pending > 0) {
        gap = jumpGap(gap, (at * step) / sd, below, below + pending);
        below += pending;
        pending = 0;
      }
      at = place;
      pending += mass;
    }
  return jumpGap(gap, (at * step) / sd, below, below + pending);
}

/** Staircases in the order of where within a step their jumps lie, and by how many whole steps they are moved. */
function inStep({ step, from, moves }: DiceMean): { readonly rests: Float64Array; readonly turns: Int32Array } {
  const placed = moves
    .map((move) => {
      const at = from + move / step;
      const turn = Math.floor(at + SAME);
      return { turn, rest: Math.max(0, at - turn) };
    })
    .sort((a, b) => a.rest - b.rest);
  return {
    rests: Float64Array.from(placed, ({ rest }) => rest),
    turns: Int32Array.from(placed, ({ turn }) => turn),
  };
}
