import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawPareto, paretoCdf, paretoMoments, paretoQuantile } from '#math/pareto.ts';
import { between } from './between.ts';
import { testSampler } from './sampler.ts';

describe('cdf and quantile', () => {
  test('closed forms', () => {
    expect([paretoCdf(-Infinity, 1), paretoCdf(0, 1), paretoCdf(1, 1), paretoCdf(Infinity, 1)]).toEqual([0, 0, 0, 1]);
    expect(paretoCdf(2, 1)).toBeCloseTo(0.5, 15);
    expect(paretoCdf(10, 3)).toBeCloseTo(0.999, 15);
    expect([paretoQuantile(0, 2), paretoQuantile(0.5, 1), paretoQuantile(1, 2)]).toEqual([1, 2, Infinity]);
    expect(paretoQuantile(0.75, 2)).toBe(2);
  });
  test('just above 1 the small share keeps its digits', () => {
    // 1 − x^(−α) would be off by half of 2⁻⁵³ in 2⁻⁴⁰/3.
    expect(paretoCdf(1 + 2 ** -40, 1 / 3) / (2 ** -40 / 3)).toBeCloseTo(1, 11);
  });
  test('inverse of each other', () => {
    fc.assert(
      fc.property(between(0, 0.999), between(0.5, 6), (p, alpha) => {
        return Math.abs(paretoCdf(paretoQuantile(p, alpha), alpha) - p) < 1e-14;
      }),
    );
  });
});

describe.each([1, 1.5, 3])('draws, α = %d', (alpha) => {
  testSampler(
    (random) => drawPareto(random, alpha),
    (x) => paretoCdf(x, alpha),
  );
  test('at least 1, and finite', () => {
    expect(drawPareto(() => 0, alpha)).toBe(1);
    expect(Number.isFinite(drawPareto(() => 1 - 2 ** -53, alpha))).toBe(true);
  });
});

describe('moments', () => {
  test('closed forms', () => {
    expect(paretoMoments(3)).toEqual({ mean: 1.5, variance: 0.75 });
    expect(paretoMoments(1.5)).toEqual({ mean: 3, variance: Infinity });
    expect(paretoMoments(2)).toEqual({ mean: 2, variance: Infinity });
    expect(paretoMoments(1)).toEqual({ mean: Infinity, variance: Infinity });
  });
  test('as integrals of the quantile', () => {
    // Middles of a million equal parts, α = 4: what lies beyond the last middle weighs below 1e−4.
    const n = 1_000_000;
    let [first, second] = [0, 0];
    for (let i = 0; i < n; i++) {
      const x = paretoQuantile((i + 0.5) / n, 4);
      first += x / n;
      second += (x * x) / n;
    }
    const { mean, variance } = paretoMoments(4);
    expect(Math.abs(first - mean)).toBeLessThan(1e-4);
    expect(Math.abs(second - first * first - variance)).toBeLessThan(2e-3);
  });
});

test('refusals', () => {
  for (const alpha of [0, -1, Number.NaN, Infinity]) {
    expect(() => paretoCdf(2, alpha)).toThrow(new RangeError(`paretoCdf needs a finite α above 0, got ${alpha}`));
    expect(() => paretoQuantile(0.5, alpha)).toThrow(RangeError);
    expect(() => paretoMoments(alpha)).toThrow(RangeError);
  }
  expect(() => paretoCdf(Number.NaN, 1)).toThrow(new RangeError('paretoCdf needs a number, got NaN'));
  expect(() => paretoQuantile(1.1, 1)).toThrow(new RangeError('paretoQuantile needs a share from 0 to 1, got 1.1'));
});
