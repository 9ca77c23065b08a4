import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, triangle } from '#draw/triangle.ts';
import type { Triple } from '#math/triangle.ts';

const shares = fc
  .tuple(
    fc.double({ min: 0.001, max: 1, noNaN: true }),
    fc.double({ min: 0.001, max: 1, noNaN: true }),
    fc.double({ min: 0.001, max: 1, noNaN: true }),
  )
  .map(([a, b, c]): Triple => [a / (a + b + c), b / (a + b + c), c / (a + b + c)]);

describe('triangle', () => {
  const t = triangle(20, 300, 280);

  it('is undone by its inverse', () => {
    fc.assert(
      fc.property(shares, (p) => {
        const back = t.sharesAt(...t.at(p));
        for (const i of [0, 1, 2] as const) expect(back[i]).toBeCloseTo(p[i], 9);
      }),
    );
  });

  it('gives the piece opposite to a corner that corner’s share of the area', () => {
    fc.assert(
      fc.property(shares, (p) => {
        const point = t.at(p);
        const whole = areaOf(...t.corners);
        expect(areaOf(point, t.corners[1], t.corners[2]) / whole).toBeCloseTo(p[0], 9);
        expect(areaOf(point, t.corners[0], t.corners[2]) / whole).toBeCloseTo(p[1], 9);
        expect(areaOf(point, t.corners[0], t.corners[1]) / whole).toBeCloseTo(p[2], 9);
      }),
    );
  });

  it('stays a distribution outside', () => {
    for (const [x, y] of [
      [-100, 900],
      [500, 0],
      [160, -50],
    ] as const) {
      const p = t.sharesAt(x, y);
      expect(Math.min(...p)).toBeGreaterThanOrEqual(0);
      expect(p[0] + p[1] + p[2]).toBeCloseTo(1, 12);
    }
  });
});
