import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bits, effectiveNumber, entropy } from '#math/entropy.ts';
import { softmax } from '#math/softmax.ts';
import { between } from './between.ts';
import { absoluteError, exactEntropy, U } from './exact.ts';

const distribution = fc
  .array(between(-30, 30), { minLength: 1, maxLength: 12 })
  .map((z) => Array.from(softmax(z) as Float64Array));

describe('entropy', () => {
  test('closed forms', () => {
    expect(entropy([1])).toBe(0);
    expect(Object.is(entropy([1, 0]), 0)).toBe(true);
    expect(entropy([0.5, 0.5])).toBe(Math.LN2);
    expect(bits(entropy([0.25, 0.25, 0.25, 0.25]))).toBe(2);
    expect(bits(Math.LN2)).toBe(1);
    expect(effectiveNumber([1, 0, 0])).toBe(1);
    // e^H is off by H·U from H, and one rounding of its own.
    expect(Math.abs(effectiveNumber([0.2, 0.2, 0.2, 0.2, 0.2]) - 5)).toBeLessThan(5 * 8 * U);
  });
  test('0 · ln 0 is 0', () => expect(entropy([0.5, 0, 0.5, 0])).toBe(Math.LN2));
  test('against 50 digits', () => {
    // Each term is good to 3 roundings (ln, times; ln near 1 is exact enough in absolute terms), all terms at most 1/e.
    fc.assert(
      fc.property(distribution, (p) => absoluteError(entropy(p), exactEntropy(p)) <= (3 * p.length + 4) * U),
      { numRuns: 200 },
    );
  });
  test('from 0 to ln n, and as many bits as nats over ln 2', () => {
    fc.assert(
      fc.property(distribution, (p) => {
        const h = entropy(Object.freeze(p));
        const n = effectiveNumber(p);
        return h >= 0 && h <= Math.log(p.length) + 16 * U && n >= 1 && n <= p.length * (1 + 32 * U);
      }),
    );
  });
  test('mixing two items raises it', () => {
    expect(entropy([0.5, 0.3, 0.2])).toBeGreaterThan(entropy([0.6, 0.2, 0.2]));
  });
  test('N46: one unit inside, another on request: 1 nat is 1.443 bits', () => {
    expect(bits(1)).toBeCloseTo(Math.LOG2E, 4);
  });
  test('refusals', () => {
    expect(() => entropy([1.5, -0.5])).toThrow(new RangeError('entropy needs shares from 0 to 1, got 1.5 at index 0'));
    expect(() => entropy([0.5, -0.5])).toThrow(new RangeError('entropy needs shares from 0 to 1, got -0.5 at index 1'));
    expect(() => entropy([])).toThrow(new RangeError('entropy needs at least one number, got none'));
    expect(() => effectiveNumber([Number.NaN])).toThrow(RangeError);
  });
});
