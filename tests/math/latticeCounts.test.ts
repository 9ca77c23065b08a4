import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { histogram } from '#math/histogram.ts';
import { latticeCounts } from '#math/latticeCounts.ts';
import { uniform } from '#math/random.ts';

/** Means of ten coin flips, thousands of them. */
function means(): readonly number[] {
  const next = uniform(1);
  return Array.from({ length: 4000 }, () => {
    let heads = 0;
    for (let i = 0; i < 10; i++) heads += Number(next() < 0.5);
    return heads / 10;
  });
}

describe('latticeCounts', () => {
  test('closed form', () => {
    expect(latticeCounts(Object.freeze([0.1, 0.3, 0.30000000000000004]), 0, 0.1, 4)).toEqual({
      counts: Uint32Array.of(0, 1, 0, 2),
      outside: 0,
    });
  });
  test('a mean of ten coin flips: no comb', () => {
    // Twenty bins of width .05 hold a point only every other time.
    const comb = histogram(means(), [0, 1], 20).counts;
    expect([...comb].filter((count) => count === 0).length).toBeGreaterThanOrEqual(9);
    const { counts, outside } = latticeCounts(means(), 0, 0.1, 11);
    expect(outside).toBe(0);
    expect([...counts].slice(1, 10).every((count) => count > 0)).toBe(true);
    expect(counts.reduce((a, b) => a + b)).toBe(4000);
  });
  test('sums of rounded steps find their point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), (n, k) => {
        let x = 0;
        for (let i = 0; i < k; i++) x += 1 / n;
        const { counts } = latticeCounts([x], 0, 1 / n, 61);
        return counts[k] === 1;
      }),
    );
  });
  test('beyond the ends', () => {
    expect(latticeCounts([-1, 3, Number.NaN, Infinity, -Infinity, 1], 0, 1, 3)).toEqual({
      counts: Uint32Array.of(0, 1, 0),
      outside: 5,
    });
  });
  test('refusals', () => {
    expect(() => latticeCounts([], Number.NaN, 1, 1)).toThrow(
      new RangeError('latticeCounts needs a finite first point, got NaN'),
    );
    expect(() => latticeCounts([], 0, 0, 1)).toThrow(
      new RangeError('latticeCounts needs a finite step above 0, got 0'),
    );
    expect(() => latticeCounts([], 0, 1, 0)).toThrow(
      new RangeError('latticeCounts needs a whole number of points from 1, got 0'),
    );
  });
});
