import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kolmogorovDistance } from '#math/kolmogorovDistance.ts';
import { between } from './between.ts';

const even = (x: number) => Math.min(1, Math.max(0, x));

describe('kolmogorovDistance', () => {
  test('closed forms', () => {
    expect(kolmogorovDistance(Object.freeze([0.5]), even)).toBe(0.5);
    expect(kolmogorovDistance([0.25, 0.75], even)).toBe(0.25);
    expect(kolmogorovDistance([0, 0, 0], even)).toBe(1);
    expect(kolmogorovDistance([0.5, 0.5], even)).toBe(0.5);
    expect(kolmogorovDistance([1, 1], even)).toBe(1);
  });
  test('the best that n values can do is 1/2n', () => {
    const n = 10;
    const middles = Array.from({ length: n }, (_, i) => (i + 0.5) / n);
    expect(kolmogorovDistance(middles, even)).toBeCloseTo(1 / (2 * n), 15);
  });
  test('as the definition says, on both sides of every value', () => {
    fc.assert(
      fc.property(fc.array(between(0, 1), { minLength: 1, maxLength: 30 }), fc.nat(3), (xs, doubled) => {
        const sorted = [...xs, ...xs.slice(0, doubled)].sort((a, b) => a - b);
        const n = sorted.length;
        const gaps = sorted.flatMap((x) => [
          Math.abs(sorted.filter((y) => y <= x).length / n - x),
          Math.abs(sorted.filter((y) => y < x).length / n - x),
        ]);
        return Math.abs(kolmogorovDistance(sorted, even) - Math.max(...gaps)) < 1e-15;
      }),
    );
  });
  test('refusals', () => {
    expect(() => kolmogorovDistance([], even)).toThrow(
      new RangeError('kolmogorovDistance needs at least one value, got none'),
    );
    expect(() => kolmogorovDistance([1, 0], even)).toThrow(
      new RangeError('kolmogorovDistance needs values in rising order, got 0 at index 1'),
    );
    expect(() => kolmogorovDistance([Number.NaN], even)).toThrow(RangeError);
  });
});
