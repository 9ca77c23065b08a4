import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomialMasses } from '#math/binomial.ts';
import { latticeMoments } from '#math/latticeMoments.ts';
import { between } from './between.ts';
import { distribution } from './distributions.ts';

const DIE = Object.freeze(new Array<number>(6).fill(1 / 6));

describe('closed forms', () => {
  test('a die: mean 3.5, variance 35/12, not lopsided', () => {
    const { mean, variance, sd, skewness } = latticeMoments(DIE, 1);
    expect(mean).toBeCloseTo(3.5, 15);
    expect(variance).toBeCloseTo(35 / 12, 14);
    expect(sd).toBeCloseTo(1.7078, 4);
    expect(Object.is(Math.abs(skewness as number) < 1e-15, true)).toBe(true);
  });
  test('binomial: np, npq, (q − p)/√npq', () => {
    for (const [n, p] of [
      [1, 0.05],
      [60, 0.3],
      [2000, 0.5],
      [2000, 0.001],
    ] as const) {
      const { mean, variance, skewness } = latticeMoments(binomialMasses(n, p));
      expect(mean / (n * p)).toBeCloseTo(1, 12);
      expect(variance / (n * p * (1 - p))).toBeCloseTo(1, 12);
      expect(skewness).toBeCloseTo((1 - 2 * p) / Math.sqrt(n * p * (1 - p)), 10);
    }
  });
  test('a fair coin as ±1', () => {
    expect(latticeMoments([0.5, 0.5], -1, 2)).toEqual({ mean: 0, variance: 1, sd: 1, skewness: 0 });
  });
});

test('all on one point: variance exactly 0, lopsidedness undefined', () => {
  fc.assert(
    fc.property(fc.nat(100), between(0.9999999999, 1), (k, p) => {
      const moments = latticeMoments([...new Array(k).fill(0), p, 0], 5, 0.5);
      expect(moments).toEqual({ mean: 5 + 0.5 * k, variance: 0, sd: 0, skewness: undefined });
    }),
  );
});
test('moved and stretched; mirrored leans the other way', () => {
  fc.assert(
    fc.property(distribution, between(-100, 100), between(0.1, 10), (p, from, step) => {
      const [own, moved, mirrored] = [latticeMoments(p), latticeMoments(p, from, step), latticeMoments(p, from, -step)];
      expect(moved.mean).toBeCloseTo(from + step * own.mean, 9);
      expect(moved.variance).toBeCloseTo(step * step * own.variance, 9);
      expect(mirrored.mean).toBeCloseTo(from - step * own.mean, 9);
      if (own.skewness === undefined) expect(moved.skewness).toBeUndefined();
      else {
        expect(moved.skewness).toBe(own.skewness);
        expect(mirrored.skewness).toBe(0 - own.skewness);
      }
    }),
  );
});
test('refusals', () => {
  expect(() => latticeMoments([])).toThrow(new RangeError('latticeMoments needs at least one number, got none'));
  expect(() => latticeMoments([0, 0])).toThrow(
    new RangeError('latticeMoments needs masses above 0, got 0 as the largest'),
  );
  expect(() => latticeMoments([1, -0.1])).toThrow(
    new RangeError('latticeMoments needs masses of at least 0, got -0.1 at index 1'),
  );
});
