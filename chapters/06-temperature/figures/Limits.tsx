/** The limits as a picture: T on a line through 0, the strip that it makes, and what the rules say of it. */

import { drawHandles } from '#draw/handle.ts';
import { lampShapes } from '#draw/lamps.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { drawStrip } from '#draw/strip.ts';
import { wrapText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { LimitsWords } from '../words.ts';
import { type LimitsModel, limits } from './Limits.model.ts';
import { plotScale, plotShapes } from './limitsPlot.ts';
import { type LimitsFrame, type LimitsParams, type LimitsScene, limitsFrame } from './limitsScene.ts';
import { limitsThumb } from './limitsThumb.ts';

function draw(layer: Layer, scene: LimitsScene): void {
  const { model, lang, words, narrow, width } = scene;
  const frame = limitsFrame(width, narrow);
  paint(sublayer(layer, 'plot'), plotShapes(scene, frame));
  drawStrip(layer, {
    ...frame.strip,
    names: model.bars.map((bar) => bar.name),
    shares: model.bars.map((bar) => bar.share),
    show: (share) => formatNumber(share, { as: 'share' }, lang),
    rows: 2,
    hot: model.empty ? undefined : model.greedy,
    empty: model.empty ? words.empty : undefined,
  });
  paint(sublayer(layer, 'said'), saidShapes(scene, frame));
  const grip = scene.grip('T');
  const said = model.bars.map((bar) => `${bar.name} ${formatNumber(bar.share, { as: 'percent' }, lang)}`).join(', ');
  const scale = plotScale(frame);
  drawHandles(layer, [
    {
      key: 'T',
      x: scale.at(model.temperature),
      y: frame.knob,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [{ ...grip, text: () => `${grip.text()}, ${said}` }],
      move: (x) => grip.set(scale.value(x)),
    },
  ]);
}

/** T as a number, the lamps, and what the division makes of it, in words. */
function saidShapes({ model, words, lang, width, narrow }: LimitsScene, frame: LimitsFrame): readonly Shape[] {
  const x = plotScale(frame).at(model.temperature);
  const number = `T = ${formatNumber(model.temperature, { as: 'value', digits: 1 }, lang)}`;
  const free = x + 110 < width ? 1 : -1;
  const low = frame.strip.y + frame.strip.height;
  const lamps = [
    { key: 'sum', on: !model.empty, words: words.lamps.distribution },
    { key: 'order', on: !model.empty && model.keepsOrder, words: words.lamps.order },
    { key: 'naive', on: !model.empty && model.sound, words: words.lamps.naive },
  ];
  const lines = wrapText(words.says(model), width, 14).slice(0, 3);
  return [
    text('t', 'ink', x + 22 * free, frame.knob + 5, number, free > 0 ? 'start' : 'end'),
    ...lampShapes(lamps, 0, low + 36, width, 25),
    ...lines.map((each, i) => text(`says${i}`, 'ink', 0, low + (narrow ? 108 : 68) + 20 * i, each)),
  ];
}

export const limitsView: View<LimitsParams, LimitsModel, LimitsWords> = {
  height: { narrow: 518, wide: 472 },
  controls: ['T'],
  actions: ['tie', 'four', 'zero'],
  draw,
  thumb: limitsThumb,
};

export const Limits = createFigure(limits, limitsView);
