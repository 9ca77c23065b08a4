import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compose, determinant, type Matrix2 } from '#math/matrix2.ts';
import { along, between, crossing, polar, rotation } from '#math/polar2.ts';

const entry = fc.integer({ min: -3000, max: 3000 }).map((i) => i / 1000);
const matrix = fc.tuple(entry, entry, entry, entry);
const near = (a: Matrix2, b: Matrix2, within = 1e-12) => a.every((x, i) => Math.abs(x - (b[i] as number)) < within);

describe('stretch, then turn', () => {
  test('both parts together are the matrix, the stretch is symmetric', () => {
    fc.assert(
      fc.property(matrix, (m) => {
        const { angle, stretch } = polar(m);
        return near(compose(rotation(angle), stretch), m) && stretch[1] === stretch[2];
      }),
    );
  });

  test('a matrix that does not turn the plane over stretches by factors that are not negative', () => {
    fc.assert(
      fc.property(matrix, (m) => {
        const { stretch } = polar(m);
        if (determinant(m) < 0) return true;
        return stretch[0] + stretch[3] >= -1e-12 && determinant(stretch) >= -1e-12;
      }),
    );
  });

  test('turns are nothing but turns, also the half turn; a mirror has none', () => {
    for (const angle of [0.3, Math.PI / 2, -2.5, Math.PI]) expect(polar(rotation(angle)).angle).toBeCloseTo(angle, 12);
    expect(polar([-1, 0, 0, -1]).angle).toBe(Math.PI);
    expect(polar([-1, 0, 0, 1])).toEqual({ angle: 0, stretch: [-1, 0, 0, 1] });
    expect(polar([0, 0, 0, 0])).toEqual({ angle: 0, stretch: [0, 0, 0, 0] });
  });
});

describe('the film from the identity to a matrix', () => {
  test('begins with nothing done and ends with the matrix itself', () => {
    fc.assert(fc.property(matrix, (m) => near(along(m, 0), [1, 0, 0, 1]) && along(m, 1) === m));
  });

  test('a half turn keeps its area all the way: entry by entry it would pass through a point', () => {
    for (const t of [0.1, 0.5, 0.9]) expect(determinant(along([-1, 0, 0, -1], t))).toBeCloseTo(1, 12);
    expect(near(along([-1, 0, 0, -1], 0.5), [0, -1, 1, 0])).toBe(true);
  });

  test('passes through a line exactly if it turns the plane over, and then once', () => {
    fc.assert(
      fc.property(matrix, (m) => {
        const at = crossing(m);
        const areas = [0.02, 0.25, 0.5, 0.75, 0.98].map((t) => determinant(along(m, t)));
        if (at === undefined) return determinant(m) >= 0 && (determinant(m) === 0 || areas.every((area) => area > 0));
        return at > 0 && at < 1 && Math.abs(determinant(along(m, at))) < 1e-11;
      }),
    );
    expect(crossing([-1, 0, 0, 1])).toBeCloseTo(0.5, 15);
  });

  test('on the way between two maps that keep the side, areas stay above 0, and both ends are exact', () => {
    fc.assert(
      fc.property(matrix, matrix, (m, n) => {
        if (!(determinant(m) > 1e-3 && determinant(n) > 1e-3)) return true;
        const areas = [0.02, 0.25, 0.5, 0.75, 0.98].map((t) => determinant(between(m, n, t)));
        return between(m, n, 0) === m && between(m, n, 1) === n && areas.every((area) => area > 0);
      }),
    );
  });

  test('turns the shorter way round', () => {
    const degrees = (angle: number) => rotation((angle * Math.PI) / 180);
    expect(near(between(degrees(170), degrees(-170), 0.5), degrees(180))).toBe(true);
    expect(near(between(degrees(-170), degrees(170), 0.5), degrees(180))).toBe(true);
    expect(near(between(degrees(-80), degrees(80), 0.5), degrees(0))).toBe(true);
  });
});
