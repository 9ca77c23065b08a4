/**
 * The triangle of all distributions over three items, as large as a picture wants it.
 *
 * A point cuts the triangle into three; the piece opposite to a corner has that corner's share of the whole area.
 */

import { CORNERS, pointOf, sharesAt, type Triple, type Point as UnitPoint } from '#math/triangle.ts';
import type { Point } from './arrow.ts';

export interface Triangle {
  readonly corners: readonly [Point, Point, Point];
  /** Where a distribution lies. */
  readonly at: (shares: Triple) => Point;
  /** The distribution at a place; outside the triangle, one on its border. */
  readonly sharesAt: (x: number, y: number) => Triple;
}

/** Equilateral: first corner at the top, second at the left, third at the right. */
export function triangle(x: number, bottom: number, side: number): Triangle {
  const place = (point: UnitPoint): Point => [x + point.x * side, bottom - point.y * side];
  return {
    corners: [place(CORNERS[0]), place(CORNERS[1]), place(CORNERS[2])],
    at: (shares) => place(pointOf(shares)),
    sharesAt: (px, py) => sharesAt({ x: (px - x) / side, y: (bottom - py) / side }),
  };
}

/** Area of a triangle with these corners. */
export function areaOf(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}
