import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convolve } from '#math/convolve.ts';
import { distribution } from './distributions.ts';
import { relativeError, U } from './exact.ts';
import { product, ratios } from './exactSums.ts';

const weights = fc.array(fc.nat(999), { minLength: 1, maxLength: 30 }).filter((w) => w.some((x) => x > 0));
const parts = (w: readonly number[]) => w.map((x) => x / w.reduce((a, b) => a + b));

describe('convolve', () => {
  test('closed forms', () => {
    expect([...convolve(Object.freeze([0.5, 0.5]), Object.freeze([0.5, 0.5]))]).toEqual([0.25, 0.5, 0.25]);
    expect([...convolve([1], [0.25, 0.75])]).toEqual([0.25, 0.75]);
    expect([...convolve([0, 0, 1], [0.25, 0.75])]).toEqual([0, 0, 0.25, 0.75]);
  });
  test('a die and a coin: each of 0…6, the ends half as often', () => {
    const sums = convolve(new Array(6).fill(1 / 6), [0.5, 0.5]);
    expect([...sums]).toEqual([1 / 12, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 12]);
  });
  test('unequal laws against whole numbers', () => {
    fc.assert(
      fc.property(weights, weights, (a, b) => {
        const exact = ratios(product(a.map(BigInt), b.map(BigInt)));
        convolve(parts(a), parts(b)).forEach((p, k) => {
          // Two divisions, a product, and a sum of at most 30 terms.
          if (!exact[k]?.isZero()) expect(relativeError(p, exact[k] as never)).toBeLessThanOrEqual(33 * U);
          else expect(p).toBe(0);
        });
      }),
      { numRuns: 60 },
    );
  });
  test('the order makes no difference', () => {
    fc.assert(
      fc.property(distribution, distribution, (a, b) => {
        const [ab, ba] = [convolve(a, b), convolve(b, a)];
        return ab.length === a.length + b.length - 1 && ab.every((p, k) => Math.abs(p - (ba[k] as number)) <= 20 * U);
      }),
    );
  });
  test('refusals', () => {
    expect(() => convolve([], [1])).toThrow(new RangeError('convolve needs at least one mass each, got none'));
    expect(() => convolve([1], [])).toThrow(RangeError);
  });
});
