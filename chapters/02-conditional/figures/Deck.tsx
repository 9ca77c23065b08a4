/** The deck filter as a picture: the cards, the strip of those that are left, and how unsure that leaves one. */

import { drawHandles } from '#draw/handle.ts';
import type { Grip, HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { rect, text } from '#draw/shapes.ts';
import { drawStrip, POINT_BELOW } from '#draw/strip.ts';
import { fitText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { DeckWords } from '../words.ts';
import { type DeckModel, deck } from './Deck.model.ts';
import { entropyShapes } from './deckBars.ts';
import { ACROSS } from './deckCards.model.ts';
import { cardShapes } from './deckCardsShapes.ts';
import { type DeckParams, type DeckScene, EQUATION, partLeft, STRIP } from './deckScene.ts';

function draw(layer: Layer, scene: DeckScene): void {
  const { model, words, lang, width } = scene;
  const show = (share: number) => formatNumber(share, { as: 'share' }, lang);
  const part = partLeft(model);
  const shares = model.counts.map((count) => (model.left === 0 ? 0 : (part * count) / model.left));
  paint(sublayer(layer, 'cards'), cardShapes(scene));
  paint(sublayer(layer, 'equation'), equationShapes(scene));
  drawStrip(layer, {
    ...STRIP,
    width: width - 2,
    names: [...words.suits, words.out],
    shares: [...shares, 1 - part],
    show,
    limits: [1, width - 1],
    rows: 2,
    hot: 0,
    cut: [false, false, false, false, true],
    groups: [0, 0, 0, 0, 1],
    empty: model.left === 0 ? words.none : undefined,
  });
  paint(sublayer(layer, 'bars'), entropyShapes(scene));
  drawHandles(layer, model.left === 0 ? [] : [stretchHandle(scene, part)]);
}

function equationShapes({ model, words, lang, width }: DeckScene): readonly Shape[] {
  const division = model.left === 0 ? '' : ` = ${model.hearts}/${model.left}`;
  const share = model.left === 0 ? '' : ` = ${formatNumber(model.p, { as: 'share' }, lang)}`;
  const said = fitText(`${words.asked(model)}${division}${share || ' —'}`, width / 1.12, 16);
  return [text('equation', 'bold ink', 0, EQUATION, said.text, 'start', said.size)];
}

/**
 * The edge of what is left: pulled to the right end, the rest is gone. Where nothing has been thrown out yet, pulling it
 * away from there lets the black cards come in from the side.
 */
function stretchHandle(scene: DeckScene, part: number): HandleData {
  const { model, width } = scene;
  const whole = model.left === model.all;
  const left = whole ? redOf(model) : model.left;
  const mine = whole ? askingForRed(scene) : scene.grip('stretch');
  const inner = width - 2;
  return {
    key: 'stretch',
    x: Math.min(width - 12, 1 + part * inner),
    y: STRIP.y + STRIP.height + POINT_BELOW,
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [mine],
    move: (to) => {
      const wanted = Math.max(left / model.all, to >= width - 13 ? 1 : (to - 1) / inner);
      mine.set(1 - (left / wanted - left) / (model.all - left));
    },
  };
}

const redOf = ({ cards }: DeckModel): number =>
  cards.filter(({ suit }) => suit === 'hearts' || suit === 'diamonds').length;

function askingForRed({ grip, set }: DeckScene): Grip {
  const mine = grip('stretch');
  return {
    ...mine,
    set: (stretch) => {
      if (stretch < 1) set({ red: 'yes' });
      mine.set(stretch);
    },
    step: (direction, size) => {
      if (direction < 0) set({ red: 'yes' });
      mine.step(direction, size);
    },
    toEnd: (direction) => {
      if (direction < 0) set({ red: 'yes' });
      mine.toEnd(direction);
    },
  };
}

/** 76 × 38: the cards, hearts full. */
function thumb(layer: Layer, model: DeckModel): void {
  const across = ACROSS[model.deck];
  const [column, row] = [72 / across, 34 / (model.all / across)];
  paint(
    sublayer(layer, 'thumb'),
    model.cards.map(({ suit }, i) => {
      const [x, y] = [2 + column * (i % across), 2 + row * Math.floor(i / across)];
      return rect(`c${i}`, suit === 'hearts' ? 'm-area' : 'm-many', x + 0.5, y + 0.75, column - 1, row - 1.5);
    }),
  );
}

export const deckView: View<DeckParams, DeckModel, DeckWords> = {
  height: { narrow: 522, wide: 522 },
  controls: ['deck', 'red', 'spade', 'face', 'ace'],
  actions: ['forget'],
  draw,
  thumb,
};

export const Deck = createFigure(deck, deckView);
