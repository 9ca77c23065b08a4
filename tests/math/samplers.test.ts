/** Every sampler of the book gives every item its frequency, and never one without mass. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cut, renormalise } from '#math/cut.ts';
import { cutEta } from '#math/cutEta.ts';
import { cutMinP } from '#math/cutMinP.ts';
import { cutTopK } from '#math/cutTopK.ts';
import { cutTopP } from '#math/cutTopP.ts';
import { cutTypical } from '#math/cutTypical.ts';
import { cumulative, draw } from '#math/draw.ts';
import { drawFrom } from '#math/drawFrom.ts';
import { uniform } from '#math/random.ts';
import { softmax } from '#math/softmax.ts';
import { vocabularyLogits } from '#math/vocabulary.ts';
import { distribution } from './distributions.ts';
import { chance, chiSquare } from './exact.ts';

type Knife = (shares: ArrayLike<number>) => Cut;
const KNIVES: readonly (readonly [name: string, knife: Knife])[] = [
  ['no cut', (p) => cutTopP(p, 1)],
  ['top-k', (p) => cutTopK(p, 4)],
  ['top-k with all ties', (p) => cutTopK(p, 4, 'all')],
  ['top-p', (p) => cutTopP(p, 0.8)],
  ['top-p with the crossing word shifted', (p) => cutTopP(p, 0.8, 'shifted')],
  ['min-p', (p) => cutMinP(p, 0.2)],
  ['typical', (p) => cutTypical(p, 0.8)],
  ['η', (p) => cutEta(p, 0.2)],
];
const EIGHT = [0.3, 0.22, 0.15, 0.12, 0.1, 0.05, 0.04, 0.02];
const cutBy = (knife: Knife, p: ArrayLike<number>) => renormalise(p, knife(p)) as Float64Array;

/**
 * By chance alone, χ² of a right sampler has a chance evenly spread over 0…1, so one below this comes about once in a
 * thousand tests: with 3 degrees of freedom that is χ² > 16.27, with 7 χ² > 24.32. Seeds are fixed, so that a test
 * that passes once passes always.
 */
const RARE = 1e-3;

/** The chance of such counts, over the items that can come at all; the others must not have come. */
function chanceOf(counts: readonly number[], shares: ArrayLike<number>): number {
  const possible = counts.map((_, i) => i).filter((i) => (shares[i] as number) > 0);
  counts.forEach((count, i) => {
    if (!possible.includes(i)) expect(count).toBe(0);
  });
  const only = (values: ArrayLike<number>) => possible.map((i) => values[i] as number);
  return chance(chiSquare(only(counts), only(shares)), possible.length - 1);
}

test('chances of χ² are those of the tables', () => {
  // Upper 0.001 and 0.05 points as printed in any table, to the digits printed.
  expect(chance(10.828, 1)).toBeCloseTo(0.001, 6);
  expect(chance(13.816, 2)).toBeCloseTo(0.001, 6);
  expect(chance(16.266, 3)).toBeCloseTo(0.001, 6);
  expect(chance(24.322, 7)).toBeCloseTo(0.001, 6);
  expect(chance(14.067, 7)).toBeCloseTo(0.05, 5);
});

describe.each(KNIVES)('frequencies, %s', (_, knife) => {
  const p = cutBy(knife, EIGHT);
  const counted = (seed: number, one: (u: number) => number): readonly number[] => {
    const counts = EIGHT.map(() => 0);
    const next = uniform(seed);
    for (let i = 0; i < 40_000; i++) (counts[one(next())] as number)++;
    return counts;
  };
  test.each([1, 2, 20_260])('seed %d', (seed) => {
    const edges = cumulative(p);
    expect(
      chanceOf(
        counted(seed, (u) => drawFrom(edges, u)),
        p,
      ),
    ).toBeGreaterThan(RARE);
    expect(
      chanceOf(
        counted(seed + 100, (u) => draw(p, u)),
        p,
      ),
    ).toBeGreaterThan(RARE);
  });
  test('the same test finds shares that are a little off', () => {
    // Each share moved by a tenth of the smallest possible one’s twin: the first gains what the last kept one loses.
    const wrong = [...p];
    const last = wrong.findLastIndex((x) => x > 0);
    wrong[0] = (wrong[0] as number) + 0.3 * (p[last] as number);
    wrong[last] = 0.7 * (p[last] as number);
    expect(
      chanceOf(
        counted(1, (u) => draw(wrong, u)),
        p,
      ),
    ).toBeLessThan(RARE);
  });
});

describe('N29, N30: every position of a batch', () => {
  /** Each position has its own shares and its own cut, and takes the next u of one sequence. */
  const rows = KNIVES.map(([name, knife], i) => ({
    name,
    shares: cutBy(knife, [...EIGHT.slice(i), ...EIGHT.slice(0, i)]),
  }));
  const counts = rows.map(() => EIGHT.map(() => 0));
  for (let seed = 0; seed < 6000; seed++) {
    const next = uniform(seed);
    rows.forEach(({ shares }, row) => {
      ((counts[row] as number[])[draw(shares, next())] as number)++;
    });
  }
  test.each(rows.map(({ name, shares }, row) => [row, name, shares] as const))('position %d, %s', (row, _, shares) => {
    expect(chanceOf(counts[row] as number[], shares)).toBeGreaterThan(RARE);
  });
  test('N30 tfjs #8057: the first draw of .1 against .9 is not always the same', () => {
    const first = Array.from({ length: 2000 }, (_, seed) => draw([0.1, 0.9], uniform(seed)()));
    const ones = first.filter((item) => item === 1).length;
    expect(chanceOf([2000 - ones, ones], [0.1, 0.9])).toBeGreaterThan(RARE);
  });
  test('neighbouring positions do not follow each other', () => {
    // 2 × 2 table of two positions of .5 against .5: under independence, a quarter each.
    const table = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) {
      const next = uniform(seed);
      const [a, b] = [draw([0.5, 0.5], next()), draw([0.5, 0.5], next())];
      (table[2 * a + b] as number)++;
    }
    expect(chanceOf(table, [0.25, 0.25, 0.25, 0.25])).toBeGreaterThan(RARE);
  });
});

describe('a whole vocabulary of 50,304', () => {
  const whole = softmax(vocabularyLogits(50_304)) as Float64Array;
  const KNIFED: readonly (readonly [string, Float64Array])[] = [
    ['no cut', whole],
    ['top-k 1000', renormalise(whole, cutTopK(whole, 1000)) as Float64Array],
    ['top-p .9', renormalise(whole, cutTopP(whole, 0.9)) as Float64Array],
    ['min-p .001', renormalise(whole, cutMinP(whole, 0.001)) as Float64Array],
  ];
  /** Bars 1–9, 10–99, …: log-spaced bins, every one expected hundreds of times at least. */
  const bin = (item: number) => Math.floor(Math.log10(item + 1) + 1e-12);
  test.each(KNIFED)('%s: frequencies by powers of ten', (_, p) => {
    const edges = cumulative(p);
    const expected = [0, 0, 0, 0, 0];
    p.forEach((share, item) => {
      (expected[bin(item)] as number) += share;
    });
    const counts = [0, 0, 0, 0, 0];
    const next = uniform(7);
    for (let i = 0; i < 40_000; i++) (counts[bin(drawFrom(edges, next()))] as number)++;
    expect(chanceOf(counts, expected)).toBeGreaterThan(RARE);
  });
});

describe('what has no mass is never drawn', () => {
  const BELOW_ONE = 1 - 2 ** -53;
  const NEAR_ENDS = [0, 2 ** -1074, 2 ** -53, 1 - 2 ** -20, 1 - 2 ** -40, 1 - 2 ** -52, BELOW_ONE];
  const u = fc.oneof(
    fc.constantFrom(...NEAR_ENDS),
    fc.integer({ min: 0, max: 2 ** 53 - 1 }).map((i) => i / 2 ** 53),
    fc.integer({ min: 1, max: 4096 }).map((i) => 1 - i / 2 ** 53),
  );
  /** Drawn both ways; the same item, with mass, and kept. */
  const right = (p: ArrayLike<number>, cut: Cut, at: number): boolean => {
    const parts = renormalise(p, cut) as Float64Array;
    const item = draw(parts, at);
    const isKept = cut.order.subarray(0, cut.kept).includes(item);
    return isKept && (p[item] as number) > 0 && drawFrom(cumulative(parts), at) === item;
  };
  test.each(KNIVES)('%s: few items', (_, knife) => {
    fc.assert(
      fc.property(distribution, u, (p, at) => right(p, knife(p), at)),
      { numRuns: 400 },
    );
  });
  test.each(KNIVES)('%s: 50,304 items, some masked, first and last ones too', (_, knife) => {
    const scene = fc.record({
      seed: fc.nat(1e6),
      masked: fc.constantFrom(0.01, 0.5, 0.99, 0.9999),
      temperature: fc.constantFrom(0, 0.05, 0.3, 1, 20, Infinity),
      at: u,
    });
    fc.assert(
      fc.property(scene, ({ seed, masked, temperature, at }) => {
        const next = uniform(seed);
        const logits = Float64Array.from({ length: 50_304 }, () => (next() < masked ? -Infinity : 12 * next()));
        logits.fill(-Infinity, 0, 3).fill(-Infinity, 50_300);
        logits[100] = 6;
        const p = softmax(logits, { temperature }) as Float64Array;
        return right(p, knife(p), at);
      }),
      { numRuns: 12 },
    );
  });
});
