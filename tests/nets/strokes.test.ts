import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAWING_SIDE, drawStrokes } from '#nets/strokes.ts';

const inkOf = (image: Float32Array) => image.reduce((sum, ink) => sum + ink, 0);

describe('strokes', () => {
  test('no stroke, no ink', () => {
    expect(inkOf(drawStrokes([]))).toBe(0);
    expect(inkOf(drawStrokes([[]]))).toBe(0);
  });

  test('a dot has the area of its disc, a line that of its bar and two half discs', () => {
    const radius = 10;
    const disc = Math.PI * radius ** 2;
    const pen = (2 * radius) / DRAWING_SIDE;
    // The straight-edge rule is off by the rim's curvature, at most 1 / (24 r) a pixel of rim: 2 π r / (24 r) < 0.3 in all;
    // sampling the rim at pixels adds noise of the order of its square root.
    expect(Math.abs(inkOf(drawStrokes([[[0.5, 0.5]]], DRAWING_SIDE, pen)) - disc)).toBeLessThan(2);
    const line = drawStrokes(
      [
        [
          [0.25, 0.5],
          [0.75, 0.5],
        ],
      ],
      DRAWING_SIDE,
      pen,
    );
    expect(Math.abs(inkOf(line) - disc - (DRAWING_SIDE / 2) * 2 * radius)).toBeLessThan(2);
  });

  test('order, direction and repetition of strokes do not matter; ink is from 0 to 1 and never less for more strokes', () => {
    const point = fc.tuple(
      fc.double({ min: -0.2, max: 1.2, noNaN: true }),
      fc.double({ min: -0.2, max: 1.2, noNaN: true }),
    );
    const stroke = fc.array(point, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(stroke, stroke, (a, b) => {
        const both = drawStrokes([a, b], 28);
        const turned = drawStrokes([b.toReversed(), a, a], 28);
        const one = drawStrokes([a], 28);
        // Distances from either end differ by rounding: some 1e-16 of a coordinate below 34, kept in 32 bits.
        expect(both.every((ink, i) => Math.abs(ink - (turned[i] as number)) < 1e-6)).toBe(true);
        expect(both.every((ink, i) => ink >= (one[i] as number) && ink <= 1)).toBe(true);
      }),
    );
  });
});
