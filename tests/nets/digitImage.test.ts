import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaAverage } from '#nets/areaAverage.ts';
import { DIGIT_SIDE, digitImage } from '#nets/digitImage.ts';
import { centreOfMass, inkBox } from '#nets/inkBox.ts';
import { drawStrokes } from '#nets/strokes.ts';

const WHOLE = { left: 0, top: 0, right: DIGIT_SIDE, bottom: DIGIT_SIDE };
/** A new pixel's ink need not lie in its middle: that moves the balance by a small part of a pixel. */
const GRAIN = 0.1;
const sum = (image: Float32Array) => image.reduce((all, ink) => all + ink, 0);
const coordinate = fc.double({ min: 0.05, max: 0.95, noNaN: true });
const strokes = fc.array(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 5 }), {
  minLength: 1,
  maxLength: 3,
});

describe('box', () => {
  test('an empty or faint picture has none', () => {
    expect(inkBox(new Float32Array(16), 4)).toBeNull();
    expect(inkBox(new Float32Array(16).fill(0.09), 4)).toBeNull();
    expect(digitImage(new Float32Array(16), 4)).toBeNull();
    expect(digitImage(new Float32Array(16), 4, 'whole')).toBeNull();
  });
  test('a rectangle is its own box and balances on its middle', () => {
    const image = new Float32Array(100);
    for (let y = 2; y < 7; y++) for (let x = 3; x < 5; x++) image[y * 10 + x] = 1;
    const box = { left: 3, top: 2, right: 5, bottom: 7 };
    expect(inkBox(image, 10)).toEqual(box);
    expect(centreOfMass(image, 10, box)).toEqual([4, 4.5]);
  });
});

describe('area average', () => {
  test('ink is conserved: what is drawn smaller by s holds s² of the ink', () => {
    fc.assert(
      fc.property(strokes, (drawing) => {
        const image = drawStrokes(drawing);
        const box = { left: 0, top: 0, right: 112, bottom: 112 };
        const small = areaAverage(image, 112, box, { left: 0, top: 0, scale: 0.25 }, 28);
        // Sums of some thousand greys in 32 bits.
        expect(Math.abs(sum(small) * 16 - sum(image))).toBeLessThan(1e-5 * sum(image));
      }),
    );
  });
  test('at scale 1 it is the picture, moved', () => {
    const image = Float32Array.from({ length: 9 }, (_, i) => i / 8);
    const box = { left: 0, top: 0, right: 3, bottom: 3 };
    expect(areaAverage(image, 3, box, { left: 0, top: 0, scale: 1 }, 3)).toEqual(image);
    expect([...areaAverage(image, 3, box, { left: 1, top: 0, scale: 1 }, 3)]).toEqual(
      [1, 2, 0, 4, 5, 0, 7, 8, 0].map((eighths) => eighths / 8),
    );
  });
});

describe('framing', () => {
  test('by mass: the ink balances at 14.5, its longer side fills 20 pixels', () => {
    fc.assert(
      fc.property(strokes, (drawing) => {
        const framed = digitImage(drawStrokes(drawing), 112) as Float32Array;
        const box = inkBox(framed, DIGIT_SIDE);
        expect(box).not.toBeNull();
        if (!box) return;
        const longer = Math.max(box.right - box.left, box.bottom - box.top);
        expect(longer).toBeLessThanOrEqual(21);
        // Paler rims fall below the threshold: up to one pixel on either side.
        expect(longer).toBeGreaterThanOrEqual(18);
        // Unless ink was pushed over the edge, which 14.5 ± 20 allows to lopsided drawings.
        if (box.left === 0 || box.top === 0 || box.right === DIGIT_SIDE || box.bottom === DIGIT_SIDE) return;
        for (const middle of centreOfMass(framed, DIGIT_SIDE, WHOLE))
          expect(Math.abs(middle - 14.5)).toBeLessThan(GRAIN);
      }),
    );
  });
  test('by box: a bar is put in the middle', () => {
    const framed = digitImage(
      drawStrokes([
        [
          [0.2, 0.1],
          [0.2, 0.5],
        ],
      ]),
      112,
      'box',
    ) as Float32Array;
    for (const middle of centreOfMass(framed, DIGIT_SIDE, WHOLE)) expect(Math.abs(middle - 14)).toBeLessThan(GRAIN);
  });
  test('whole: place and size stay', () => {
    const framed = digitImage(drawStrokes([[[0.25, 0.25]]]), 112, 'whole') as Float32Array;
    for (const middle of centreOfMass(framed, DIGIT_SIDE, WHOLE)) expect(Math.abs(middle - 7)).toBeLessThan(GRAIN);
  });
  test('a drawing moved or drawn smaller is framed alike', () => {
    const points = [
      [0.2, 0.1],
      [0.6, 0.3],
      [0.3, 0.7],
    ] as const;
    const as = (size: number, x: number, y: number) =>
      digitImage(drawStrokes([points.map(([a, b]) => [x + size * a, y + size * b] as const)], 112, 0.1 * size), 112);
    const [large, moved, small] = [as(1, 0, 0), as(1, 0.3, 0.2), as(0.5, 0.1, 0.4)] as Float32Array[];
    large?.forEach((ink, i) => {
      // Moved by 33.6 and 22.4 pixels: the raster itself differs by fractions of a pixel of the drawing.
      expect(Math.abs(ink - (moved?.[i] as number))).toBeLessThan(0.2);
      expect(Math.abs(ink - (small?.[i] as number))).toBeLessThan(0.4);
    });
  });
});
