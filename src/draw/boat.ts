/** A boat in the unit square. It sails one way: in a mirror it is another boat. */

import type { Point } from './arrow.ts';
import type { Shape } from './paint.ts';
import { path, through } from './shapes.ts';

const HULL: readonly Point[] = [
  [0.08, 0.25],
  [0.2, 0.08],
  [0.76, 0.08],
  [0.95, 0.25],
];
const MAST: readonly Point[] = [
  [0.44, 0.25],
  [0.44, 0.95],
];
const MAINSAIL: readonly Point[] = [
  [0.49, 0.33],
  [0.49, 0.92],
  [0.88, 0.33],
];
const JIB: readonly Point[] = [
  [0.39, 0.33],
  [0.39, 0.74],
  [0.17, 0.33],
];
const FLAG: readonly Point[] = [
  [0.44, 0.95],
  [0.26, 0.89],
  [0.44, 0.83],
];

type Place = (point: Point) => Point;

const drawn = (parts: readonly (readonly Point[])[], place: Place) =>
  parts.map((part) => through(part.map(place), true)).join('');

/** @param place where a point of the plane lies in the picture, whatever has been done to it */
export const boatShapes = (place: Place): readonly Shape[] => [
  path('boat', 'm-boat', drawn([HULL, FLAG, MAST], place)),
  path('sails', 'm-sail', drawn([MAINSAIL, JIB], place)),
];

/** The boat before the map, in outline. */
export const ghostShape = (place: Place): Shape =>
  path('ghost', 'm-ghost', drawn([HULL, FLAG, MAST, MAINSAIL, JIB], place));
