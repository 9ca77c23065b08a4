import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runningMoments } from '#math/runningMoments.ts';
import { between } from './between.ts';
import { exact } from './exact.ts';

function taken(values: readonly number[]) {
  const moments = runningMoments();
  values.forEach(moments.add);
  return moments;
}

describe('runningMoments', () => {
  test('closed form', () => {
    const { count, mean, variance, sd } = taken([4, 7, 13, 16]);
    expect([count, mean, variance]).toEqual([4, 10, 30]);
    expect(sd).toBeCloseTo(Math.sqrt(30), 15);
  });
  test('N67: equal values have variance 0, and a far offset changes nothing', () => {
    const tenths = taken([0.1, 0.1, 0.1]);
    expect(tenths.variance).toBe(0);
    expect(tenths.sd).toBe(0);
    // 22.5 with n, 30 with n − 1.
    const far = taken([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16]);
    expect(far.variance).toBe(30);
    expect(((far.variance as number) * 3) / 4).toBe(22.5);
    expect(far.mean).toBe(1e9 + 10);
  });
  test('N67: the formula with squares loses it', () => {
    const values = [1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16];
    const squares = values.reduce((a, x) => a + x * x, 0) / 4 - (values.reduce((a, x) => a + x, 0) / 4) ** 2;
    expect(squares).not.toBeCloseTo(22.5, 0);
  });
  test('N68: the variance of one value is not defined, and the mean of none is not', () => {
    const none = taken([]);
    expect([none.count, none.mean, none.variance, none.sd]).toEqual([0, undefined, undefined, undefined]);
    const one = taken([5]);
    expect([one.count, one.mean, one.variance, one.sd]).toEqual([1, 5, undefined, undefined]);
  });
  test('against 50 digits', () => {
    fc.assert(
      fc.property(fc.array(between(-10, 10), { minLength: 2, maxLength: 60 }), between(-1e6, 1e6), (xs, offset) => {
        const values = xs.map((x) => x + offset);
        const n = values.length;
        const mean = values.reduce((a, x) => a.plus(exact(x)), exact(0)).div(n);
        const variance = values.reduce((a, x) => a.plus(exact(x).minus(mean).pow(2)), exact(0)).div(n - 1);
        const found = taken(Object.freeze(values));
        // Each step rounds the mean, of up to 1e6, to 2⁻⁵³ of itself: 60 of them move distances of up to 20 by 1e−8.
        expect(Math.abs((found.mean as number) - mean.toNumber())).toBeLessThan(1e-8);
        expect(Math.abs((found.variance as number) - variance.toNumber())).toBeLessThan(1e-6);
        expect(found.variance).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  test('accounts do not disturb each other', () => {
    const [a, b] = [runningMoments(), runningMoments()];
    a.add(1);
    b.add(3);
    expect([a.mean, b.mean]).toEqual([1, 3]);
  });
});
