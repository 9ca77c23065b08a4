/** What can be changed about the grid: four numbers of a matrix, two of a bias, one point, and how far the film has come. */

import { choice, number, type Values } from '#spec/params.ts';

const entry = (initial: number) => number({ min: -3, max: 3, step: 0.1, fine: 0.001, initial });

export const gridParams = {
  /** (1, 0) goes to (a, c), (0, 1) to (b, d). */
  a: entry(1.8),
  b: entry(-0.6),
  c: entry(0.5),
  d: entry(1.6),
  /** The bias: where the origin goes. */
  e: entry(0),
  f: entry(0),
  /** A point of the plane before. */
  x: entry(1),
  y: entry(-1),
  morph: number({ min: 0, max: 1, step: 0.05, fine: 0.001, initial: 1 }),
  show: choice({ choices: ['boat', 'sailing', 'cloud', 'none'], initial: 'boat' }),
};
export type GridValues = Values<typeof gridParams>;
