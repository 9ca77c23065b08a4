/** The pad with its ink. */

import type { Layer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { path, rect, text, through } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import type { DigitModel } from './Digit.model.ts';
import { isFull } from './digitPen.model.ts';
import type { DigitFrame, DigitScene, Square } from './digitScene.ts';
import { readStrokes } from './digitStrokes.model.ts';

/** As wide as the network is shown it. */
export const PEN = 0.08;

export function inkShape(strokes: string, [x, y, side]: Square): Shape {
  const ways = readStrokes(strokes).map(
    // A stroke of one point is a dot.
    (stroke) => `${through(stroke.map(([across, down]) => [x + across * side, y + down * side]))}h0`,
  );
  return path('written', 'm-written', ways.join(''), { 'stroke-width': PEN * side });
}

export function padShapes({ model, words }: DigitScene, { pad }: DigitFrame): readonly Shape[] {
  const [x, y, side] = pad;
  const head = fitText(isFull(model.strokes) ? words.full : words.pad, side, 14);
  return [
    text('head', 'ink', x, y - 10, head.text, 'start', head.size),
    rect('pad', 'm-pad', x, y, side, side),
    inkShape(model.strokes, pad),
  ];
}

/** The small picture of a preset: what is written, or the scores that are given. */
export function digitThumb(layer: Layer, { strokes, edited, rows }: DigitModel): void {
  paint(
    layer,
    edited
      ? rows.map(({ digit, logit }) => rect(`z${digit}`, 'm-map', 3 + 7 * digit, 34 - 3.6 * logit, 5, 3.6 * logit))
      : [rect('pad', 'm-pad', 20, 1, 36, 36), inkShape(strokes, [20, 1, 36])],
  );
}
