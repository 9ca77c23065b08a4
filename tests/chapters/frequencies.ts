/** Whether what was drawn comes as often as a law says: χ² over its items, or over cells of equal chance. */

import { expect } from 'vitest';
import { chance, chiSquare } from '../math/exact.ts';

/** Seeds are fixed: what passes once passes always, and a right sampler is below this once in a thousand times. */
export const RARE = 1e-3;

/** Items that are due less than five times are taken together; one without a share must not have come. */
export function chanceOf(items: readonly number[], shares: ArrayLike<number>): number {
  const law = Array.from(shares);
  const counts = law.map(() => 0);
  for (const item of items) (counts[item] as number)++;
  // An item beyond the last would have lengthened the list.
  expect(counts).toHaveLength(law.length);
  law.forEach((share, i) => {
    if (share === 0) expect(counts[i]).toBe(0);
  });
  const due = (share: number) => share * items.length >= 5;
  const grouped = (values: readonly number[]) => {
    const rest = values.reduce((sum, x, i) => (due(law[i] as number) ? sum : sum + x), 0);
    return [...values.filter((_, i) => due(law[i] as number)), rest];
  };
  const [seen, wanted] = [grouped(counts), grouped(law)];
  const kept = wanted.at(-1) === 0 ? wanted.length - 1 : wanted.length;
  return chance(chiSquare(seen.slice(0, kept), wanted.slice(0, kept)), kept - 1);
}

/**
 * A batch drawn from one law again and again: each place has its frequencies, and no place follows the one before.
 *
 * Each look is held against so small a chance that a right batch fails one of them once in a thousand times.
 *
 * @param places of each place that is looked at, what came there, in the order of the seeds
 */
export function expectBatch(places: readonly (readonly number[])[], shares: ArrayLike<number>): void {
  const law = Array.from(shares);
  const both = law.flatMap((a) => law.map((b) => a * b));
  const rare = RARE / (2 * places.length - 1);
  places.forEach((items, place) => {
    expect(chanceOf(items, law)).toBeGreaterThan(rare);
    const before = places[place - 1];
    if (!before) return;
    const pairs = items.map((item, i) => (before[i] as number) * law.length + item);
    expect(chanceOf(pairs, both)).toBeGreaterThan(rare);
  });
}

const CELLS = 8;

/** The same of numbers whose law is a curve: an eighth of them in each cell that holds an eighth of it. */
export function expectBatchUnder(places: readonly (readonly number[])[], below: (x: number) => number): void {
  const cell = (x: number) => Math.min(CELLS - 1, Math.floor(CELLS * below(x)));
  expectBatch(
    places.map((numbers) => numbers.map(cell)),
    new Array(CELLS).fill(1 / CELLS),
  );
}
