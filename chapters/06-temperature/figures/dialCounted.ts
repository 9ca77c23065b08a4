/** The effective number as squares: how many equally likely words would be as undecided. */

import type { Shape } from '#draw/paint.ts';
import { rect, text } from '#draw/shapes.ts';
import { wrapText } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { DialFrame, DialScene } from './dialScene.ts';
import { effectiveOf } from './dialVocabulary.model.ts';

type Told = Pick<DialScene, 'model' | 'words' | 'lang'>;

/** "as if there were 2.41 equally likely words", of the few or of the list, whichever is shown. */
export function countedText({ model, words, lang }: Told): string {
  const number = formatNumber(
    effectiveOf(model),
    model.size === 'few' ? { as: 'fixed', digits: 2 } : { as: 'amount' },
    lang,
  );
  return words.counted(number, model.size);
}

export function countedShapes({ model, words, lang }: DialScene, { counted }: DialFrame): readonly Shape[] {
  const { x, y, width } = counted;
  const few = model.size === 'few';
  if (few && model.empty) return [];
  const lines = wrapText(countedText({ model, words, lang }), width, 14);
  const said = lines.map((each, i) => text(`said${i}`, 'ink', x, y + 18 * i, each));
  if (!few) return said;
  const count = model.bars.length;
  const step = Math.min(20, width / count);
  const side = step - 4;
  const low = y + 18 * lines.length - 6;
  return [
    ...said,
    ...model.bars.flatMap((_, i) => [
      rect(`full${i}`, 'm-area', x + i * step + 1, low, side * Math.min(1, Math.max(0, model.effective - i)), side),
      rect(`box${i}`, 'm-area-edge thin', x + i * step + 1, low, side, side),
    ]),
  ];
}
