/** What every row answers: a bar for the answer, and below it the length and the shadow it is the product of. */

import type { Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { formatNumber } from '#spec/format.ts';
import type { Detector } from './detectorsModel.model.ts';
import { type DetectorsFrame, type DetectorsScene, SUBSCRIPTS, two } from './detectorsScene.ts';

/** Of the value, left of the bars. */
const VALUE = 96;

export function answerShapes(scene: DetectorsScene, { answers }: DetectorsFrame): readonly Shape[] {
  const { model, words, lang, narrow } = scene;
  const { x, y, width, step } = answers;
  const most = Math.max(10, ...model.rows.map(({ output }) => Math.abs(output)));
  const middle = x + VALUE + (width - VALUE) / 2;
  const unit = (width - VALUE) / 2 / most;
  const last = y + step * (model.rows.length - 1);
  return [
    ...model.rows.flatMap((row, i) => rowShapes(row, i)),
    text('cost', '', x, last + (narrow ? 52 : 74), words.cost(model.rows.length, model.columns, model.cost)),
  ];

  function rowShapes(row: Detector, i: number): readonly Shape[] {
    const top = y + step * i;
    const looked = i === model.looked;
    const end = middle + row.output * unit;
    const cosine = `cos ${formatNumber(row.cosine, { as: 'fixed', digits: 2 }, lang)}`;
    return [
      text(`y${i}`, looked ? 'map big bold' : 'map big', x, top + 6, `y${SUBSCRIPTS[i]} = ${two(row.output, lang)}`),
      rect(`bar${i}`, 'm-map', Math.min(middle, end), top - 8, Math.abs(end - middle), 16),
      line(`zero${i}`, 'm-zero', middle, top - 13, middle, top + 13),
      line(`end${i}`, 'm-lip', end, top - 10, end, top + 10),
      text(
        `how${i}`,
        '',
        x,
        top + 28,
        row.norm === 0 ? words.noDirection : `= ${words.product(two(row.norm, lang), two(row.projection, lang))}`,
      ),
      ...(narrow || row.norm === 0 ? [] : [text(`cos${i}`, '', x, top + 47, cosine)]),
    ];
  }
}
