/** The overflow bench: powers on a number line that ends, what becomes of them, and the strips that are left. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { wrapText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { OverflowWords } from '../words.ts';
import { type OverflowModel, type OverflowRow, overflow } from './OverflowBench.model.ts';
import { lineShapes, powerScale, RULER_Y } from './overflowLine.ts';
import type { OverflowParams, OverflowScene, Slot } from './overflowScene.ts';
import { stepShapes } from './overflowSteps.ts';
import { drawStrips } from './overflowStrips.ts';

const TOP = 178;

/** One row takes the room of two: its numbers stand wider, and the true strip stands below the machine's. */
export function overflowSlots(width: number, narrow: boolean, rows: number): readonly [Slot, Slot] {
  if (!narrow) {
    const half = width / 2 - 18;
    const slot = (i: number): Slot => ({
      y: TOP + i * 116,
      numbers: { x: 0, width: half, line: rows === 1 ? 36 : 23 },
      strip: { x: width - half, y: TOP + i * 116 + 34, width: half - 1, height: 48 },
    });
    return [slot(0), slot(1)];
  }
  const line = rows === 1 ? 40 : 22;
  const tall = 24 + 3 * line;
  const first = TOP + tall + (rows === 1 ? 48 : 30);
  const step = rows === 1 ? 124 : tall + 112;
  const slot = (i: number): Slot => ({
    y: TOP + i * step,
    numbers: { x: 0, width, line },
    strip: { x: 1, y: first + i * step, width: width - 2, height: 44 },
  });
  return [slot(0), slot(1)];
}

function draw(layer: Layer, scene: OverflowScene): void {
  const { model, words, lang, width, height, narrow } = scene;
  const slots = overflowSlots(width, narrow, model.rows.length);
  const x = powerScale(width);
  paint(sublayer(layer, 'line'), lineShapes(scene, x));
  paint(
    sublayer(layer, 'steps'),
    model.rows.flatMap((row, r) => stepShapes(scene, row, r, slots[r] as Slot)),
  );
  drawStrips(layer, scene, slots);
  const first = model.rows[0] as OverflowRow;
  const lossPlace = narrow
    ? { y: height - 32, width }
    : { y: TOP + (model.rows.length === 1 ? 168 : 226), width: slots[0].numbers.width };
  const amount = (v: number) => (Number.isNaN(v) ? words.nan : formatNumber(v, { as: 'amount' }, lang));
  const said = wrapText(words.loss(amount(first.loss), amount(first.trueLoss)), lossPlace.width, 14).slice(0, 3);
  paint(
    sublayer(layer, 'loss'),
    said.map((part, i) => text(`loss${i}`, 'ink', 0, lossPlace.y + 19 * i, part)),
  );
  const grip = scene.grip('shift');
  drawHandles(layer, [
    {
      key: 'shift',
      x: x.at(model.shift),
      y: RULER_Y,
      direction: 'x',
      hue: 'map',
      nudge: true,
      grips: [grip],
      move: (to) => grip.set(x.value(to)),
    },
  ]);
}

export const overflowView: View<OverflowParams, OverflowModel, OverflowWords> = {
  height: { narrow: 620, wide: 424 },
  wide: true,
  controls: ['shift', 'gap', 'format', 'way', 'rows', 'sum'],
  draw,
};

export const OverflowBench = createFigure(overflow, overflowView);
