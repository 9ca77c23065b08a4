import { expect, test } from 'vitest';
import { areaPath, curvePath, placesBetween } from '#draw/curve.ts';

const scale = { x: (x: number) => 10 * x, y: (h: number) => 100 - 10 * h };
const square = (x: number) => x * x;

test('a curve goes through both ends and the knots between them', () => {
  expect(placesBetween(-1, 2, [-5, -1, 0, 1, 2, 3])).toEqual([-1, 0, 1, 2]);
  expect(curvePath([-1, 0, 2], square, scale)).toBe('M-10,90L0,100L20,60');
});

test('an area is closed along the base line, and is nothing without width', () => {
  expect(areaPath([-1, 0, 2], square, scale)).toBe('M-10,90L0,100L20,60V100H-10Z');
  expect(areaPath([1, 1], square, scale)).toBe('');
});
