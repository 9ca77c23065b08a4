import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  compose,
  determinant,
  IDENTITY,
  inverse,
  type Matrix2,
  mapPoints,
  nullDirection,
  rank,
} from '#math/matrix2.ts';
import { between } from './between.ts';

const SHEAR: Matrix2 = [1, 1, 0, 1];
const TURN: Matrix2 = [0, -1, 1, 0];

/** Entries as the book keeps them: whole thousandths from −3 to 3. */
const entry = fc.integer({ min: -3000, max: 3000 }).map((i) => i / 1000);
const matrix = fc.tuple(entry, entry, entry, entry);

describe('2 × 2 matrices', () => {
  test('columns are where (1, 0) and (0, 1) go', () => {
    expect(apply([1, 2, 3, 4], [1, 0])).toEqual([1, 3]);
    expect(apply([1, 2, 3, 4], [0, 1])).toEqual([2, 4]);
  });

  test('N77: compose(then, first) does `first` first, told apart by a pair that does not commute', () => {
    expect(compose(TURN, SHEAR)).toEqual([0, -1, 1, 1]);
    expect(compose(SHEAR, TURN)).toEqual([1, -1, 1, 0]);
    fc.assert(
      fc.property(matrix, matrix, entry, entry, (then, first, x, y) => {
        const [u, v] = apply(compose(then, first), [x, y]);
        const [p, q] = apply(then, apply(first, [x, y]));
        // Sums of four products up to 27
        return Math.abs(u - p) < 1e-12 && Math.abs(v - q) < 1e-12;
      }),
    );
  });

  test('no product has a −0', () => {
    for (const x of compose([0, -1, 1, 0], [-1, 0, 0, 1])) expect(Object.is(x, -0)).toBe(false);
  });

  test('areas multiply', () => {
    fc.assert(
      fc.property(matrix, matrix, (a, b) => {
        return Math.abs(determinant(compose(a, b)) - determinant(a) * determinant(b)) < 1e-11;
      }),
    );
  });

  test('the determinant of decimals that flatten the plane is exactly 0, whatever their products round to', () => {
    expect(0.1 * 2.1 - 0.3 * 0.7).not.toBe(0);
    expect(determinant([0.1, 0.3, 0.7, 2.1])).toBe(0);
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 })),
        fc.integer({ min: -9, max: 9 }),
        ([p, q], k) => determinant([p / 100, (k * p) / 100, q / 100, (k * q) / 100]) === 0,
      ),
    );
  });

  test('and of others it is what whole numbers give', () => {
    fc.assert(
      fc.property(matrix, (m) => {
        const [a, b, c, d] = m.map((x) => Math.round(1000 * x)) as [number, number, number, number];
        const det = determinant(m);
        return Math.abs(det - (a * d - b * c) / 1e6) < 1e-14 && (det === 0) === (a * d === b * c);
      }),
    );
  });

  test('ranks', () => {
    expect(rank(IDENTITY)).toBe(2);
    expect(rank([1, 0, 0, 0])).toBe(1);
    expect(rank([0, 0, 0, 0])).toBe(0);
  });

  test('what is undone is as it was; what is flattened has no way back', () => {
    expect(inverse([2, 0, 0, 1])).toEqual([0.5, 0, 0, 1]);
    expect(inverse([1, 0, 0, 0])).toBeUndefined();
    fc.assert(
      fc.property(matrix, (m) => {
        const back = inverse(m);
        if (!back) return determinant(m) === 0;
        const size = Math.max(...back.map(Math.abs));
        return compose(back, m).every((x, i) => Math.abs(x - (IDENTITY[i] as number)) < 1e-14 * Math.max(1, size * 9));
      }),
    );
  });

  test('M26: points of one null line share one image', () => {
    expect(nullDirection([1, 0, 0, 0])).toEqual([0, 1]);
    expect(nullDirection(IDENTITY)).toBeUndefined();
    expect(nullDirection([0, 0, 0, 0])).toBeUndefined();
    fc.assert(
      fc.property(entry, entry, entry, (p, q, k) => {
        const m: Matrix2 = [p, k * p, q, k * q];
        const null_ = nullDirection(m);
        return null_ === undefined || Math.hypot(...apply(m, null_)) < 1e-13;
      }),
    );
  });

  test('many points at once are mapped as one by one', () => {
    const points = Float64Array.of(1, 0, 0, 1, -2, 0.5);
    expect([...mapPoints([1, 2, 3, 4], points)]).toEqual([1, 3, 2, 4, -1, -4]);
    expect([...points]).toEqual([1, 0, 0, 1, -2, 0.5]);
    mapPoints(TURN, points, points);
    expect([...points].map((x) => x + 0)).toEqual([0, 1, -1, 0, -0.5, -2]);
    expect(() => mapPoints(TURN, points, new Float64Array(2))).toThrow('mapPoints needs room for 6 numbers, got 2');
  });

  test('any doubles', () => {
    fc.assert(
      fc.property(between(-1e3, 1e3), between(-1e3, 1e3), (x, y) => {
        // Sums know no −0.
        expect(apply(IDENTITY, [x, y])).toEqual([x + 0, y + 0]);
      }),
    );
  });
});
