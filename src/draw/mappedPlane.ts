/** The plane after a map: a finite sheet of grid lines, the unit square, and the directions that stay. */

import type { Point } from './arrow.ts';
import type { Shape } from './paint.ts';
import { type Matrix, type PlaneData, type PlaneScale, planeScale } from './plane.ts';
import { path, through } from './shapes.ts';

/** x ↦ Mx + s. Without a shift the origin stays. */
export interface Affine {
  readonly matrix: Matrix;
  readonly shift: Point;
}

/** The sheet reaches this many units to each side: beyond any border, unless it is pressed small. */
const SHEET = 20;

const SQUARE: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

export function mappedScale(data: Omit<PlaneData, 'matrix'>, { matrix, shift }: Affine): PlaneScale {
  const scale = planeScale({ ...data, matrix });
  return {
    ...scale,
    map: (point) => {
      const [x, y] = scale.map(point);
      return [x + shift[0], y + shift[1]];
    },
  };
}

/** The unit square before; the sheet and the unit square after. Not cut: to be drawn in a window. */
export function sheetShapes(affine: Affine, scale: PlaneScale): readonly Shape[] {
  return [
    path('square', 'm-square', through(SQUARE.map(scale.to), true)),
    path('after', 'm-map-grid', sheetPath(affine, scale)),
    path(
      'image',
      'm-wash',
      through(
        SQUARE.map((p) => scale.to(scale.map(p))),
        true,
      ),
    ),
  ];
}

export function sheetPath({ matrix: [a, b, c, d] }: Affine, { to, map }: PlaneScale, sheet = SHEET): string {
  const line = (from: Point, till: Point) => through([to(map(from)), to(map(till))]);
  if (Math.abs(a * d - b * c) < 1e-9) {
    // All lines lie on one; drawn one over the other they would be darker than any.
    const side = a * b + c * d < 0 ? -sheet : sheet;
    return line([-sheet, -side], [sheet, side]);
  }
  let all = '';
  for (let i = -sheet; i <= sheet; i++) all += line([i, -sheet], [i, sheet]) + line([-sheet, i], [sheet, i]);
  return all;
}

/** A line through a point of the plane, beyond any border. */
export const longLine = (key: string, css: string, [x, y]: Point, [vx, vy]: Point, { to }: PlaneScale): Shape =>
  path(key, css, through([to([x - 40 * vx, y - 40 * vy]), to([x + 40 * vx, y + 40 * vy])]));
