/** Under the wells: how many sit in each, against what Boltzmann expects and how far chance may stray from it. */

import type { Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth, wrapText } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { WellPlace } from './wellsLand.ts';
import type { WellsFrame, WellsScene } from './wellsScene.ts';

export function occupancyShapes(
  { model, words, lang }: WellsScene,
  frame: WellsFrame,
  places: readonly WellPlace[],
): readonly Shape[] {
  const { top, floor } = frame.shares;
  const right = frame.x + frame.width;
  const y = (share: number) => floor - share * (floor - top);
  return [
    line('one', 'm-grid', frame.x, top, right, top),
    text('one-text', '', frame.x - 8, top + 5, '1', 'end'),
    text('none-text', '', frame.x - 8, floor + 5, '0', 'end'),
    ...model.wells.flatMap((well, i) => {
      const { centre, column } = places[i] as WellPlace;
      const half = Math.min(26, column * 0.22);
      const [low, high] = [Math.max(0, well.expected - well.band), Math.min(1, well.expected + well.band)];
      const said = formatNumber(well.observed, { as: 'share' }, lang);
      return [
        rect(`o${i}`, 'm-piece', centre - half, y(well.observed), 2 * half, floor - y(well.observed)),
        rect(`b${i}`, 'm-band', centre - half - 7, y(high), 2 * half + 14, y(low) - y(high)),
        line(`x${i}`, 'm-true', centre - half - 7, y(well.expected), centre + half + 7, y(well.expected)),
        text(
          `s${i}`,
          'area halo',
          centre,
          Math.min(y(high), y(well.observed)) - 7,
          textWidth(said, 12) > column - 4 ? '' : said,
          'middle',
          textWidth(said, 14) > column - 4 ? 12 : undefined,
        ),
      ];
    }),
    line('floor', 'm-floor', frame.x, floor, right, floor),
    ...model.wells.map((well, i) => {
      const { centre, column } = places[i] as WellPlace;
      const fitted = fitText(formatNumber(well.count, { as: 'whole' }, lang), column - 4, 14);
      return text(`c${i}`, '', centre, floor + 19, fitted.text, 'middle', fitted.size);
    }),
    ...wrapText(words.expected, frame.width, 14).map((each, i) =>
      text(`key${i}`, 'true', frame.x, floor + 40 + 18 * i, each),
    ),
  ];
}
