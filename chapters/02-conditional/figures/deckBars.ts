/** How unsure one is of the suit: before any clue, now, and on average over all answers. A doubt is no area: ink. */

import type { Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { BARS, type DeckScene } from './deckScene.ts';

/** Four suits alike. */
const MOST = Math.log(4);

export function entropyShapes({ model, words, lang, width }: DeckScene): readonly Shape[] {
  const rows = [
    ['before', words.bars.before, model.before],
    ['now', words.bars.now, model.entropy],
    ['average', words.bars.average, model.average],
  ] as const;
  const from = 12 + Math.max(...rows.map(([, name]) => textWidth(name, 14)));
  const to = width - 62;
  const title = fitText(words.entropy, width, 14);
  return [
    text('title', '', 0, BARS.y - 12, title.text, 'start', title.size),
    ...rows.flatMap(([key, name, nats], i) => {
      const y = BARS.y + BARS.pitch * i;
      const wide = Number.isNaN(nats) ? 0 : ((to - from) * nats) / MOST;
      const bold = key === 'now' ? ' bold' : '';
      return [
        text(`${key}n`, `ink${bold}`, 0, y + 15, name),
        rect(`${key}b`, 'm-cost', from, y + 2, wide, 16),
        line(`${key}l`, 'm-cost-lip', from + wide, y + 1, from + wide, y + 19),
        text(`${key}v`, `ink${bold}`, width - 1, y + 15, formatNumber(nats, { as: 'fixed', digits: 4 }, lang), 'end'),
      ];
    }),
    line('zero', 'm-zero', from, BARS.y, from, BARS.y + 3 * BARS.pitch - 6),
  ];
}
