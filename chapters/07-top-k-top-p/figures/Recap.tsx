/** A strip of six shares and a point; the last two pieces are thin, and still there. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, text } from '#draw/shapes.ts';
import { drawStrip, POINT_BELOW } from '#draw/strip.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { RecapWords } from '../words.ts';
import { type RecapBar, type RecapModel, recap } from './Recap.model.ts';

type Params = typeof recap.params;

const TOP = 92;
const HEIGHT = 46;

function draw(layer: Layer, scene: Scene<Params, RecapModel, RecapWords>): void {
  const { model, words, lang, width } = scene;
  const hit = model.bars[model.hit] as RecapBar;
  const before = textWidth(words.before, 19);
  paint(sublayer(layer, 'verse'), [
    text('before', 'name', 0, 24, words.before),
    text('word', 'name bold', before + 3, 24, hit.name),
    line('under', 'm-hot', before + 3, 32, before + 3 + textWidth(hit.name, 19), 32),
  ]);
  drawStrip(layer, {
    x: 1,
    y: TOP,
    width: width - 2,
    height: HEIGHT,
    names: model.bars.map((bar) => bar.name),
    shares: model.bars.map((bar) => bar.share),
    show: (share) => formatNumber(share, { as: 'share' }, lang),
    limits: [before + 40, width - 1],
    hot: model.hit,
    point: model.u,
  });
  const x = 1 + model.u * (width - 2);
  const y = TOP + HEIGHT + POINT_BELOW;
  const said = `u = ${formatNumber(model.u, { as: 'fixed', digits: 3 }, lang)}`;
  const free = x < width - 120 ? 1 : -1;
  paint(sublayer(layer, 'said'), [text('u', 'ink', x + 24 * free, y + 5, said, free > 0 ? 'start' : 'end')]);
  const grip = scene.grip('u');
  drawHandles(layer, [
    {
      key: 'u',
      x,
      y,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [{ ...grip, text: () => `${grip.text()}, ${hit.name}` }],
      move: (to) => grip.set((to - 1) / (width - 2)),
    },
  ]);
}

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 190, wide: 190 },
  controls: [],
  draw,
};

export const Recap = createFigure(recap, recapView);
