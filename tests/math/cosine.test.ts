import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cosine, innerProduct, norm, projection } from '#math/cosine.ts';
import { between } from './between.ts';

const arrow = fc.array(between(-10, 10), { minLength: 3, maxLength: 3 });

describe('one arrow along another', () => {
  test('N54: the cosine of [0.3, 0.9, 2.1] with itself is 1, not 1.0000000000000002', () => {
    const v = [0.3, 0.9, 2.1];
    expect(innerProduct(v, v) / (norm(v) * norm(v))).toBeGreaterThan(1);
    expect(cosine(v, v)).toBe(1);
    expect(Math.acos(cosine(v, v))).toBe(0);
  });

  test('never beyond ±1', () => {
    fc.assert(
      fc.property(arrow, between(-3, 3), (v, k) => {
        const c = cosine(
          v,
          v.map((x) => k * x),
        );
        return Number.isNaN(c) || Math.abs(c) <= 1;
      }),
    );
  });

  test('M27: w = (3, 4), x = (1, 0): the product is 3, the projection 0.6', () => {
    expect(innerProduct([3, 4], [1, 0])).toBe(3);
    expect(projection([1, 0], [3, 4])).toBe(0.6);
    expect(norm([3, 4])).toBe(5);
  });

  test('an arrow without length has no direction', () => {
    expect(projection([1, 0], [0, 0])).toBeNaN();
    expect(cosine([1, 0], [0, 0])).toBeNaN();
    expect(innerProduct([-0, 0], [1, 0])).toBe(0);
  });
});
