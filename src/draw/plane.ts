/** The plane under a 2 × 2 matrix: the grid before in grey, the grid after in blue, the unit square in amber. */

import type { Point } from './arrow.ts';
import type { Shape } from './paint.ts';
import { at, path, text, through } from './shapes.ts';

/** Columns are where (1, 0) and (0, 1) go: [a, b, c, d] sends (x, y) to (ax + by, cx + dy). */
export type Matrix = readonly [a: number, b: number, c: number, d: number];

export interface PlaneData {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many units of the plane reach from the middle to the nearer border. */
  readonly reach: number;
  readonly matrix: Matrix;
  /** Whether numbers stand outside, left and below. */
  readonly numbers?: boolean;
}

export interface PlaneScale {
  /** From the plane to the picture, and back. */
  readonly to: (point: Point) => Point;
  readonly from: (at: Point) => Point;
  /** Where the matrix sends a point of the plane, in the plane. */
  readonly map: (point: Point) => Point;
  readonly unit: number;
}

export function planeScale({ x, y, width, height, reach, matrix: [a, b, c, d] }: PlaneData): PlaneScale {
  const unit = Math.min(width, height) / 2 / reach;
  const middle: Point = [x + width / 2, y + height / 2];
  return {
    to: ([px, py]) => [middle[0] + px * unit, middle[1] - py * unit],
    from: ([px, py]) => [(px - middle[0]) / unit, (middle[1] - py) / unit],
    map: ([px, py]) => [a * px + b * py, c * px + d * py],
    unit,
  };
}

/** The plane before anything is done to it: grid and axes, cut at the border by arithmetic, so nothing needs a clip. */
export function groundShapes(data: PlaneData): readonly Shape[] {
  const line = lineWithin(data);
  const { halfX, halfY } = halves(data);
  return [
    path(
      'before',
      'm-grid',
      whole(halfX)
        .map((i) => line([i, 0], [0, 1]))
        .join('') +
        whole(halfY)
          .map((i) => line([0, i], [1, 0]))
          .join(''),
    ),
    path('axes', 'm-axis', line([0, 0], [1, 0]) + line([0, 0], [0, 1])),
  ];
}

const whole = (most: number) => Array.from({ length: 2 * Math.floor(most) + 1 }, (_, i) => i - Math.floor(most));

function halves(data: PlaneData): { readonly halfX: number; readonly halfY: number } {
  const { unit } = planeScale(data);
  return { halfX: data.width / 2 / unit, halfY: data.height / 2 / unit };
}

/** The path of a line of the plane, as far as the picture shows it. */
function lineWithin(data: PlaneData): (from: Point, along: Point) => string {
  const { to } = planeScale(data);
  const { halfX, halfY } = halves(data);
  return (from, along) => {
    const cut = cutToBox(from, along, halfX, halfY);
    return cut ? through([to(cut[0]), to(cut[1])]) : '';
  };
}

/** Grid before, axes, grid after, unit square before and after. */
export function planeShapes(data: PlaneData): readonly Shape[] {
  const scale = planeScale(data);
  const line = lineWithin(data);
  const { halfX, halfY } = halves(data);
  const after = whole(gridReach(data.matrix, halfX, halfY))
    .map((i) => line(scale.map([i, 0]), scale.map([0, 1])) + line(scale.map([0, i]), scale.map([1, 0])))
    .join('');
  const square: readonly Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  return [
    ...groundShapes(data),
    path('after', 'm-map-grid', after),
    path('square', 'm-square', through(square.map(scale.to), true)),
    path(
      'image',
      'm-wash',
      through(
        square.map((p) => scale.to(scale.map(p))),
        true,
      ),
    ),
    ...(data.numbers ? numberShapes(data, scale) : []),
  ];
}

/** Lines enough to fill the box whatever the matrix does, and no more than 40 on a side. */
function gridReach([a, b, c, d]: Matrix, halfX: number, halfY: number): number {
  const area = Math.abs(a * d - b * c);
  const longest = Math.max(Math.hypot(a, c), Math.hypot(b, d));
  return area < 1e-9 ? 12 : Math.min(40, Math.ceil((Math.hypot(halfX, halfY) * longest) / area));
}

/** The part of a line within |x| ≤ halfX, |y| ≤ halfY (Liang and Barsky). */
export function cutToBox(from: Point, along: Point, halfX: number, halfY: number): readonly [Point, Point] | undefined {
  if (Math.hypot(...along) < 1e-9) return undefined;
  let low = -Infinity;
  let high = Infinity;
  for (const [p, v, half] of [
    [from[0], along[0], halfX],
    [from[1], along[1], halfY],
  ] as const) {
    if (Math.abs(v) < 1e-12) {
      if (Math.abs(p) > half + 1e-9) return undefined;
      continue;
    }
    const [s, t] = [(-half - p) / v, (half - p) / v];
    low = Math.max(low, Math.min(s, t));
    high = Math.min(high, Math.max(s, t));
  }
  if (low >= high) return undefined;
  return [
    [from[0] + low * along[0], from[1] + low * along[1]],
    [from[0] + high * along[0], from[1] + high * along[1]],
  ];
}

/** The numbers of the axes, left of the plane and below it. */
export function numberShapes(data: PlaneData, scale: PlaneScale): readonly Shape[] {
  const numbers = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const said = (n: number) => String(n).replace('-', '\u2212');
  return numbers.flatMap((n) => {
    const [x] = scale.to([n, 0]);
    const [, y] = scale.to([0, n]);
    return [
      ...(Math.abs(n) * scale.unit < data.width / 2 - 6
        ? [text(`nx${n}`, '', at(x), data.y + data.height + 18, said(n), 'middle')]
        : []),
      ...(Math.abs(n) * scale.unit < data.height / 2 - 6
        ? [text(`ny${n}`, '', data.x - 8, at(y) + 5, said(n), 'end')]
        : []),
    ];
  });
}
