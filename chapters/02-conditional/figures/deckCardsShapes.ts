/** The cards, all of one area: those that are left in amber, those that a clue has thrown out hatched. */

import type { Shape } from '#draw/paint.ts';
import { hatched, rect, text } from '#draw/shapes.ts';
import { ACROSS } from './deckCards.model.ts';
import { CARDS, type DeckScene, TOP } from './deckScene.ts';
import { suitShape } from './suitSigns.ts';

export function cardShapes({ model, width }: DeckScene): readonly Shape[] {
  const across = ACROSS[model.deck];
  const column = (width - 2) / across;
  const row = CARDS / (model.all / across);
  const gap = column < 30 ? 2 : 4;
  const [wide, high] = [column - gap, row - 5];
  const small = column < 30;
  return model.cards.flatMap(({ suit, rank, kept }, i) => {
    const x = 1 + gap / 2 + column * (i % across);
    const y = TOP + row * Math.floor(i / across);
    const middle = x + wide / 2;
    const key = `${model.deck}${i}`;
    return [
      kept ? rect(key, 'm-piece', x, y, wide, high) : hatched(key, x, y, wide, high),
      text(
        `${key}r`,
        kept ? 'on-area' : 'halo',
        middle,
        y + (high > 60 ? 28 : small ? 17 : 19),
        rank,
        'middle',
        small ? 12 : undefined,
      ),
      suitShape(`${key}s`, suit, middle, y + high - (high > 60 ? 30 : small ? 13 : 14), small ? 6 : 8, kept),
    ];
  });
}
