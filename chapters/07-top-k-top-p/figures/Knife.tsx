/** The knife as a picture: ranked bars, their strip with the knife on it, what is left, and the readings side by side. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import type { RankBarsLayout } from '#draw/rankBars.ts';
import { line, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { KnifeWords } from '../words.ts';
import { type KnifeModel, knife } from './Knife.model.ts';
import { drawKnifeBars, heightScale } from './knifeBars.ts';
import { cutPlace, kLevel, knifeHandles, kPlace } from './knifeHandles.ts';
import { shownRatio } from './knifeModel.model.ts';
import { rowShapes } from './knifeRows.ts';
import { type KnifeFrame, type KnifeParams, type KnifeScene, knifeFrame } from './knifeScene.ts';
import { drawKnifeStrips } from './knifeStrips.ts';
import { knifeThumb } from './knifeThumb.ts';

function draw(layer: Layer, scene: KnifeScene): void {
  const frame = knifeFrame(scene.width, scene.narrow);
  for (const name of ['few-bars', 'rank-bars', 'blade', 'all', 'left', 'said', 'rows']) sublayer(layer, name);
  const many = drawKnifeBars(layer, scene, frame);
  paint(sublayer(layer, 'blade'), bladeShapes(scene, frame, many));
  drawKnifeStrips(layer, scene, frame);
  paint(sublayer(layer, 'rows'), rowShapes(scene, frame));
  drawHandles(layer, knifeHandles(scene, frame, many));
}

/** What the word that comes next in truth pays before the cut and after it. */
function answerShapes({ model, lang, words, values, width }: KnifeScene): readonly Shape[] {
  if (!model.answer) return [];
  const nats = (x: number) => formatNumber(x, { as: 'fixed', digits: 2 }, lang);
  const name = model.names[Math.min(values.answer, model.size) - 1] ?? '';
  const said = fitText(words.answer(name, nats(model.answer.before), nats(model.answer.after)), width - 28, 14);
  return [text('answer', 'ink', 10, 20, said.text, 'start', said.size)];
}

/** The blade among the bars: upright for top-k, level for min-p. */
function bladeShapes(scene: KnifeScene, frame: KnifeFrame, many: RankBarsLayout | undefined): readonly Shape[] {
  const { model, lang, words } = scene;
  const { lane } = frame;
  if (!model.ranked) return [];
  const head = answerShapes(scene);
  if (model.method === 'top-k') {
    const x = kPlace(scene, frame, many);
    const said = `k = ${formatNumber(model.k, { as: 'whole' }, lang)}`;
    const right = x + 24 + textWidth(said, 14) < scene.width;
    const y = kLevel(frame, many);
    const [from, to] = many ? [lane.top + 8, y - 9] : [y + 9, lane.floor + 6];
    return [
      ...head,
      line('k-case', 'm-case', x, from, x, to),
      line('k', 'm-frame', x, from, x, to),
      text('k-words', 'ink', x + (right ? 22 : -22), y + 5, said, right ? 'start' : 'end'),
    ];
  }
  if (model.method === 'min-p' && many) {
    const x = cutPlace(scene, many);
    const ratio = formatNumber(model.minp, { as: 'value', digits: 2 }, lang);
    const long = words.minp(ratio, model.when === 'last');
    // Where there is no room beside the knob, the rows below say which comes first.
    const said = textWidth(long, 14) < Math.max(x, scene.width - x) - 24 ? long : words.minp(ratio, false);
    const right = x + 24 + textWidth(said, 14) < scene.width;
    const y = kLevel(frame, many);
    return [
      line('minp', 'm-frame', x, lane.top + 8, x, y - 9),
      text('minp-words', 'ink halo', x + (right ? 22 : -22), y + 5, said, right ? 'start' : 'end'),
    ];
  }
  if (model.method === 'min-p') {
    const y = heightScale(scene, frame).at((model.ranked.masses[0] as number) * shownRatio(model));
    const said = words.minp(formatNumber(model.minp, { as: 'value', digits: 2 }, lang), model.when === 'last');
    return [
      ...head,
      line('minp-case', 'm-case', lane.x, y, lane.x + lane.width, y),
      line('minp', 'm-frame', lane.x, y, lane.x + lane.width - 10, y),
      // Above the lane: bars and their numbers stand along the line.
      text('minp-words', 'ink', lane.x + lane.width, 46, said, 'end'),
    ];
  }
  return head;
}

export const knifeView: View<KnifeParams, KnifeModel, KnifeWords> = {
  height: { narrow: 738, wide: 668 },
  wide: true,
  controls: ['method', 'size', 'rule', 'ties', 'when', 'T', 'k', 'p', 'minp', 'water'],
  actions: ['throw', 'opening', 'eight', 'asPrinted', 'tie', 'sure'],
  draw,
  thumb: knifeThumb,
};

export const Knife = createFigure(knife, knifeView);
