import { describe, expect, it } from 'vitest';
import { arrowShapes } from '#draw/arrow.ts';
import { cutToBox, planeScale, planeShapes } from '#draw/plane.ts';

const data = { x: 0, y: 0, width: 300, height: 200, reach: 2, matrix: [1.5, -0.4, 0.5, 1.2] } as const;

describe('planeScale', () => {
  it('sends (1, 0) to the first column and back', () => {
    const scale = planeScale(data);
    expect(scale.unit).toBe(50);
    expect(scale.map([1, 0])).toEqual([1.5, 0.5]);
    expect(scale.map([0, 1])).toEqual([-0.4, 1.2]);
    expect(scale.from(scale.to([0.3, -0.7]))).toEqual([expect.closeTo(0.3, 12), expect.closeTo(-0.7, 12)]);
  });
});

describe('cutToBox', () => {
  it('keeps the part of a line inside', () => {
    expect(cutToBox([0, 0], [1, 1], 3, 2)).toEqual([
      [-2, -2],
      [2, 2],
    ]);
    expect(cutToBox([0, 5], [1, 0], 3, 2)).toBeUndefined();
    expect(cutToBox([1, 0], [0, 0], 3, 2)).toBeUndefined();
  });
});

describe('planeShapes', () => {
  it('never leaves the box, not even for a matrix that flattens everything', () => {
    for (const matrix of [data.matrix, [0, 0, 0, 0], [1, 2, 2, 4], [0.01, 0, 0, 0.01]] as const) {
      const grid = planeShapes({ ...data, matrix }).find((shape) => shape.key === 'after')?.attributes['d'] as string;
      const numbers = grid.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(numbers.every((n, i) => n >= -0.01 && n <= (i % 2 ? 200.01 : 300.01))).toBe(true);
      expect(grid).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe('arrowShapes', () => {
  it('draws nothing without length, and a hollow core on request', () => {
    expect(arrowShapes('a', [5, 5], [5, 5.2])).toEqual([]);
    expect(arrowShapes('a', [0, 0], [40, 0]).map((s) => s.key)).toEqual(['a-shaft', 'a-head']);
    expect(arrowShapes('a', [0, 0], [40, 0], { hollow: true }).map((s) => s.key)).toContain('a-core');
  });
});
