import { describe, expect, test } from 'vitest';
import { dkwRadius } from '#math/dkwRadius.ts';
import { kolmogorovDistance } from '#math/kolmogorovDistance.ts';
import { uniform } from '#math/random.ts';

describe('dkwRadius', () => {
  test('closed forms', () => {
    expect(dkwRadius(1000, 0.95).toPrecision(4)).toBe('0.04295');
    expect(dkwRadius(1, 0)).toBeCloseTo(Math.sqrt(Math.LN2 / 2), 15);
    expect(dkwRadius(400, 0.95)).toBeCloseTo(dkwRadius(100, 0.95) / 2, 15);
  });
  test.each([10, 100, 1000])('%d draws leave the band of 95%% at most 5%% of the time', (n) => {
    const next = uniform(3);
    const trials = 1000;
    let out = 0;
    for (let trial = 0; trial < trials; trial++) {
      const draws = Float64Array.from({ length: n }, () => next()).sort();
      if (kolmogorovDistance(draws, (x) => x) > dkwRadius(n, 0.95)) out++;
    }
    // 50 expected at most, with a standard deviation of 7: four of them.
    expect(out).toBeLessThan(50 + 4 * 7);
    // Massart’s constant is tight: it is not far below either.
    expect(out).toBeGreaterThan(10);
  });
  test('refusals', () => {
    expect(() => dkwRadius(0, 0.95)).toThrow(new RangeError('dkwRadius needs a whole number of draws from 1, got 0'));
    for (const confidence of [-0.1, 1, Number.NaN])
      expect(() => dkwRadius(10, confidence)).toThrow(
        new RangeError(`dkwRadius needs a confidence from 0 to below 1, got ${confidence}`),
      );
  });
});
