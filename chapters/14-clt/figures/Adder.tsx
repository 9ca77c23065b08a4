/** The adder: one law on the left, which the reader may draw; n of them added up on the right. */

import { rulerShapes } from '#draw/axes.ts';
import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { AdderWords } from '../words.ts';
import { type AdderModel, adder } from './Adder.model.ts';
import type { AdderParams } from './adderParams.model.ts';
import { type AdderFrame, type AdderScene, adderFrame, rulerScale, totalPlot } from './adderScene.ts';
import { sourceShapes } from './adderSource.ts';
import { totalShapes } from './adderTotal.ts';
import { lawBarShapes } from './lawBars.ts';
import { drawPad, type Pad, placeOn, stroke } from './pencil.ts';

const MARKS = [1, 10, 20, 30, 40, 50, 60];

function draw(layer: Layer, scene: AdderScene): void {
  const { width, narrow, model, values } = scene;
  const frame = adderFrame(width, narrow);
  paint(sublayer(layer, 'source'), sourceShapes(scene, frame));
  paint(sublayer(layer, 'total'), totalShapes(scene, frame, totalPlot(scene, frame)));
  const along = rulerScale(width);
  const knob = frame.ruler - 22;
  const x = along.at(model.n);
  const side = x < width - 80 ? 1 : -1;
  paint(sublayer(layer, 'ruler'), [
    ...rulerShapes(
      'n',
      Array.from({ length: 60 }, (_, i) => i + 1).map((n) =>
        MARKS.includes(n) ? { at: along.at(n), words: String(n) } : { at: along.at(n) },
      ),
      frame.ruler,
      along.at(1),
      along.at(60),
    ),
    text('n-said', 'ink', x + 24 * side, knob + 5, `n = ${model.n}`, side > 0 ? 'start' : 'end'),
  ]);
  const pad = padOf(scene, frame);
  drawPad(layer, pad);
  const grip = scene.grip('n');
  const size = model.gap ? `, ${scene.words.gap(...gapTexts(scene))}` : '';
  drawHandles(layer, [
    {
      key: 'n',
      x,
      y: knob,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [{ ...grip, text: () => `${grip.text()}${size}` }],
      move: (to) => grip.set(along.value(to)),
    },
    ...(values.source === 'drawn' ? [pencilHandle(scene, pad)] : []),
  ]);
}

function gapTexts({ model, lang }: AdderScene): [string, string, string] {
  const share = (p: number | undefined) => formatNumber(p ?? 0, { as: 'share' }, lang);
  return [share(model.gap?.size), share(model.gap?.law), share(model.gap?.bell)];
}

function padOf({ values, set }: AdderScene, { pad }: AdderFrame): Pad {
  return {
    x: pad.x,
    y: pad.top,
    width: pad.width,
    height: pad.floor - pad.top,
    bars: values.bars,
    most: 100,
    set: (bars, at) => set({ source: 'drawn', bars, at: at + 1 }),
  };
}

/** The pencil's tip: moved sideways it goes along the bars, and draws as it goes. */
function pencilHandle(scene: AdderScene, pad: Pad): HandleData {
  const { model, words } = scene;
  const { at, height } = model;
  const along = scene.grip('at');
  const up = scene.grip('bars', at);
  const count = pad.bars.length;
  return {
    key: 'pencil',
    x: pad.x + ((at + 0.5) * pad.width) / count,
    y: pad.y + pad.height * (1 - height / 100),
    direction: 'xy',
    hue: 'area',
    grips: [
      { ...along, label: () => words.pencil[0], max: count, now: at + 1 },
      { ...up, label: () => `${words.pencil[1]} ${at + 1}` },
    ],
    move: (x, y) => {
      const place = placeOn(pad, x, y);
      pad.set(stroke(pad.bars, [at, height], place), place[0]);
    },
  };
}

/** What one draw looks like. */
function thumb(layer: Layer, model: AdderModel): void {
  const masses = model.one?.masses ?? Float64Array.of(0);
  const most = masses.reduce((a, b) => Math.max(a, b), 0) || 1;
  // What comes once in a hundred times would not be seen.
  const shares = masses.map((p) => (p > 0 ? Math.max(0.09, p / most) : 0));
  const plot = {
    x: 2,
    width: 72,
    top: 2,
    floor: 36,
    across: scale([0, masses.length], 2, 74),
    up: scale([0, 1], 36, 3),
  };
  paint(sublayer(layer, 'thumb'), lawBarShapes('one', { from: 0, step: 1, shares }, plot));
}

export const adderView: View<AdderParams, AdderModel, AdderWords> = {
  height: { narrow: 522, wide: 384 },
  wide: true,
  controls: ['source', 'copies', 'standardise'],
  actions: ['humps', 'tail', 'bell', 'rare'],
  draw,
  thumb,
};

export const Adder = createFigure(adder, adderView);
