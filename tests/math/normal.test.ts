import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalBetween, normalDensity } from '#math/normal.ts';
import { between } from './between.ts';
import { absoluteError, exactNormalBetween, relativeError, U } from './exact.ts';

describe('normalDensity', () => {
  test('N4, N5: the peak for σ = .01 is 39.894 2, far above 1', () => {
    expect(normalDensity(0, 0.01).toFixed(4)).toBe('39.8942');
    // A grid of 1000 points over ±5σ steps over 0: the nearest are half a step away.
    expect(normalDensity(0.05 / 999, 0.01).toFixed(4)).toBe('39.8937');
  });
  test('challenge 1: a peak of exactly 1 needs σ = .3989', () => {
    expect(normalDensity(0, 1 / Math.sqrt(2 * Math.PI))).toBeCloseTo(1, 15);
    expect((1 / Math.sqrt(2 * Math.PI)).toFixed(4)).toBe('0.3989');
  });
  test('even, falling, and nothing at infinity', () => {
    expect(normalDensity(-1.3)).toBe(normalDensity(1.3));
    expect(normalDensity(1)).toBeGreaterThan(normalDensity(1.1));
    expect(normalDensity(Infinity)).toBe(0);
  });
  test('M3: in centimetres, a hundredth of the height in metres', () => {
    expect(normalDensity(1, 1) * 100).toBeCloseTo(normalDensity(0.01, 0.01), 12);
  });
  test('is the slope of the area', () => {
    // The mean of the density over a width of w is off by w²/24 of its curvature, at most .4.
    for (const x of [-2, -0.3, 0, 1, 4])
      expect(Math.abs(normalBetween(x - 5e-4, x + 5e-4) / 1e-3 - normalDensity(x))).toBeLessThan(1e-6 / 24 + 1e-12);
  });
});

describe('normalBetween', () => {
  test('challenge 2: ±σ has .6827, ±σ/10 has .07966', () => {
    expect(normalBetween(-0.01, 0.01, 0.01).toFixed(4)).toBe('0.6827');
    expect(normalBetween(-0.001, 0.001, 0.01).toPrecision(4)).toBe('0.07966');
  });
  test('N6: ±5σ lacks 5.7e−7', () => {
    expect(normalBetween(-0.05, 0.05, 0.01).toFixed(7)).toBe('0.9999994');
  });
  test('ends', () => {
    expect(normalBetween(-Infinity, Infinity)).toBe(1);
    expect(normalBetween(0, Infinity)).toBe(0.5);
    expect(normalBetween(1, 1)).toBe(0);
    expect(normalBetween(Infinity, Infinity)).toBe(0);
    expect(normalBetween(-0, 0)).toBe(0);
  });
  test('against 50 digits', () => {
    fc.assert(
      fc.property(between(-6, 6), between(-6, 6), fc.constantFrom(0.005, 0.01, 1, 2), (a, b, sigma) => {
        const [from, to] = [Math.min(a, b) * sigma, Math.max(a, b) * sigma];
        // Arguments carry 3 roundings, which move erf by at most 3U · max x·erf′(x) = 1.5U each; erf adds 4U each, then halved.
        expect(absoluteError(normalBetween(from, to, sigma), exactNormalBetween(from, to, sigma))).toBeLessThan(1e-15);
      }),
      { numRuns: 60 },
    );
  });
  test('tails keep their digits up to 6σ', () => {
    for (const x of [0.5, 1, 2, 3, 4, 5, 6]) {
      // The argument's 3 roundings move e^(−x²/2) by 3x² U at most, erfc adds 16U.
      const bound = (3 * x * x + 18) * U;
      const wanted = exactNormalBetween(x, 12, 1);
      expect(bound).toBeLessThan(2e-14);
      expect(relativeError(normalBetween(x, Infinity), wanted)).toBeLessThan(bound);
      expect(normalBetween(-Infinity, -x)).toBe(normalBetween(x, Infinity));
    }
  });
  test('areas side by side add up', () => {
    fc.assert(
      fc.property(between(-5, 5), between(-5, 5), between(-5, 5), (...ends) => {
        const [a, b, c] = ends.sort((x, y) => x - y) as [number, number, number];
        return Math.abs(normalBetween(a, b) + normalBetween(b, c) - normalBetween(a, c)) < 3e-15;
      }),
    );
  });
  test('refusals', () => {
    expect(() => normalBetween(1, 0)).toThrow(new RangeError('normalBetween needs ends in rising order, got 1 and 0'));
    expect(() => normalBetween(Number.NaN, 0)).toThrow(RangeError);
    expect(() => normalBetween(0, 1, 0)).toThrow(new RangeError('normalBetween needs a finite σ above 0, got 0'));
    expect(() => normalDensity(0, -1)).toThrow(new RangeError('normalDensity needs a finite σ above 0, got -1'));
    expect(() => normalDensity(Number.NaN)).toThrow(new RangeError('normalDensity needs a number, got NaN'));
    expect(() => normalDensity(0, Infinity)).toThrow(RangeError);
  });
});
