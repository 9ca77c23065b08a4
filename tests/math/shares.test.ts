import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise, shares, weight } from '#math/shares.ts';
import { softmax } from '#math/softmax.ts';
import { sum } from '#math/sum.ts';
import { between } from './between.ts';
import { U } from './exact.ts';

const list = (xs: Float64Array | undefined) => xs && Array.from(xs);

describe('weights', () => {
  test('closed forms', () => {
    expect(weight(0, 'exp')).toBe(1);
    expect(weight(3, 'exp', 2)).toBe(8);
    expect(weight(-3, 'exp', 10)).toBe(0.001);
    expect(weight(1, 'exp')).toBe(Math.E);
    expect(weight(-3, 'square')).toBe(9);
    expect(weight(-3, 'abs')).toBe(3);
    expect(weight(-3, 'relu')).toBe(0);
    expect(weight(3, 'relu')).toBe(3);
    expect(weight(-3, 'raw')).toBe(-3);
  });
  test('−∞ is nothing under exp and relu, and everything under the others', () => {
    expect(weight(-Infinity, 'exp')).toBe(0);
    expect(weight(-Infinity, 'exp', 2)).toBe(0);
    expect(weight(-Infinity, 'relu')).toBe(0);
    expect(weight(-Infinity, 'square')).toBe(Infinity);
    expect(weight(-Infinity, 'abs')).toBe(Infinity);
  });
});

describe('normalise', () => {
  test('closed forms', () => {
    expect(list(normalise(Object.freeze([2, 6])))).toEqual([0.25, 0.75]);
    expect(list(normalise([0, 5]))).toEqual([0, 1]);
    expect(list(normalise([1e308, 1e308]))).toEqual([0.5, 0.5]);
    expect(list(normalise([5e-324, 5e-324]))).toEqual([0.5, 0.5]);
  });
  test('+∞ takes all, in equal parts with its like', () => {
    expect(list(normalise([Infinity, 3, Infinity]))).toEqual([0.5, 0, 0.5]);
  });
  test('N7, N28: weights that are all 0 are no distribution', () => expect(normalise([0, 0])).toBeUndefined());
  test('refusals', () => {
    expect(() => normalise([1, -2])).toThrow(
      new RangeError('normalise needs weights of at least 0, got -2 at index 1'),
    );
    expect(() => normalise([])).toThrow(new RangeError('normalise needs at least one number, got none'));
    expect(() => normalise([Number.NaN])).toThrow(new RangeError('normalise needs numbers, got NaN at index 0'));
  });
  test('adds up to 1 and keeps proportions', () => {
    const weights = fc.array(between(1e-6, 1e6), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, (w) => {
        const p = normalise(w) as Float64Array;
        // Two divisions and the total: 4 U each; two of them in a ratio.
        const kept = w.every(
          (x, i) =>
            Math.abs((p[i] as number) * (w[0] as number) - (p[0] as number) * x) <= 10 * U * (p[0] as number) * x,
        );
        return kept && Math.abs(sum(p) - 1) <= 6 * U;
      }),
    );
  });
});

describe('rules', () => {
  const z = Object.freeze([3.5, 1.2, 0.3, -0.5]);
  test('exp is softmax', () => {
    expect(shares(z, 'exp')).toEqual(softmax(z));
    expect(shares(z, 'exp', 10)).toEqual(softmax(z, { base: 10 }));
  });
  test('the others on the scores of the chapter', () => {
    // 12.25 + 1.44 + .09 + .25 = 14.03; 3.5 + 1.2 + .3 + .5 = 5.5; 3.5 + 1.2 + .3 = 5
    expect(list(shares(z, 'square'))?.map((p) => p.toFixed(4))).toEqual(['0.8731', '0.1026', '0.0064', '0.0178']);
    expect(list(shares(z, 'abs'))?.map((p) => p.toFixed(4))).toEqual(['0.6364', '0.2182', '0.0545', '0.0909']);
    expect(list(shares(z, 'relu'))?.map((p) => p.toFixed(4))).toEqual(['0.7000', '0.2400', '0.0600', '0.0000']);
  });
  test('raw scores are shares of nothing: they add up to 4.5', () => {
    expect(list(shares(z, 'raw'))).toEqual([...z]);
    expect(sum(shares(z, 'raw') as Float64Array)).toBeCloseTo(4.5, 15);
  });
  test('no distribution', () => {
    expect(shares([-1, -2], 'relu')).toBeUndefined();
    expect(shares([0, 0], 'square')).toBeUndefined();
    expect(shares([-Infinity, -Infinity], 'exp')).toBeUndefined();
  });
  test('a masked score takes all under x²: one more reason against it', () => {
    expect(list(shares([5, -Infinity], 'square'))).toEqual([0, 1]);
  });
  test('N8: refusals', () => {
    for (const rule of ['exp', 'square', 'abs', 'relu', 'raw'] as const) {
      expect(() => shares([1, Number.NaN], rule)).toThrow(RangeError);
      expect(() => shares([], rule)).toThrow(RangeError);
    }
  });
});
