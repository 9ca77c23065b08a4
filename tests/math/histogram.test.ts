import { bin } from 'd3';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binning, densities, histogram } from '#math/histogram.ts';
import { normalQuantile } from '#math/normalQuantile.ts';
import { between } from './between.ts';

const HUNDRED = Object.freeze(Array.from({ length: 100 }, (_, i) => i));
const values = fc.array(fc.oneof(between(-3, 3), fc.constantFrom(Number.NaN, Infinity, -Infinity)), { maxLength: 60 });

describe('counts', () => {
  test('closed form', () => {
    expect(histogram([0.1, 0.9, 2], [0, 1], 2)).toEqual({
      range: [0, 1],
      counts: Uint32Array.of(1, 1),
      outside: 1,
    });
    expect(histogram([], [0, 1], 3).counts).toEqual(Uint32Array.of(0, 0, 0));
  });
  test('N59: 0…99 in a hundred bins of width 1, one each; in 99 bins the last holds 98 and 99, as documented', () => {
    expect([...histogram(HUNDRED, [0, 100], 100).counts]).toEqual(new Array(100).fill(1));
    expect([...histogram(HUNDRED, [0, 99], 99).counts]).toEqual([...new Array(98).fill(1), 2]);
  });
  test('an edge belongs to the bin on its right, whatever rounding says', () => {
    for (const bins of [3, 7, 10, 49, 1000])
      for (let i = 0; i < bins; i++) {
        expect(binning([0, 1], bins)(i / bins)).toBe(i);
        expect(binning([-1, 2], bins)(-1 + (3 * i) / bins)).toBe(i);
      }
    expect(binning([0, 1], 10)(0.3)).toBe(3);
    expect(binning([0, 1], 10)(0.7)).toBe(7);
    // Bins no wider than what doubles can tell apart out there.
    for (let i = 0; i <= 8; i++) expect(binning([2 ** 52, 2 ** 52 + 8], 8)(2 ** 52 + i)).toBe(Math.min(7, i));
  });
  test('the ends', () => {
    const at = binning([0, 1], 4);
    expect([at(0), at(-0), at(1), at(1 - 2 ** -53)]).toEqual([0, 0, 3, 3]);
    expect([at(-Number.MIN_VALUE), at(1 + 2 ** -52), at(Number.NaN), at(Infinity), at(-Infinity)]).toEqual([
      -1, -1, -1, -1, -1,
    ]);
  });
  test('every value is counted once, in the bin between whose edges it lies', () => {
    fc.assert(
      fc.property(values, between(-2, 0), between(0.1, 3), fc.integer({ min: 1, max: 40 }), (xs, lo, width, bins) => {
        const hi = lo + width;
        const { counts, outside } = histogram(Object.freeze(xs), [lo, hi], bins);
        expect(counts.reduce((a, b) => a + b, outside)).toBe(xs.length);
        const edge = (i: number) => lo + ((hi - lo) * i) / bins;
        counts.forEach((count, i) => {
          const inside = xs.filter((x) => x >= edge(i) && (x < edge(i + 1) || (i === bins - 1 && x <= hi)));
          expect(count).toBe(inside.length);
        });
      }),
    );
  });
  test('the same as d3-array, with the same edges', () => {
    fc.assert(
      fc.property(fc.array(between(-3, 3), { maxLength: 100 }), fc.integer({ min: 1, max: 40 }), (xs, bins) => {
        const edges = Array.from({ length: bins - 1 }, (_, i) => -2 + (4 * (i + 1)) / bins);
        const theirs = bin().domain([-2, 2]).thresholds(edges)(xs);
        expect([...histogram(xs, [-2, 2], bins).counts]).toEqual(theirs.map((one) => one.length));
      }),
    );
  });
});

describe('densities', () => {
  const area = (heights: Float64Array, width: number) => heights.reduce((a, b) => a + b * (width / heights.length), 0);
  test('closed form', () => {
    expect([...densities(histogram([0.1, 0.9], [0, 1], 2))]).toEqual([1, 1]);
    expect([...densities(histogram([], [0, 1], 2))]).toEqual([0, 0]);
  });
  test('N62: area 1, and twice the bins keep the heights', () => {
    // The middles of 10,000 equal parts of the bell.
    const bell = Array.from({ length: 10_000 }, (_, i) => normalQuantile((i + 0.5) / 10_000));
    for (const bins of [10, 20, 40, 80]) {
      const heights = densities(histogram(bell, [-5, 5], bins));
      expect(area(heights, 10)).toBeCloseTo(1, 12);
      // φ(0) = .3989, less what a bin of width 1 loses by its curvature.
      expect(Math.max(...heights)).toBeGreaterThan(0.34);
      expect(Math.max(...heights)).toBeLessThan(0.41);
    }
  });
  test('what is outside is missing from the area', () => {
    expect(area(densities(histogram([0.5, 2, Number.NaN, -1], [0, 1], 7)), 1)).toBeCloseTo(0.25, 14);
  });
});

test('refusals', () => {
  for (const range of [
    [1, 1],
    [2, 1],
    [0, Infinity],
    [Number.NaN, 1],
    [-1e308, 1e308],
  ] as const)
    expect(() => histogram([], range, 2)).toThrow(
      new RangeError(`histogram needs a finite range in rising order, got ${range[0]} and ${range[1]}`),
    );
  for (const bins of [0, 1.5, Number.NaN])
    expect(() => histogram([], [0, 1], bins)).toThrow(
      new RangeError(`histogram needs a whole number of bins from 1, got ${bins}`),
    );
});
