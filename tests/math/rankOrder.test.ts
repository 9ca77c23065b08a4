import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankOrder } from '#math/rankOrder.ts';

const values = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(-Infinity, Infinity, -0, 1e300)), {
  minLength: 1,
  maxLength: 40,
});

describe('rankOrder', () => {
  test('closed forms', () => {
    expect([...rankOrder(Object.freeze([1, 3, 2, 3]))]).toEqual([1, 3, 2, 0]);
    expect([...rankOrder([5, 4, 4, 1])]).toEqual([0, 1, 2, 3]);
    expect([...rankOrder([7])]).toEqual([0]);
  });
  test('every index once, values falling, equal values by index', () => {
    fc.assert(
      fc.property(values, (z) => {
        const order = [...rankOrder(z)];
        const at = (rank: number) => z[order[rank] as number] as number;
        const falls = order.every(
          (item, r) => r === 0 || at(r - 1) > at(r) || (at(r - 1) === at(r) && (order[r - 1] as number) < item),
        );
        return falls && new Set(order).size === z.length;
      }),
      { numRuns: 500 },
    );
  });
  test('infinities are values like others', () => {
    expect([...rankOrder([-Infinity, 1, Infinity, -Infinity, Infinity])]).toEqual([2, 4, 1, 0, 3]);
  });
  test('0 and −0 are equal', () => expect([...rankOrder([-0, 0, 1])]).toEqual([2, 0, 1]));
  test('any temperature keeps it', () => {
    const z = Array.from({ length: 200 }, (_, i) => Math.sin(i * i));
    for (const t of [0.05, 1, 20]) expect(rankOrder(z.map((x) => x / t))).toEqual(rankOrder(z));
  });
  test('datacommons website #2050, denoland/std #1092 (N32): NaN is refused before anything is sorted', () => {
    expect(() => rankOrder([3, Number.NaN, 5, 1, 4])).toThrow(
      new RangeError('rankOrder needs numbers, got NaN at index 1'),
    );
  });
  test('N8: nothing at all is refused', () => {
    expect(() => rankOrder([])).toThrow(new RangeError('rankOrder needs at least one number, got none'));
  });
  test('N11: a vocabulary of 151,936 is no trouble', () => {
    expect(rankOrder(Float64Array.from({ length: 151_936 }, (_, i) => i))[0]).toBe(151_935);
  });
});
