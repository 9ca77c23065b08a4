/** The fair die as a strip: its faces are of one size and fill it, however many there are. */

import { describe, expect, test } from 'vitest';
import type { Shape } from '#draw/paint.ts';
import { further } from '../../../chapters/05-perplexity/figures/dieHandles.ts';
import { faceStripShapes } from '../../../chapters/05-perplexity/figures/faceStrip.ts';

const WIDTH = 880;
const strip = (faces: number) =>
  faceStripShapes({ x: 0, y: 0, width: WIDTH, height: 124, faces, enlarged: (times) => times });
const named = (shapes: readonly Shape[], key: string) => shapes.find((shape) => shape.key === key);
const cutsOf = (shapes: readonly Shape[], key: string) =>
  [...String(named(shapes, key)?.attributes['d']).matchAll(/M([\d.]+),/g)].map((found) => Number(found[1]));

describe('faces', () => {
  test('6.866: six whole ones and .866 of a seventh', () => {
    const shapes = strip(6.866);
    const cuts = cutsOf(shapes, 'ac');
    expect(cuts).toHaveLength(6);
    cuts.forEach((cut, i) => {
      expect(cut).toBeCloseTo(((i + 1) * WIDTH) / 6.866, 1);
    });
    expect(named(shapes, 'ap')?.text).toBe('.866');
    expect(named(shapes, 'enlarged')).toBeUndefined();
  });
  test('four: no part is left over', () => {
    const shapes = strip(4);
    expect(cutsOf(shapes, 'ac')).toEqual([220, 440, 660]);
    expect(named(shapes, 'ap')).toBeUndefined();
  });
  test('one: the right word has it all', () => {
    expect(cutsOf(strip(1), 'ac')).toEqual([]);
    expect(named(strip(1), 'a1')?.attributes['width']).toBe(WIDTH);
  });
  test.each([500, 5000, 50304, 1e10])(
    '%d: too thin to draw, so the left end is enlarged, by a power of ten',
    (faces) => {
      const shapes = strip(faces);
      const cuts = cutsOf(shapes, 'bc');
      const face = cuts[0] as number;
      const times = (face * faces) / WIDTH;
      expect(face).toBeGreaterThanOrEqual(6.99);
      expect(face).toBeLessThan(70.1);
      expect(Math.log10(times)).toBeCloseTo(Math.round(Math.log10(times)), 2);
      expect(shapes.length).toBeLessThan(140);
    },
  );
});

describe('steps on a bar: up is a smaller share', () => {
  test('large ones are tenths, down to 1e−6 exactly and back', () => {
    let p = 0.01;
    for (let i = 0; i < 4; i++) p = further(p, 1, 'large');
    expect(p).toBe(1e-6);
    for (let i = 0; i < 6; i++) p = further(p, -1, 'large');
    expect(p).toBe(1);
  });
  test('they always move, except at the limits', () => {
    for (const size of ['small', 'normal', 'large'] as const) {
      for (const p of [1, 0.9, 0.1456, 0.01, 2e-6]) expect(further(p, 1, size)).toBeLessThan(p);
      for (const p of [0, 1e-6, 0.01, 0.9, 0.99]) expect(further(p, -1, size)).toBeGreaterThan(p);
      expect(further(1, -1, size)).toBe(1);
      expect(further(0, 1, size)).toBe(0);
      expect(further(1e-6, 1, size)).toBe(1e-6);
    }
  });
});
