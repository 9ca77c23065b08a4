/** Two levels across the bars: the mean of the losses, and what guessing among all words would cost. */

import type { Shape } from '#draw/paint.ts';
import { line, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { DieFrame, DieScales, DieScene } from './dieScene.ts';
import { facesText } from './facesText.model.ts';

export function levelsOf(scene: DieScene, frame: DieFrame, { shown }: DieScales): readonly Shape[] {
  const { model, words, lang, narrow } = scene;
  const x = frame.right + (narrow ? 6 : 14);
  const chance = shown.at(model.chance);
  const mean = { fine: shown.at(model.mean), never: frame.top - 8, none: frame.floor }[model.state];
  const below = mean > chance;
  const many = words.faces(formatNumber(model.V, { as: 'whole' }, lang));
  const lines = narrow ? [words.chance, many] : [`${words.chance}${words.colon}${many}`];
  // Clear of the knob on the line.
  // The two pairs of words keep away from each other: whichever line is higher has its words above it.
  const under = chance + 28;
  // Not across the line at the foot of the bars.
  const clear = Math.abs(under - 5 - frame.floor) < 14 ? frame.floor + 20 : under;
  const first = below ? chance - 23 - 19 * (lines.length - 1) : clear;
  return [
    line('chance', 'm-level', frame.left, chance, frame.end, chance),
    ...lines.map((said, i) =>
      text(`chance${i}`, 'halo', narrow ? x : Math.min(x, frame.end - textWidth(said, 14)), first + 19 * i, said),
    ),
    ...(model.state === 'fine' ? [line('mean', 'm-frame', frame.left, mean, frame.end, mean)] : []),
    ...meanSaid(scene, x, model.state === 'none' ? frame.floor + 20 : below ? mean + 20 : mean - 29, lang),
  ];
}

function meanSaid({ model, words }: DieScene, x: number, y: number, lang: 'zh' | 'en'): readonly Shape[] {
  if (model.state === 'none') return [text('mean0', 'ink halo', x, y, words.mean('—'))];
  const loss = formatNumber(model.mean, { as: 'fixed', digits: 3 }, lang);
  return [
    text('mean0', 'ink halo', x, y, words.mean(loss)),
    text('mean1', 'big ink bold halo', x, y + 21, words.faces(facesText(model.faces))),
  ];
}
