import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomialMasses } from '#math/binomial.ts';
import { latticeMoments } from '#math/latticeMoments.ts';
import { normalBetween } from '#math/normal.ts';
import { normalDistance } from '#math/normalDistance.ts';
import { sumOf } from '#math/sumOf.ts';
import { distribution } from './distributions.ts';

const DIE = Object.freeze(new Array<number>(6).fill(1 / 6));

/** The definition, with a Φ of its own at every point, just before and just after. */
function plainly(masses: ArrayLike<number>): number {
  const { mean, sd } = latticeMoments(masses);
  let below = 0;
  const gaps = Array.from(masses, (p, k) => {
    const bell = normalBetween(-Infinity, (k - mean) / sd);
    const before = below;
    below += p;
    return Math.max(Math.abs(before - bell), Math.abs(below - bell));
  });
  return Math.max(...gaps);
}

describe('numbers of chapter 14', () => {
  test.each([
    [1, '0.1434'],
    [2, '0.08333'],
    [5, '0.05245'],
    [10, '0.03710'],
    [30, '0.02136'],
  ])('%d dice: %s', (n, wanted) => expect(normalDistance(sumOf(DIE, n))?.toPrecision(4)).toBe(wanted));
  test('M49: ±1 weights on coin tosses, n = 8 and 768', () => {
    // Σ of n terms that are 0 half the time and ±1 otherwise is a binomial of 2n, moved and scaled.
    expect(normalDistance(binomialMasses(16, 0.5))?.toPrecision(4)).toBe('0.09819');
    expect(normalDistance(binomialMasses(2 * 768, 0.5))?.toPrecision(4)).toBe('0.01018');
  });
});

test('a fair coin: ½ at each point, Φ(−1) before the first', () => {
  expect(normalDistance([0.5, 0.5])).toBeCloseTo(0.5 - normalBetween(-Infinity, -1), 14);
});
test('two points with next to nothing between: towards ½ for a rare one', () => {
  // All but p at 0: z = −√(p/(1−p)) there, the jump reaches 1 − p where Φ is still about ½.
  expect(normalDistance([1 - 1e-9, 1e-9])).toBeCloseTo(0.5, 4);
});
test('as the definition says', () => {
  fc.assert(
    fc.property(distribution, fc.integer({ min: 1, max: 12 }), (p, n) => {
      const sums = sumOf(p, n);
      const found = normalDistance(sums);
      if (found !== undefined) expect(Math.abs(found - plainly(sums))).toBeLessThan(1e-12);
    }),
    { numRuns: 80 },
  );
});
test('a wide law takes the walk', () => {
  const sums = sumOf(new Array(101).fill(1 / 101), 30);
  expect(Math.abs((normalDistance(sums) as number) - plainly(sums))).toBeLessThan(1e-12);
});
test('mirrored, or with empty points around: the same', () => {
  fc.assert(
    fc.property(distribution, (p) => {
      const own = normalDistance(p) ?? 0;
      // Where nearly all is on point k, the mean differs from k by a mass m and is rounded to 2⁻⁵³ k, so z is off by
      // the lesser of √m and 2⁻⁵³ k/√m: 4e−8 at most.
      expect(Math.abs((normalDistance([...p].reverse()) ?? 0) - own)).toBeLessThan(4e-8);
      expect(Math.abs((normalDistance([0, 0, ...p, 0]) ?? 0) - own)).toBeLessThan(4e-8);
    }),
  );
});
test('all on one point: undefined, not 0/0', () => {
  expect(normalDistance([1])).toBeUndefined();
  expect(normalDistance([0, 1, 0])).toBeUndefined();
});
test('refusals', () => expect(() => normalDistance([])).toThrow(RangeError));
