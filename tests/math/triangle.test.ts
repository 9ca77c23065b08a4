import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { softmax } from '#math/softmax.ts';
import { CORNERS, cornerDistance, pointOf, sharesAt, type Triple } from '#math/triangle.ts';
import { between } from './between.ts';
import { U } from './exact.ts';

const inside = fc
  .tuple(...([0, 1, 2] as const).map(() => between(-20, 20)))
  .map((z) => Array.from(softmax(z) as Float64Array) as unknown as Triple);
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the triangle of shares', () => {
  test('all sides are 1', () => {
    for (const [i, j] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const)
      expect(apart(CORNERS[i], CORNERS[j])).toBeCloseTo(1, 15);
  });
  test('who has all stands in a corner; equal shares in the middle', () => {
    CORNERS.forEach((corner, i) => {
      const all = [0, 0, 0].map((_, k) => Number(k === i)) as unknown as Triple;
      expect(pointOf(all)).toEqual(corner);
      expect(sharesAt(corner)).toEqual(all);
      expect(cornerDistance(all, i)).toBe(0);
      expect(cornerDistance(all, (i + 1) % 3)).toBe(1);
    });
    const third: Triple = [1 / 3, 1 / 3, 1 / 3];
    expect(pointOf(third).x).toBeCloseTo(0.5, 15);
    expect(cornerDistance(third, 0)).toBeCloseTo(1 / Math.sqrt(3), 15);
  });
  test('there and back again', () => {
    // A handful of operations on numbers up to 1
    fc.assert(fc.property(inside, (p) => sharesAt(pointOf(p)).every((q, i) => Math.abs(q - (p[i] as number)) < 8 * U)));
  });
  test('the distance to a corner is the distance on paper', () => {
    fc.assert(
      fc.property(inside, fc.nat(2), (p, i) => {
        return Math.abs(cornerDistance(p, i) - apart(pointOf(p), CORNERS[i] as (typeof CORNERS)[0])) < 16 * U;
      }),
    );
  });
  test('points outside give shares all the same', () => {
    const coordinate = between(-5, 5);
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const p = sharesAt({ x, y });
        return p.every((q) => q >= 0 && q <= 1) && Math.abs(p[0] + p[1] + p[2] - 1) < 4 * U;
      }),
    );
  });
});
