import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logSumExp } from '#math/logSumExp.ts';
import { between } from './between.ts';
import { absoluteError, exactLogSumExp, U } from './exact.ts';

const logits = fc.array(between(-700, 700), { minLength: 1, maxLength: 12 });

describe('log-sum-exp', () => {
  test('closed forms', () => {
    expect(logSumExp([5])).toBe(5);
    expect(logSumExp([0, 0])).toBe(Math.LN2);
    expect(logSumExp([1000, 1000])).toBe(1000 + Math.LN2);
    expect(logSumExp([-1000, -1000])).toBe(-1000 + Math.LN2);
  });
  test('what little the others add is kept', () => {
    // ln(1 + e⁻⁴⁰) is e⁻⁴⁰ to 17 digits, where 1 + e⁻⁴⁰ is 1.
    expect(logSumExp([0, -40])).toBeCloseTo(Math.exp(-40), 32);
    expect(logSumExp([0, -40])).toBeGreaterThan(0);
  });
  test('against 50 digits', () => {
    // Exponents are off by |d| U, but weigh e^d, and |d| e^d ≤ 1/e; e^x is off by 2U, adding up n of them by n U: the
    // logarithm is off by less than 4 n U, rounding it and adding the largest by 2 |result| U more.
    fc.assert(
      fc.property(logits, (z) => {
        const exact = exactLogSumExp(z);
        return absoluteError(logSumExp(z), exact) <= (4 * z.length + 2 * Math.abs(exact.toNumber()) + 4) * U;
      }),
      { numRuns: 200 },
    );
  });
  test('lies between the largest and ln n above it', () => {
    fc.assert(
      fc.property(logits, (z) => {
        const above = logSumExp(z) - Math.max(...z);
        return above >= 0 && above <= Math.log(z.length) + 1e-12;
      }),
    );
  });
  test('infinities', () => {
    expect(logSumExp([-Infinity, -Infinity])).toBe(-Infinity);
    expect(logSumExp([-Infinity, 3])).toBe(3);
    expect(logSumExp([Infinity, 3, -Infinity])).toBe(Infinity);
  });
  test('N8: refusals', () => {
    expect(() => logSumExp([])).toThrow(new RangeError('logSumExp needs at least one number, got none'));
    expect(() => logSumExp([0, Number.NaN])).toThrow(new RangeError('logSumExp needs numbers, got NaN at index 1'));
  });
  test('N11: 151,936 zeros', () => {
    // Adding ones is exact; only the logarithm rounds.
    expect(logSumExp(new Float64Array(151_936))).toBeCloseTo(Math.log(151_936), 14);
  });
});
