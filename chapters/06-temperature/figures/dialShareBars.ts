/** Under the scores: the row of scores by T, and the amber bars of the shares with what a source prints for them. */

import type { BarPlace } from '#draw/bars.ts';
import type { Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { THREE } from './dialParams.model.ts';
import type { DialFrame, DialScene } from './dialScene.ts';
import { sharesOf } from './dialShares.model.ts';

/** The row of scores by T, between the two lanes. */
export function scaledShapes(
  { model, lang }: DialScene,
  frame: DialFrame,
  places: readonly BarPlace[],
): readonly Shape[] {
  const y = frame.scores.floor + 26;
  return [
    text('by', 'map', frame.x - 30, y, '÷ T', 'start'),
    ...model.bars.map((bar, i) => {
      const place = places[i] as BarPlace;
      const words = [2, 1, 0]
        .map((digits) => formatNumber(bar.scaled, { as: 'fixed', digits }, lang))
        .find((said) => textWidth(said, 14) <= place.column - 4);
      return text(`d${i}`, 'map', place.centre, y, words ?? '…', 'middle');
    }),
  ];
}

export function shareShapes(scene: DialScene, frame: DialFrame, places: readonly BarPlace[]): readonly Shape[] {
  const { model, words, lang } = scene;
  const { top, floor } = frame.shares;
  const right = frame.x + frame.width;
  if (model.empty)
    return [
      line('floor', 'm-floor', frame.x, floor, right, floor),
      text('empty', 'ink', frame.x + 8, floor - 12, words.empty),
    ];
  const before = sharesBefore(scene);
  return [
    line('one', 'm-grid', frame.x, top, right, top),
    text('one-text', '', frame.x - 8, top + 5, '1', 'end'),
    text('none-text', '', frame.x - 8, floor + 5, '0', 'end'),
    ...model.bars.flatMap(({ share, index }) => {
      const { centre, width, column } = places[index] as BarPlace;
      const y = floor - share * (floor - top);
      const said = [formatNumber(share, { as: 'share' }, lang), formatNumber(share, { as: 'percent' }, lang)];
      const fits = said.find((each) => textWidth(each, 12) <= column - 2) ?? '';
      const size = Math.min(14, Math.max(12, (14 * (column - 2)) / Math.max(1, textWidth(fits, 14))));
      const was = before?.[index];
      return [
        rect(`p${index}`, 'm-piece', centre - width / 2, y, width, floor - y),
        ...(was === undefined || Math.abs(was - share) < 0.002
          ? []
          : [
              line(
                `w${index}`,
                'm-was',
                centre - width / 2 - 6,
                floor - was * (floor - top),
                centre + width / 2 + 6,
                floor - was * (floor - top),
              ),
            ]),
        text(`s${index}`, 'area halo', centre, y - 6, fits, 'middle', size === 14 ? undefined : size),
      ];
    }),
    line('floor', 'm-floor', frame.x, floor, right, floor),
    ...model.bars.map(({ index, name }) => {
      const { centre, column } = places[index] as BarPlace;
      const fitted = fitText(name, column - 4, 19);
      return text(`n${index}`, 'name', centre, floor + 22, fitted.text, 'middle', fitted.size);
    }),
  ];
}

/** What a source prints for these scores at just this temperature. */
export function ghostShapes({ model }: DialScene, frame: DialFrame, places: readonly BarPlace[]): readonly Shape[] {
  const row = model.printed
    ? model.three[THREE.findIndex((each) => each.temperature === model.temperature)]
    : undefined;
  const { top, floor } = frame.shares;
  return (row?.printed ?? []).flatMap((share, i) => {
    const { centre, width } = places[i] as BarPlace;
    const y = floor - share * (floor - top);
    const [from, to] = [centre - width / 2 - 9, centre + width / 2 + 9];
    const edge = floor - (model.bars[i]?.share ?? 0) * (floor - top);
    return [
      line(`gc${i}`, 'm-case', from, y, to, y),
      line(`ge${i}`, 'm-floor', centre - width / 2, edge, centre + width / 2, edge),
      line(`g${i}`, 'm-print', from, y, to, y),
    ];
  });
}

function sharesBefore({ held, model }: DialScene): readonly number[] | undefined {
  if (!held) return undefined;
  let before = BEFORE.get(held.values);
  if (!before) {
    const { logits, T } = held.values;
    before = sharesOf(logits, T);
    BEFORE.set(held.values, before);
  }
  return before.length === model.bars.length && !Number.isNaN(before[0]) ? before : undefined;
}

/** The same values throughout a drag: computed once. */
const BEFORE = new WeakMap<object, readonly number[]>();
