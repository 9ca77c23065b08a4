/**
 * Cuts through shares that fall already: how many of the first are kept, found by halving instead of by a pass.
 *
 * A knife that is dragged through 50,304 shares asks this at every move. The answers are those of cutTopK, cutTopP and
 * cutMinP (tests hold them side by side), which sort and add up on every call.
 */

import { CLOSE } from '#math/cut.ts';
import type { Ties } from '#math/cutTopK.ts';
import type { NucleusRule } from '#math/cutTopP.ts';

/** Running totals with what rounding lost carried along; the last is 1 but for rounding. */
export function runningTotals(falling: Float64Array): Float64Array {
  const totals = new Float64Array(falling.length);
  let total = 0;
  let lost = 0;
  for (let i = 0; i < falling.length; i++) {
    const x = falling[i] as number;
    const next = total + x;
    lost += total >= x ? total - next + x : x - next + total;
    total = next;
    totals[i] = total + lost;
  }
  return totals;
}

/** How many of the first places hold for a test that, once false, stays false. */
function holding(size: number, test: (place: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function keptByP(totals: Float64Array, p: number, rule: NucleusRule): number {
  const size = totals.length;
  if (p >= 1) return size;
  const upTo = (mark: number) => holding(size, (i) => (totals[i] as number) <= mark);
  if (rule === 'printed') return upTo(p + CLOSE);
  const before = rule === 'shifted' ? upTo(p + CLOSE) : holding(size, (i) => (totals[i] as number) < p - CLOSE);
  return Math.min(size, 1 + before);
}

export function keptByK(falling: Float64Array, k: number, ties: Ties): number {
  const count = Math.min(k, falling.length);
  const last = falling[count - 1] as number;
  return ties === 'all' ? holding(falling.length, (i) => (falling[i] as number) >= last) : count;
}

/** How many have exactly what the one at this place has; places count from 0. */
export function tiedAt(falling: Float64Array, place: number): number {
  const x = falling[place] as number;
  const size = falling.length;
  return holding(size, (i) => (falling[i] as number) >= x) - holding(size, (i) => (falling[i] as number) > x);
}

export function keptByMinP(falling: Float64Array, ratio: number): number {
  const least = ratio * (falling[0] as number) * (1 - CLOSE);
  return Math.max(
    1,
    holding(falling.length, (i) => (falling[i] as number) >= least),
  );
}

/** How many have any mass at all. */
export const withMass = (falling: Float64Array): number => holding(falling.length, (i) => (falling[i] as number) > 0);
