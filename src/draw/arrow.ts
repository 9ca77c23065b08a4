/** Arrows for vectors. The first of a pair is solid, the second hollow: told apart without colour. */

import type { Shape } from './paint.ts';
import { path, through } from './shapes.ts';

export type Point = readonly [x: number, y: number];

export interface ArrowLook {
  /** Paper core and open head. */
  readonly hollow?: boolean;
  /** Half the weight, for arrows that are not held: 2 units instead of 3.5. */
  readonly light?: boolean;
  /** How far before its tip the arrow ends, to leave room for a knob. */
  readonly short?: number;
}

/** Shaft and head of an arrow, in units; nothing if it has no length. */
export function arrowShapes(key: string, from: Point, to: Point, look: ArrowLook = {}): readonly Shape[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return [];
  const [ex, ey] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [head, half] = look.light ? [9, 4] : [13, 6];
  const before = (d: number): Point => [to[0] - ex * d, to[1] - ey * d];
  const tip = before(Math.min(length, look.short ?? 0));
  const foot = before(Math.min(length, (look.short ?? 0) + head));
  const wings: readonly Point[] = [
    tip,
    [foot[0] - ey * half, foot[1] + ex * half],
    [foot[0] + ey * half, foot[1] - ex * half],
  ];
  const shaft = through([from, foot]);
  return [
    path(`${key}-shaft`, look.light ? 'm-arrow-light' : 'm-arrow', shaft),
    ...(look.hollow ? [path(`${key}-core`, 'm-arrow-core', shaft)] : []),
    path(`${key}-head`, look.hollow ? 'm-head-hollow' : 'm-head', through(wings, true)),
  ];
}
