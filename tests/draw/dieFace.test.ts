import { expect, test } from 'vitest';
import { dieFaceShapes, isFace } from '#draw/dieFace.ts';

const pips = (face: string) => {
  const [, dots] = dieFaceShapes('k', face, 0, 0, 24);
  return [...String(dots?.attributes['d']).matchAll(/M([-\d.]+),([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
};

test.each(['1', '2', '3', '4', '5', '6'])('face %s has as many pips, placed alike from either side', (face) => {
  const dots = pips(face);
  expect(dots.length).toBe(Number(face));
  const r = 24 * 0.085;
  const middle = dots.reduce(([x, y], [dx, dy]) => [x + (dx ?? 0) + r, y + (dy ?? 0)], [0, 0] as [number, number]);
  for (const each of middle) expect(Math.abs(each)).toBeLessThan(0.1);
});

test('other names are no faces', () => {
  expect(['0', '7', '天', 'constructor'].map(isFace)).toEqual([false, false, false, false]);
  expect(dieFaceShapes('k', '7', 0, 0, 24)).toEqual([]);
});
