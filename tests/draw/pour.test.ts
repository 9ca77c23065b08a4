import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scale } from '#draw/axisFit.ts';
import { barPlaces } from '#draw/bars.ts';
import { between, columnBoxes, type PourData, pourBoxes } from '#draw/pour.ts';
import { layoutStrip } from '#draw/stripLayout.ts';

function pour(logits: readonly number[], width: number, stage: number): PourData {
  const e = logits.map(Math.exp);
  const total = e.reduce((a, b) => a + b);
  const [top, floor] = [14, 300];
  return {
    stage,
    layout: layoutStrip(
      e.map((x) => x / total),
      34,
      width,
    ),
    strip: { x: 34, y: 370, width, height: 70 },
    places: barPlaces({
      x: 34,
      width,
      floor,
      scale: scale([-7, 11], floor, top),
      bars: logits.map((value, i) => ({ key: String(i), name: '', value, text: () => '' })),
    }),
    top,
    floor,
    weights: logits.map(() => ''),
    lead: '',
  };
}

const finite = fc.array(fc.double({ min: -6, max: 10, noNaN: true }), { minLength: 2, maxLength: 10 });
const width = fc.integer({ min: 290, max: 960 });

describe('pourBoxes', () => {
  it('keeps the area of every piece, in px², in every frame from the column to the strip', () => {
    fc.assert(
      fc.property(finite, width, fc.double({ min: 1, max: 2, noNaN: true }), (logits, w, stage) => {
        const data = pour(logits, w, stage);
        pourBoxes(data).forEach((box, i) => {
          const wanted = (data.layout.pieces[i]?.width ?? 0) * data.strip.height;
          // A quotient and a product of two numbers: a few ulp.
          if (box) expect(box.width * box.height).toBeCloseTo(wanted, 6);
        });
      }),
    );
  });

  it('starts as the bar and ends as the piece of the strip', () => {
    const logits = [3.5, 1.2, 0.3, -0.5];
    const start = pour(logits, 848, 0);
    expect(pourBoxes(start)[0]?.width).toBe(start.places[0]?.width);
    const end = pour(logits, 848, 2);
    pourBoxes(end).forEach((box, i) => {
      const piece = end.layout.pieces[i];
      expect(box).toMatchObject({
        x: expect.closeTo(piece?.x ?? 0, 6),
        y: expect.closeTo(370, 6),
        height: expect.closeTo(70, 6),
      });
    });
  });
});

describe('columnBoxes', () => {
  it('fits the lane and the width, however unequal the shares', () => {
    fc.assert(
      fc.property(finite, width, (logits, w) => {
        const boxes = columnBoxes(pour(logits, w, 1));
        let right = 34;
        for (const box of boxes) {
          if (!box) continue;
          expect(box.height).toBeLessThanOrEqual(286 + 1e-6);
          expect(box.x).toBeGreaterThanOrEqual(right - 1e-6);
          right = box.x + box.width;
        }
        expect(right).toBeLessThanOrEqual(34 + w + 1e-6);
      }),
    );
  });

  it('is as wide as its column where the lane is high enough, so that heights compare', () => {
    const widths = columnBoxes(pour([3.5, 1.2, 0.3, -0.5], 848, 1)).map((box) => box?.width);
    expect(new Set(widths).size).toBe(1);
  });
});

describe('between', () => {
  it('goes geometrically from one width to the other', () => {
    const box = between({ x: 0, y: 0, width: 4, height: 100 }, { x: 0, y: 0, width: 100, height: 4 }, 0.5);
    expect([box.width, box.height]).toEqual([expect.closeTo(20, 9), expect.closeTo(20, 9)]);
  });
});
