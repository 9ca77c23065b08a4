/** A strip whose words are known, and a handle on the word that came. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { drawStrip } from '#draw/strip.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { RecapWords } from '../words.ts';
import { NAMES, type RecapModel, recap, SHARES } from './Recap.model.ts';

type Params = typeof recap.params;

const TOP = 70;
const HEIGHT = 46;
const KNOB = TOP + HEIGHT + 26;

function draw(layer: Layer, scene: Scene<Params, RecapModel, RecapWords>): void {
  const { model, words, lang, width } = scene;
  const inner = width - 2;
  const before = textWidth(words.before, 19);
  const [from, to] = [1 + model.from * inner, 1 + model.to * inner];
  const middle = (from + to) / 2;
  paint(sublayer(layer, 'verse'), [
    text('before', 'name', 0, 24, words.before),
    text('word', 'name bold', before + 3, 24, model.name),
    line('under', 'm-true', before + 3, 32, before + 3 + textWidth(model.name, 19), 32),
  ]);
  drawStrip(layer, {
    x: 1,
    y: TOP,
    width: inner,
    height: HEIGHT,
    names: NAMES,
    shares: SHARES,
    show: (share) => formatNumber(share, { as: 'share' }, lang),
    limits: [before + 40, width - 1],
  });
  const said = words.came(formatNumber(model.share, { as: 'share' }, lang));
  const free = middle + 24 + textWidth(said, 14) < width ? 1 : -1;
  paint(sublayer(layer, 'came'), [
    rect('case', 'm-case', from, TOP, to - from, HEIGHT),
    rect('piece', 'm-truth', from, TOP, to - from, HEIGHT),
    line('stem', 'm-edge-true', middle, TOP + HEIGHT + 1.5, middle, KNOB - 9),
    text('said', 'true', middle + 24 * free, KNOB + 5, said, free > 0 ? 'start' : 'end'),
  ]);
  const grip = scene.grip('answer');
  const wordAt = (share: number) =>
    SHARES.findIndex((_, i) => share < SHARES.slice(0, i + 1).reduce((a, b) => a + b, 0));
  drawHandles(layer, [
    {
      key: 'answer',
      x: middle,
      y: KNOB,
      direction: 'x',
      hue: 'true',
      nudge: true,
      grips: [{ ...grip, text: () => `${model.name}, ${formatNumber(model.share, { as: 'percent' }, lang)}` }],
      move: (x) => {
        const share = Math.min(0.9999, Math.max(0, (x - 1) / inner));
        grip.set(wordAt(share));
      },
    },
  ]);
}

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 168, wide: 168 },
  controls: [],
  draw,
};

export const Recap = createFigure(recap, recapView);
