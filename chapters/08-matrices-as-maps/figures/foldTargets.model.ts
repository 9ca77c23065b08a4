/** A sheet of paper, six things that can be done to it, and how far one doing is from another. */

import type { Vector2 } from '#math/matrix2.ts';

/** What is done to a point of the sheet. */
export type Doing = (x: number, y: number) => Vector2;

export const TARGETS = ['parallelogram', 'flip', 'line', 'sheet', 'curl', 'origin'] as const;
export type Target = (typeof TARGETS)[number];

/** How sharply the curled sheet bends: radians for each unit of its length. */
const BEND = 2;

/** The sheet reaches from −1 to 1 both ways. */
export const DONE: { readonly [target in Target]: Doing } = {
  parallelogram: (x, y) => [1.2 * x + 0.5 * y, 0.2 * x + 0.9 * y],
  flip: (x, y) => [-x, y],
  line: (x, y) => [0.8 * x + 0.4 * y, 0.4 * x + 0.2 * y],
  /** Along the upright line through its middle: the left half comes to lie on the right. */
  sheet: (x, y) => [Math.abs(x), y],
  /** Rolled up along its length, seen from a corner; no part is stretched along the roll. */
  curl: (x, y) => [Math.sin(BEND * x) / BEND + 0.5 * y, (1 - Math.cos(BEND * x)) / BEND - 0.35 + 0.45 * y],
  origin: (x, y) => [x + 0.6, y + 0.4],
};

/** Where a ReLU may bend the sheet: x at which max(0, x − crease) sets in. */
export const CREASES: readonly number[] = [-0.5, 0, 0.5];

/**
 * Places all over the sheet and how much of it each stands for: three Gauss points in each eighth of its length, three
 * across. Sums over them are exact for whatever is a polynomial of degree 5 at most between two creases.
 */
const GAUSS = [
  [-Math.sqrt(0.6), 5 / 18],
  [0, 8 / 18],
  [Math.sqrt(0.6), 5 / 18],
] as const;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

const STRIPS = 8;
export const PLACES: readonly Place[] = Array.from({ length: STRIPS }, (_, strip) =>
  GAUSS.flatMap(([gx, wx]) =>
    GAUSS.map(([gy, wy]): Place => ({ x: -1 + (2 * strip + 1 + gx) / STRIPS, y: gy, weight: (wx * wy) / STRIPS })),
  ),
).flat();

/** How far apart two doings bring the points of the sheet, on average: the root of the mean square. */
export function errorBetween(one: Doing, other: Doing): number {
  let squares = 0;
  for (const { x, y, weight } of PLACES) {
    const [p, q] = [one(x, y), other(x, y)];
    squares += weight * ((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2);
  }
  return Math.sqrt(squares);
}
