/**
 * The best that a tool can do: weights by least squares, exact, since each tool adds up fixed ingredients.
 *
 * A matrix adds up x and y; a bias brings a 1; three ReLU units bring max(0, x − crease), a network with one hidden
 * layer whose first weights are fixed.
 */

import { leastSquares } from '#math/leastSquares.ts';
import type { Matrix2, Vector2 } from '#math/matrix2.ts';
import { CREASES, DONE, type Doing, PLACES, type Target } from './foldTargets.model.ts';

export const TOOLS = ['matrix', 'bias', 'relu'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Best {
  readonly matrix: Matrix2;
  readonly shift: Vector2;
  /** What each crease adds beyond it, for each unit of length. */
  readonly bends: readonly Vector2[];
  /** Root of the mean square; what rounding leaves is 0. */
  readonly error: number;
}

export const relu = (x: number): number => Math.max(0, x);

const IMPORTANCE = PLACES.map(({ weight }) => weight);
const X = PLACES.map(({ x }) => x);
const Y = PLACES.map(({ y }) => y);
const ONE = PLACES.map(() => 1);

export function bestFor(doing: Doing, tool: Tool, creases: readonly number[] = CREASES): Best {
  const used = tool === 'relu' ? creases : [];
  const ingredients = [
    X,
    Y,
    ...(tool === 'matrix' ? [] : [ONE]),
    ...used.map((crease) => X.map((x) => relu(x - crease))),
  ];
  const fits = [0, 1].map((axis) =>
    leastSquares(
      ingredients,
      PLACES.map(({ x, y }) => doing(x, y)[axis] as number),
      IMPORTANCE,
    ),
  );
  const both = (i: number): Vector2 => [fits[0]?.weights[i] ?? 0, fits[1]?.weights[i] ?? 0];
  const [[a, c], [b, d]] = [both(0), both(1)];
  const error = Math.sqrt(fits.reduce((sum, fit) => sum + fit.squares, 0));
  return {
    matrix: [a, b, c, d],
    shift: tool === 'matrix' ? [0, 0] : both(2),
    bends: used.map((_, k) => both(3 + k)),
    error: error < 1e-9 ? 0 : error,
  };
}

const KNOWN = new Map<string, Best>();

/** Computed once for each target and tool. */
export function best(target: Target, tool: Tool): Best {
  const key = `${target} ${tool}`;
  let found = KNOWN.get(key);
  if (!found) {
    found = bestFor(DONE[target], tool);
    KNOWN.set(key, found);
  }
  return found;
}
