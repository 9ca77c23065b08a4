import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastSquares } from '#math/leastSquares.ts';
import { between } from './between.ts';

describe('least squares', () => {
  test('the best constant is the mean, and what is left is the variance', () => {
    const { weights, squares } = leastSquares([[1, 1, 1, 1]], [1, 2, 3, 6], [0.25, 0.25, 0.25, 0.25]);
    expect(weights[0]).toBeCloseTo(3, 14);
    expect(squares).toBeCloseTo(3.5, 14);
  });

  test('finds what a target was made of', () => {
    const x = [-2, -1, 0, 1, 2, 3];
    const ingredients = [x, x.map(() => 1), x.map((v) => Math.max(0, v))];
    fc.assert(
      fc.property(between(-5, 5), between(-5, 5), between(-5, 5), (p, q, r) => {
        const target = x.map((v) => p * v + q + r * Math.max(0, v));
        const { weights, squares } = leastSquares(
          ingredients,
          target,
          x.map(() => 1),
        );
        return [p, q, r].every((w, i) => Math.abs(w - (weights[i] as number)) < 1e-12) && squares < 1e-24;
      }),
    );
  });

  test('nothing is nearer: what is left is at right angles to every ingredient', () => {
    const rows = [
      [1, 1, 1, 1, 1],
      [1, 2, 4, 8, 16],
      [3, 1, 4, 1, 5],
    ];
    const target = [2, 7, 1, 8, 2];
    const importance = [0.1, 0.3, 0.2, 0.2, 0.2];
    const { weights } = leastSquares(rows, target, importance);
    const left = target.map(
      (t, i) => t - rows.reduce((sum, row, j) => sum + (weights[j] as number) * (row[i] as number), 0),
    );
    for (const row of rows)
      expect(row.reduce((sum, f, i) => sum + f * (left[i] as number) * (importance[i] as number), 0)).toBeCloseTo(
        0,
        12,
      );
  });

  test('an ingredient that the others can make does no harm', () => {
    const { weights, squares } = leastSquares(
      [
        [1, 0, 0],
        [0, 1, 0],
        [2, 3, 0],
      ],
      [1, 2, 3],
      [1, 1, 1],
    );
    expect([...weights]).toEqual([1, 2, 0]);
    expect(squares).toBe(9);
  });

  test('refuses rows of another length', () => {
    expect(() => leastSquares([[1]], [1, 2], [1, 1])).toThrow('leastSquares needs rows of 2 numbers, got one of 1');
  });
});
