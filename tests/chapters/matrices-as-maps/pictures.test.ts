/** What the pictures of this chapter say is there can be seen there. */

import { expect, test } from 'vitest';
import type { Shape } from '#draw/paint.ts';
import { textWidth } from '#draw/textWidth.ts';
import en from '../../../chapters/08-matrices-as-maps/en.words.ts';
import { detectors } from '../../../chapters/08-matrices-as-maps/figures/Detectors.model.ts';
import { arrowsOf, labelsOf, scaleOf } from '../../../chapters/08-matrices-as-maps/figures/detectorsPlane.ts';
import { type DetectorsScene, detectorsFrame } from '../../../chapters/08-matrices-as-maps/figures/detectorsScene.ts';
import { grid } from '../../../chapters/08-matrices-as-maps/figures/Grid.model.ts';
import { type GridScene, gridFrame } from '../../../chapters/08-matrices-as-maps/figures/gridScene.ts';
import { labelShapes, mappedShapes } from '../../../chapters/08-matrices-as-maps/figures/gridShapes.ts';
import zh from '../../../chapters/08-matrices-as-maps/zh.words.ts';
import { at } from '../at.ts';

const named = (shapes: readonly Shape[], key: string) => shapes.find((shape) => shape.key === key);
const numbers = (shape: Shape | undefined) =>
  [...String(shape?.attributes['d']).matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));

/** The plane of the detectors, at the width of a phone and of a desk. */
const SIZES = [
  { width: 320, height: 570, narrow: true },
  { width: 350, height: 570, narrow: true },
  { width: 885, height: 442, narrow: false },
];

test.each([
  ['zh', zh.detectors],
  ['en', en.detectors],
] as const)('%s: the side that answers yes is named within the plane, wherever it lies', (_, words) => {
  for (const size of SIZES)
    for (const row of [1, 2, 3, 4]) {
      const { model } = at(detectors, { rows: 4, row });
      const scene = { ...size, model, words } as unknown as DetectorsScene;
      const frame = detectorsFrame(scene);
      const yes = named(labelsOf(scene, frame, scaleOf(frame)), 'yes');
      expect(yes?.text, `${size.width} ${row}`).toBe(words.positive(`w${'₁₂₃₄'[row - 1]}`));
      const half = textWidth(yes?.text ?? '', 14) / 2;
      const x = Number(yes?.attributes['x']);
      expect(x - half).toBeGreaterThanOrEqual(frame.main.x);
      expect(x + half).toBeLessThanOrEqual(frame.main.x + frame.main.width);
    }
});

test('the shadow reaches from the origin to where x falls on the line of the row', () => {
  const scene = { ...SIZES[2], ...at(detectors), words: en.detectors } as unknown as DetectorsScene;
  const frame = detectorsFrame(scene);
  const { to } = scaleOf(frame);
  const shadow = named(arrowsOf(scene, scaleOf(frame)), 'shadow')?.attributes as { [name: string]: number };
  const [x, y] = to([0, 0]);
  const length = Math.hypot((shadow['x2'] as number) - x, (shadow['y2'] as number) - y);
  const unit = to([1, 0])[0] - x;
  expect(length / unit).toBeCloseTo(at(detectors).model.rows[0]?.projection as number, 2);
});

test('the boat at the point is there twice, before and after, and its image keeps the area of every place', () => {
  const areaOf = (shape: Shape | undefined) => {
    const [first = ''] = String(shape?.attributes['d']).split('Z');
    const xy = numbers({ ...(shape as Shape), attributes: { d: first } });
    let twice = 0;
    for (let i = 0; i < xy.length; i += 2) {
      const [x, y, p, q] = [xy[i], xy[i + 1], xy[(i + 2) % xy.length], xy[(i + 3) % xy.length]] as [
        number,
        number,
        number,
        number,
      ];
      twice += x * q - p * y;
    }
    return twice / 2;
  };
  for (const [x, y] of [
    [1, -1],
    [-2, 0.5],
    [0, 0],
  ] as const) {
    const { model, values } = at(grid, { show: 'sailing', x, y });
    const scene = { width: 885, height: 500, narrow: false, model, values } as unknown as GridScene;
    const shapes = mappedShapes(scene, gridFrame(scene));
    expect(areaOf(named(shapes, 'boat')) / areaOf(named(shapes, 'ghost'))).toBeCloseTo(model.whole.det, 2);
  }
  const scene = { width: 885, height: 500, narrow: false, ...at(grid) } as unknown as GridScene;
  expect(named(mappedShapes(scene, gridFrame(scene)), 'ghost')).toBeUndefined();
});

test('where the image is at its point, its place is written once', () => {
  const places = (asked: object) => {
    const scene = { ...SIZES[2], ...at(grid, asked), lang: 'en', words: en.grid } as unknown as GridScene;
    return labelShapes(scene, gridFrame(scene)).filter(({ key }) => key === 'point-at' || key === 'image-at');
  };
  expect(places({}).map(({ text }) => text)).toEqual(['(1, −1)', '(2.4, −1.1)']);
  expect(places({ morph: 0 }).map(({ text }) => text)).toEqual(['(1, −1)']);
});
