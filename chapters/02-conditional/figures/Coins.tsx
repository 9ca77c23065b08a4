/** Two coins as a picture: four areas, the outline of the naive product, and the two ways to multiply. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { rect, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { CoinsWords } from '../words.ts';
import { type CoinsModel, coins } from './Coins.model.ts';
import { dependenceFor } from './coinsModel.model.ts';
import { type CoinsFrame, type CoinsParams, type CoinsScene, coinsFrame } from './coinsScene.ts';
import { squareShapes } from './coinsSquare.ts';

function draw(layer: Layer, scene: CoinsScene): void {
  const frame = coinsFrame(scene);
  paint(sublayer(layer, 'square'), squareShapes(scene, frame));
  paint(sublayer(layer, 'said'), saidShapes(scene, frame));
  drawHandles(layer, handles(scene, frame));
}

function saidShapes({ model, words, lang }: CoinsScene, { said }: CoinsFrame): readonly Shape[] {
  const share = (p: number) => formatNumber(p, { as: 'share' }, lang);
  const ab = model.order === 'ab';
  const bold = (on: boolean) => (on ? 'bold ink' : 'ink');
  const lines: readonly (readonly [css: string, words: string])[] = [
    ['bold ink', `P(A, B) = ${share(model.both)}`],
    [bold(ab), '= P(A) × P(B | A)'],
    ['area', `= ${share(model.a)} × ${share(model.bGivenA)}`],
    [bold(!ab), '= P(B) × P(A | B)'],
    ['area', `= ${share(model.b)} × ${share(model.aGivenB)}`],
  ];
  const naive = fitText(words.naive(share(model.naive)), said.width - 24, 14);
  const y = (i: number) => said.y + 24 * i + 6 * Math.ceil(i / 2);
  const low = y(lines.length) + 8;
  return [
    ...lines.map(([css, written], i) => text(`l${i}`, `${css} big`, said.x, y(i), written)),
    rect('key', 'm-luck', said.x + 1, low - 11, 14, 12),
    text('naive', 'ink', said.x + 24, low, naive.text, 'start', naive.size),
  ];
}

function handles(scene: CoinsScene, { x, y, side }: CoinsFrame): readonly HandleData[] {
  const { model } = scene;
  const low = y + side;
  const first = scene.grip(model.order === 'ab' ? 'a' : 'b');
  const tie = scene.grip('dependence');
  const shareOf = (to: number) => Math.max(0, Math.min(1, to));
  const dependence = (both: number) => tie.set(dependenceFor(model, both));
  if (model.order === 'ab')
    return [
      {
        key: 'first',
        x: x + model.a * side,
        y: low + 22,
        direction: 'x',
        hue: 'ink',
        grips: [first],
        move: (to) => first.set((to - x) / side),
      },
      {
        key: 'tie',
        x: x + (model.a * side) / 2,
        y: low - model.bGivenA * side,
        direction: 'y',
        hue: 'area',
        nudge: true,
        grips: [tie],
        move: (_, to) => dependence(model.a * shareOf((low - to) / side)),
      },
    ];
  return [
    {
      key: 'first',
      x: x - 20,
      y: low - model.b * side,
      direction: 'y',
      hue: 'ink',
      grips: [first],
      move: (_, to) => first.set((low - to) / side),
    },
    {
      key: 'tie',
      x: x + model.aGivenB * side,
      y: low - (model.b * side) / 2,
      direction: 'x',
      hue: 'area',
      grips: [tie],
      move: (to) => dependence(model.b * shareOf((to - x) / side)),
    },
  ];
}

export const coinsView: View<CoinsParams, CoinsModel, CoinsWords> = {
  height: { narrow: 520, wide: 340 },
  controls: ['order', 'dependence', 'a', 'b'],
  draw,
};

export const Coins = createFigure(coins, coinsView);
