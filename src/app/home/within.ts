/** What of a shape lies inside a box. */

import type { Point } from '#draw/arrow.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How deep a point lies within each of the four sides; negative outside. */
const depths = ({ x, y, width, height }: Box): readonly ((point: Point) => number)[] => [
  (p) => p[0] - x,
  (p) => x + width - p[0],
  (p) => p[1] - y,
  (p) => y + height - p[1],
];

/** The part of a convex polygon that lies in the box (Sutherland and Hodgman); may be empty. */
export function polygonWithin(corners: readonly Point[], box: Box): readonly Point[] {
  return depths(box).reduce<readonly Point[]>(
    (polygon, depth) =>
      polygon.flatMap((to, i) => {
        const from = polygon.at(i - 1) as Point;
        const [a, b] = [depth(from), depth(to)];
        const crossing = a < 0 !== b < 0 ? [between(from, to, a / (a - b))] : [];
        return b < 0 ? crossing : [...crossing, to];
      }),
    corners,
  );
}

/** The part of a segment that lies in the box (Liang and Barsky), or nothing. */
export function segmentWithin(from: Point, to: Point, box: Box): readonly [Point, Point] | undefined {
  let low = 0;
  let high = 1;
  for (const depth of depths(box)) {
    const [a, b] = [depth(from), depth(to)];
    if (a < 0 && b < 0) return undefined;
    if (a < 0) low = Math.max(low, a / (a - b));
    if (b < 0) high = Math.min(high, a / (a - b));
  }
  return low < high ? [between(from, to, low), between(from, to, high)] : undefined;
}

const between = (from: Point, to: Point, t: number): Point => [
  from[0] + t * (to[0] - from[0]),
  from[1] + t * (to[1] - from[1]),
];
