/** The repaired demonstration: the law for one way of drawing W, the three distances, and n and x to drag. */

import { rulerShapes } from '#draw/axes.ts';
import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { DemoWords } from '../words.ts';
import { type DemoModel, demo } from './Demo.model.ts';
import { distanceShapes, lawShapes } from './demoPlot.ts';
import { type DemoFrame, type DemoParams, type DemoScene, demoFrame, KNOB_BELOW, STRIP_HEIGHT } from './demoScene.ts';

const MOST = 768;
const MARKS = [1, 8, 64, 768];
const ALL = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 768];

function draw(layer: Layer, scene: DemoScene): void {
  const { model, words, lang } = scene;
  const frame = demoFrame(scene.width, scene.narrow);
  paint(sublayer(layer, 'law'), lawShapes(scene, frame));
  paint(sublayer(layer, 'distances'), distanceShapes(scene, frame));
  const along = scale([0, Math.log(MOST)], frame.ruler.x, frame.ruler.x + frame.ruler.width);
  const x = along.at(Math.log(model.n));
  const knob = frame.ruler.y - 22;
  const side = x + 100 < frame.ruler.x + frame.ruler.width ? 1 : -1;
  paint(sublayer(layer, 'ruler'), [
    ...rulerShapes(
      'n',
      ALL.map((n) =>
        MARKS.includes(n) ? { at: along.at(Math.log(n)), words: String(n) } : { at: along.at(Math.log(n)) },
      ),
      frame.ruler.y,
      frame.ruler.x,
      frame.ruler.x + frame.ruler.width,
    ),
    text('n-said', 'ink', x + 24 * side, knob + 5, `n = ${model.n}`, side > 0 ? 'start' : 'end'),
  ]);
  paint(sublayer(layer, 'strip'), inputShapes(scene, frame));
  const gap = formatNumber(model[model.W].gap.size, { as: 'amount' }, lang);
  const n = scene.grip('n');
  const q = scene.grip('x');
  const { strip } = frame;
  drawHandles(layer, [
    {
      key: 'n',
      x,
      y: knob,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [{ ...n, text: () => `${n.text()}, ${words.ways[model.W]} ${gap}` }],
      move: (to) => n.set(Math.exp(along.value(to))),
    },
    {
      key: 'x',
      x: strip.x + model.q * strip.width,
      y: strip.y + STRIP_HEIGHT + KNOB_BELOW,
      direction: 'x',
      hue: 'area',
      grips: [{ ...q, text: () => `${q.text()}, ${words.ways[model.W]} ${gap}` }],
      move: (to) => q.set((to - strip.x) / strip.width),
    },
  ]);
}

/** The strip of one input: how often it is 1. */
function inputShapes({ model, words, lang }: DemoScene, { strip }: DemoFrame): readonly Shape[] {
  const { x, y, width } = strip;
  const edge = x + model.q * width;
  const low = y + STRIP_HEIGHT;
  const fits = (said: string, room: number) => (textWidth(said, 14) + 18 < room ? said : '');
  const free = edge + 110 < x + width ? 1 : -1;
  const said = `q = ${formatNumber(model.q, { as: 'fixed', digits: 2 }, lang)}`;
  return [
    rect('one', 'm-area', x, y, edge - x, STRIP_HEIGHT),
    line('edge', 'm-sep', edge, y, edge, low),
    rect('outline', 'm-area-edge', x, y, width, STRIP_HEIGHT),
    line('stem', 'm-edge', edge, low, edge, low + KNOB_BELOW - 9),
    text('one-said', 'on-area', x + 9, y + 20, fits(words.inputs.one, edge - x)),
    text('zero-said', 'ink', x + width - 9, y + 20, fits(words.inputs.zero, x + width - edge), 'end'),
    text('q', 'area', edge + 24 * free, low + KNOB_BELOW + 5, said, free > 0 ? 'start' : 'end'),
  ];
}

export const demoView: View<DemoParams, DemoModel, DemoWords> = {
  height: { narrow: 562, wide: 366 },
  wide: true,
  controls: ['W'],
  actions: ['printed', 'honest'],
  draw,
};

export const Demo = createFigure(demo, demoView);
