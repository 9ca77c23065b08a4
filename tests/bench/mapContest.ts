/** A matrix and a cloud of points: ours, other libraries, the obvious way, the floor. */

import { drawNormal } from '#math/drawNormal.ts';
import { type Matrix2, mapPoints } from '#math/matrix2.ts';
import { uniform } from '#math/random.ts';
import { copied, type LawContest, way } from './lawContest.ts';
import type { LawRivals } from './rivals.ts';

/** A turn by a fifth of a circle, and a stretch. */
const MATRIX: Matrix2 = [0.4, -1.2, 1.1, 0.3];

export function mapContest(count: number, { mlMatrix, mathJs, names }: LawRivals): LawContest {
  const next = uniform(1);
  const points = Float64Array.from({ length: 2 * count }, () => drawNormal(next));
  const into = new Float64Array(points.length);
  const [a, b, c, d] = MATRIX;
  const [xs, ys] = [0, 1].map((first) => Array.from({ length: count }, (_, i) => points[2 * i + first] as number)) as [
    number[],
    number[],
  ];
  const pairs = xs.map((x, i) => [x, ys[i] as number] as const);
  const rows = [
    [a, b],
    [c, d],
  ];
  const table = new mlMatrix.Matrix([xs, ys]);
  const inTurn = (at: (row: number, i: number) => number) =>
    Float64Array.from(points, (_, k) => at(k % 2, Math.floor(k / 2)));
  return {
    title: `2 × 2 map of ${count.toLocaleString('en')} points`,
    ways: [
      way(
        'ours',
        () => mapPoints(MATRIX, points, into),
        (mapped) => mapped,
      ),
      way(
        'map over pairs, plain arrays',
        () => pairs.map(([x, y]) => [a * x + b * y, c * x + d * y]),
        (mapped) => mapped.flat(),
      ),
      way(
        names.mlMatrix,
        () => new mlMatrix.Matrix(rows).mmul(table),
        (mapped) => inTurn((row, i) => mapped.get(row, i)),
      ),
      way(
        names.mathJs,
        () => mathJs.multiply(rows, [xs, ys]),
        (mapped) => inTurn((row, i) => mapped[row]?.[i] as number),
      ),
    ],
    floor: copied(points, new Float64Array(points.length)),
    tolerance: 4 * Number.EPSILON,
  };
}
