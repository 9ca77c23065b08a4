/** The chance of meeting a rare word at least once, along the length of a text: a curve, and a point on it. */

import { rulerShapes } from '#draw/axes.ts';
import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { type Anchor, line, path, text, through } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { TailWords } from '../words.ts';
import { onceIn, type TailModel, tail } from './LongTail.model.ts';

type Params = typeof tail.params;

const LONGEST = 10_000;
const POINTS = 60;

function draw(layer: Layer, scene: Scene<Params, TailModel, TailWords>): void {
  const { model, words, lang, width, height } = scene;
  const [left, right, top, floor] = [52, width - 12, 26, height - 54];
  const x = scale([0, LONGEST], left, right);
  const y = scale([0, 1], floor, top);
  // Denser to the left, where a steep curve turns.
  const points = Array.from({ length: POINTS + 1 }, (_, i) => {
    const n = LONGEST * (i / POINTS) ** 2;
    return [x.at(n), y.at(onceIn(model.epsilon, n))] as const;
  });
  const end = points.at(-1) as readonly [number, number];
  const [px, py] = [x.at(model.length), y.at(model.once)];
  const said = `${words.once} ${formatNumber(model.once, { as: 'percent' }, lang)}`;
  const above = (n: number) => y.at(onceIn(model.epsilon, x.value(n)));
  const place = saidPlace([px, py], textWidth(said, 16), { left, top, floor }, above);
  paint(sublayer(layer, 'plot'), [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((p) => [
      line(`g${p}`, p === 0 ? 'm-zero' : 'm-grid', left, y.at(p), right, y.at(p)),
      text(`gt${p}`, p === 0 ? 'ink' : '', left - 8, y.at(p) + 5, `${100 * p}%`, 'end'),
    ]),
    path('under', 'm-funnel', `${through(points)}L${end[0]},${floor}H${left}Z`),
    path('curve', 'm-area-edge', through(points)),
    line('drop', 'm-height', px, py, px, floor),
    ...evenShapes(scene, x.at(model.even), y.at(0.5), floor),
    ...rulerShapes(
      'ruler',
      (width < 420 ? [0, 5000, 10_000] : [0, 2000, 4000, 6000, 8000, 10_000]).map((n) => ({
        at: x.at(n),
        words: formatNumber(n, { as: 'whole' }, lang),
      })),
      floor,
      left,
      right,
      false,
    ),
    text('length', '', right, height - 6, words.length, 'end'),
    text('said', 'big area halo', place.x, place.y, said, place.anchor),
  ]);
  const grip = scene.grip('length');
  drawHandles(layer, [
    {
      key: 'length',
      x: px,
      y: py,
      direction: 'x',
      hue: 'area',
      nudge: false,
      grips: [{ ...grip, text: () => `${grip.text()}, ${formatNumber(model.once, { as: 'percent' }, lang)}` }],
      move: (to) => grip.set(x.value(to)),
    },
  ]);
}

interface Room {
  readonly left: number;
  readonly top: number;
  readonly floor: number;
}

/**
 * Left of the point and above the curve, where nothing is; near its beginning, above all of it that the words span;
 * where it climbs too steeply for that, right of the point and under the curve.
 */
function saidPlace(
  [px, py]: readonly [number, number],
  wide: number,
  { left, top, floor }: Room,
  curve: (x: number) => number,
): { readonly x: number; readonly y: number; readonly anchor: Anchor } {
  const end = Math.max(px - 14, left + wide + 4);
  const y = Math.min(py - 14, curve(end) - 9);
  if (y >= top + 14) return { x: end, y, anchor: 'end' };
  if (end === px - 14) return { x: end, y: Math.max(py - 14, top + 14), anchor: 'end' };
  return { x: px + 20, y: Math.min(py + 24, floor - 34), anchor: 'start' };
}

/** Where once is as likely as never; nothing if that is further than the picture reaches. */
function evenShapes(
  { model, words, lang, width }: Scene<Params, TailModel, TailWords>,
  x: number,
  y: number,
  floor: number,
): readonly Shape[] {
  if (model.even > LONGEST) return [];
  const said = words.even(formatNumber(model.even, { as: 'whole' }, lang));
  const room = textWidth(said, 14) + 12;
  const left = x - room > 58 || x + room > width - 2;
  return [
    line('even', 'm-was', x, y, x, floor),
    text('even-words', 'ink halo', left ? x - 8 : x + 8, floor - 12, said, left ? 'end' : 'start'),
  ];
}

export const tailView: View<Params, TailModel, TailWords> = {
  height: { narrow: 286, wide: 300 },
  controls: ['epsilon', 'length'],
  draw,
};

export const LongTail = createFigure(tail, tailView);
