/** The running average of a die between its bands: how many throws are averaged is dragged along the axis. */

import { rulerShapes } from '#draw/axes.ts';
import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, dot, line, path, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { RecapWords } from '../words.ts';
import { errorAfter, FACE_MEAN, MOST_THROWS, type RecapModel, recap } from './Recap.model.ts';

type Params = typeof recap.params;
type RecapScene = Scene<Params, RecapModel, RecapWords>;

const TOP = 30;
const FLOOR = 150;
const KNOB = FLOOR + 50;
const LEFT = 26;

function draw(layer: Layer, scene: RecapScene): void {
  const { width, model, lang, words } = scene;
  const along = scale([0, Math.log(MOST_THROWS)], LEFT + 8, width - 14);
  const up = scale([1, 6], FLOOR, TOP);
  paint(
    sublayer(layer, 'path'),
    pathShapes(scene, (n) => along.at(Math.log(n)), up.at),
  );
  const grip = scene.grip('n');
  const said = words.average(formatNumber(model.average, { as: 'fixed', digits: 2 }, lang));
  drawHandles(layer, [
    {
      key: 'n',
      x: along.at(Math.log(model.n)),
      y: KNOB,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [{ ...grip, text: () => `${grip.text()}, ${said}` }],
      move: (x) => grip.set(Math.exp(along.value(x))),
    },
  ]);
}

function pathShapes(
  { model, words, lang, width }: RecapScene,
  x: (n: number) => number,
  y: (value: number) => number,
): readonly Shape[] {
  const { averages, n, average, error } = model;
  // Evenly spaced on the axis, and every throw where they are few.
  const shown = [...new Set(Array.from({ length: 121 }, (_, i) => Math.round(MOST_THROWS ** (i / 120))))];
  const band = (side: 1 | -1) => shown.map((k) => [x(k), y(inFaces(FACE_MEAN + side * 2 * errorAfter(k)))] as const);
  const outline = [...band(1), ...band(-1).reverse()].map(([px, py], i) => `${i ? 'L' : 'M'}${at(px)},${at(py)}`);
  const walk = shown.map((k, i) => `${i ? 'L' : 'M'}${at(x(k))},${at(y(averages[k - 1] as number))}`).join('');
  const now = x(n);
  const said = words.average(formatNumber(average, { as: 'fixed', digits: 2 }, lang));
  const right = now + 16 + textWidth(said, 16) < width;
  const last = x(MOST_THROWS);
  const knobSaid = `n = ${n}`;
  const knobRight = now + 90 < width;
  return [
    path('band', 'm-funnel', `${outline.join('')}Z`),
    ...[1, 3.5, 6].flatMap((v) => [
      line(`g${v}`, 'm-grid', x(1), y(v), last, y(v)),
      text(`gt${v}`, '', LEFT, y(v) + 5, String(v), 'end'),
    ]),
    text('band-said', '', width - 1, 14, words.band, 'end'),
    path('walk', 'm-edge m-open', walk),
    line('now', 'm-stem', now, y(average) + 5, now, KNOB - 9),
    dot('average', 'm-dot', now, y(average), 5),
    text(
      'said',
      'big area halo',
      now + (right ? 12 : -12),
      average > FACE_MEAN || y(average) > FLOOR - 34 ? y(average) - 10 : y(average) + 24,
      said,
      right ? 'start' : 'end',
    ),
    ...rulerShapes(
      'n',
      [1, 2, 5, 10, 20, 50, 100, 200, 400].map((v) =>
        Math.abs(x(v) - now) < 18 || (width < 400 && [2, 20, 200].includes(v))
          ? { at: x(v) }
          : { at: x(v), words: String(v) },
      ),
      FLOOR,
      x(1),
      last,
    ),
    text('n', 'ink', now + (knobRight ? 24 : -24), KNOB + 5, knobSaid, knobRight ? 'start' : 'end'),
    text('error', 'ink', 0, 14, `σ/√n = ${formatNumber(error, { as: 'fixed', digits: 3 }, lang)}`),
  ];
}

const inFaces = (value: number) => Math.min(6, Math.max(1, value));

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 228, wide: 228 },
  controls: [],
  actions: ['again'],
  draw,
};

export const Recap = createFigure(recap, recapView);
