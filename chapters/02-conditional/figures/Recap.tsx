/** A strip of mornings: pulling the edge of the clouds to the right throws the other mornings away. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, line, path, text } from '#draw/shapes.ts';
import { drawStrip, POINT_BELOW } from '#draw/strip.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { RecapWords } from '../words.ts';
import { awayFor, type RecapModel, recap } from './Recap.model.ts';

type Params = typeof recap.params;
type RecapScene = Scene<Params, RecapModel, RecapWords>;

const STRIP = { x: 1, y: 76, height: 46 };

function draw(layer: Layer, scene: RecapScene): void {
  const { model, words, lang, width } = scene;
  const inner = width - 2;
  const show = (share: number) => formatNumber(share, { as: 'share' }, lang);
  const edge = 1 + model.clouds * inner;
  // Bold letters are wider than they are taken for.
  const said = fitText(words.chance(model, show(model.rain)), width / 1.15, 16);
  paint(sublayer(layer, 'said'), [text('chance', 'bold ink', 0, 18, said.text, 'start', said.size)]);
  drawStrip(layer, {
    ...STRIP,
    width: inner,
    names: [words.dry, words.rain, words.rain, words.dry],
    shares: model.shares,
    show,
    limits: [1, width - 1],
    rows: 2,
  });
  paint(sublayer(layer, 'halves'), halves(scene, edge));
  const grip = scene.grip('away');
  const handle: HandleData = {
    key: 'away',
    x: edge,
    y: STRIP.y + STRIP.height + POINT_BELOW,
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [grip],
    move: (to) => grip.set(awayFor(Math.max(0.01, (to - 1) / inner))),
  };
  drawHandles(layer, [handle]);
}

/** Below the strip: which part of it are mornings with clouds. */
function halves({ model, words, width }: RecapScene, edge: number): readonly Shape[] {
  const low = STRIP.y + STRIP.height + 9;
  const brace = (from: number, to: number) => `M${at(from)},${low}v7H${at(to)}v-7`;
  const clear = width - 1 - edge;
  const [dry = 0, first = 0, second = 0] = model.shares;
  const [from, to] = [dry, dry + first + second].map((share) => 1 + share * (width - 2)) as [number, number];
  return [
    line('rain', 'm-hot', from, STRIP.y + STRIP.height + 1, to, STRIP.y + STRIP.height + 1),
    path('stem', 'm-stem', `M${at(edge)},${STRIP.y}V${low + POINT_BELOW - 15}`),
    path('clouds', 'm-bracket', brace(2, edge - 3)),
    text('clouds-name', 'ink', 2, low + 25, words.clouds),
    path('clear', 'm-bracket', clear > 8 ? brace(edge + 3, width - 2) : ''),
    text('clear-name', '', width - 2, low + 25, clear > textWidth(words.clear, 14) + 30 ? words.clear : '', 'end'),
  ];
}

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 172, wide: 172 },
  controls: [],
  draw,
};

export const Recap = createFigure(recap, recapView);
