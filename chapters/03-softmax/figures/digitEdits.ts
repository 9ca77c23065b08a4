/** On the ten rows, once somebody asks for it: knobs for scores, what the network gave, what is cut, what is printed. */

import type { HandleData } from '#draw/handleData.ts';
import type { Shape } from '#draw/paint.ts';
import { hatched, line, text } from '#draw/shapes.ts';
import type { RowFrame } from './digitRows.ts';
import type { DigitFrame, DigitScene } from './digitScene.ts';

/** Scores that are taken over are rounded to thousandths. */
const RESOLUTION = 0.001;

const scoresOf = ({ model }: DigitScene) => model.rows.map(({ logit }) => logit);

export function editShapes(scene: DigitScene, at: RowFrame): readonly Shape[] {
  const { model } = scene;
  const blue = at.blue(scoresOf(scene));
  return model.rows.flatMap(({ digit, logit, own, before, share, printed }) => {
    const given = blue.at(own);
    const inside = given >= at.from && given <= at.from + at.lane;
    const upright = (key: string, css: string, x: number) => rowLine(`${key}${digit}`, css, x, digit, at);
    return [
      ...(model.kept.includes(digit)
        ? []
        : [hatched(`h${digit}`, at.middle, at.row(digit) - at.thick / 2, Math.max(7, before * at.lane), at.thick)]),
      ...(model.kept.length < 10 && before !== share && share > 0 ? [upright('b', 'm-was', at.amber.at(before))] : []),
      ...(model.edited && inside && Math.abs(own - logit) > RESOLUTION
        ? [upright('ow', 'm-case', given), upright('o', 'm-was', given)]
        : []),
      ...(model.print
        ? [
            text(
              `r${digit}`,
              'print',
              at.right,
              at.row(digit) + 5,
              printed === undefined ? '—' : printed.toFixed(3),
              'end',
            ),
          ]
        : []),
      ...(printed === undefined
        ? []
        : [upright('rc', 'm-case', at.amber.at(printed)), upright('rp', 'm-print', at.amber.at(printed))]),
    ];
  });
}

const rowLine = (key: string, css: string, x: number, digit: number, { row, thick }: RowFrame) =>
  line(key, css, x, row(digit) - thick / 2 - 3, x, row(digit) + thick / 2 + 3);

/** At the end of each blue bar, while the scores are the reader's. */
export function editHandles(scene: DigitScene, at: RowFrame, { step }: DigitFrame): readonly HandleData[] {
  const { values, held } = scene;
  if (values.logits.length < 10) return [];
  const shown = at.blue(values.logits);
  const began = at.blue(held?.param === 'logits' ? held.values.logits : values.logits);
  return values.logits.map((logit, digit) => {
    const grip = scene.grip('logits', digit);
    return {
      key: `z${digit}`,
      x: shown.at(logit),
      y: at.row(digit),
      direction: 'x',
      hue: 'map',
      grips: [grip],
      reach: [22, step / 2],
      move: (x) => grip.set(began.value(x)),
    };
  });
}
