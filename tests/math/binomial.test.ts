import type { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomialCdf, binomialMasses } from '#math/binomial.ts';
import { between } from './between.ts';
import { exact, relativeError, U } from './exact.ts';
import { choose } from './exactSums.ts';

/** C(n, k) pᵏ qⁿ⁻ᵏ at 50 digits; p is the double it is. */
function wanted(n: number, p: number): readonly Decimal[] {
  const [yes, no] = [exact(p), exact(1).minus(exact(p))];
  return choose(n).map((ways, k) =>
    yes
      .pow(k)
      .times(no.pow(n - k))
      .times(ways.toString()),
  );
}

describe('masses', () => {
  test('closed forms', () => {
    expect([...binomialMasses(2, 0.5)]).toEqual([0.25, 0.5, 0.25]);
    expect([...binomialMasses(0, 0.3)]).toEqual([1]);
    expect([...binomialMasses(3, 0)]).toEqual([1, 0, 0, 0]);
    expect([...binomialMasses(3, 1)]).toEqual([0, 0, 0, 1]);
  });
  test.each([
    [10, 0.5],
    [60, 0.3],
    [768, 0.05],
    [1536, 0.5],
    [2000, 0.5],
    [2000, 0.999],
  ])('n = %d, p = %d against 50 digits, tails included', (n, p) => {
    const exactly = wanted(n, p);
    binomialMasses(n, p).forEach((mass, k) => {
      const truth = exactly[k] as Decimal;
      // Six roundings a step from the mode, and 1 − p has one more, which counts once a step; then the sum. Below the
      // normal doubles only the distance counts.
      if (truth.greaterThan('1e-300')) expect(relativeError(mass, truth)).toBeLessThan(7 * (n + 2) * U);
      else expect(Math.abs(mass)).toBeLessThan(2e-300);
    });
  });
  test('adding up to 1, never negative, never NaN', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), between(0, 1), (n, p) => {
        const masses = binomialMasses(n, p);
        expect(masses.every((mass) => mass >= 0)).toBe(true);
        expect(Math.abs(masses.reduce((a, b) => a + b) - 1)).toBeLessThan(1e-12);
      }),
    );
  });
  test('successes are failures the other way round', () => {
    // For a p whose 1 − p is exact.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1024 }), (n, i) => {
        const [one, other] = [binomialMasses(n, i / 1024), binomialMasses(n, 1 - i / 1024).reverse()];
        one.forEach((mass, k) => {
          expect(Math.abs(mass - (other[k] as number))).toBeLessThan(1e-12);
        });
      }),
    );
  });
});

describe('cdf', () => {
  test('closed forms', () => {
    expect(binomialCdf(1, 2, 0.5)).toBe(0.75);
    expect(binomialCdf(1.9, 2, 0.5)).toBe(0.75);
    expect([binomialCdf(-1, 2, 0.5), binomialCdf(2, 2, 0.5), binomialCdf(Infinity, 2, 0.5)]).toEqual([0, 1, 1]);
    expect(binomialCdf(0, 2000, 0.5)).toBe(0);
  });
  test('all of them, whatever rounding did to the masses', () => {
    for (let i = 1; i < 200; i++) expect(binomialCdf(37, 37, i / 200)).toBe(1);
  });
  test('half of an odd number of fair tries', () => {
    for (const n of [1, 9, 1999]) expect(binomialCdf((n - 1) / 2, n, 0.5)).toBeCloseTo(0.5, 13);
  });
  test('never falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), between(0, 1), (n, p) => {
        for (let k = -1; k < n; k++) expect(binomialCdf(k + 1, n, p)).toBeGreaterThanOrEqual(binomialCdf(k, n, p));
      }),
      { numRuns: 20 },
    );
  });
});

test('refusals', () => {
  expect(() => binomialMasses(-1, 0.5)).toThrow(
    new RangeError('binomialMasses needs a whole number of tries from 0, got -1'),
  );
  expect(() => binomialMasses(2.5, 0.5)).toThrow(RangeError);
  expect(() => binomialMasses(2, 1.1)).toThrow(new RangeError('binomialMasses needs a chance from 0 to 1, got 1.1'));
  expect(() => binomialCdf(0, 2, Number.NaN)).toThrow(
    new RangeError('binomialCdf needs a chance from 0 to 1, got NaN'),
  );
  expect(() => binomialCdf(Number.NaN, 2, 0.5)).toThrow(new RangeError('binomialCdf needs a number, got NaN'));
});
