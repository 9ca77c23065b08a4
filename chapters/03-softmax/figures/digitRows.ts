/** Ten digits as ten rows: a blue bar for the score, an amber one for the share, the expected cost in figures. */

import { type Scale, scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { fitText, wrapText } from '#draw/textWidth.ts';
import { type Format, formatNumber } from '#spec/format.ts';
import type { DigitFrame, DigitScene } from './digitScene.ts';

/** Room for a digit, and for figures such as −19.9, .0000045 and 10.00. */
const ROOM = { name: 24, logit: 44, share: 66, cost: 52 };

export interface RowFrame {
  readonly from: number;
  readonly lane: number;
  /** Where the shares begin. */
  readonly middle: number;
  readonly thick: number;
  /** Where the last column ends. */
  readonly right: number;
  /** Middle of a row, from the top. */
  readonly row: (digit: number) => number;
  readonly blue: (logits: readonly number[]) => Scale;
  readonly amber: Scale;
}

export function rowFrame({ panel: { x, y, width }, step }: DigitFrame): RowFrame {
  const lane = (width - ROOM.name - ROOM.logit - ROOM.share - ROOM.cost - 8) / 2;
  const from = x + ROOM.name;
  const middle = from + lane + ROOM.logit + 8;
  return {
    ...{ from, lane, middle, thick: step - 12, right: x + width },
    row: (digit) => y + (digit + 0.5) * step,
    blue: (logits) => {
      const known = logits.map((logit) => logit || 0);
      return scale([Math.min(-12, ...known), Math.max(12, ...known)], from, from + lane);
    },
    amber: scale([0, 1], middle, middle + lane),
  };
}

export function rowShapes(scene: DigitScene, frame: DigitFrame, rows: RowFrame): readonly Shape[] {
  const { model, words, lang } = scene;
  const { x, y, width } = frame.panel;
  const { from, lane, middle, thick, row, amber } = rows;
  const blue = rows.blue(model.rows.map(({ logit }) => logit));
  const zero = blue.at(0);
  const bottom = y + 10 * frame.step;
  const head = (key: string, css: string, said: string, at: number, room: number, end = false) => {
    const { text: fitted, size } = fitText(said, room, 14);
    return text(key, css, at, y - 10, fitted, end ? 'end' : 'start', size);
  };
  const figures = (key: string, css: string, at: number, base: number, value: number, format: Format, bold: boolean) =>
    text(key, bold ? `${css} bold` : css, at, base, formatNumber(value, format, lang), 'end');
  return [
    head('z', '', words.columns['logit'] ?? '', from, lane + ROOM.logit),
    head('p', '', words.columns['share'] ?? '', middle, lane + 20),
    head(
      'c',
      model.print ? 'print' : '',
      words.columns[model.print ? 'printed' : 'cost'] ?? '',
      x + width,
      ROOM.cost + 44,
      true,
    ),
    ...model.rows.flatMap(({ digit, logit, share, cost }) => {
      const top = row(digit) - thick / 2;
      const base = row(digit) + 5;
      const end = blue.at(logit || 0);
      const best = digit === model.said;
      const long = amber.at(share || 0) - middle;
      return [
        text(`n${digit}`, best ? 'ink bold' : 'ink', x + 6, base, String(digit), 'start', 16),
        rect(`z${digit}`, 'm-map', Math.min(zero, end), top, Math.abs(end - zero), thick),
        figures(`zv${digit}`, 'map', from + lane + ROOM.logit - 4, base, logit, { as: 'fixed', digits: 1 }, false),
        rect(`p${digit}`, 'm-piece', middle, top, long, thick),
        figures(
          `pv${digit}`,
          'area',
          middle + lane + ROOM.share,
          base,
          share,
          share === 0 ? { as: 'whole' } : { as: 'share' },
          best,
        ),
        ...(model.print
          ? []
          : [figures(`c${digit}`, 'ink', x + width, base, cost, { as: 'fixed', digits: 2 }, digit === model.cheapest)]),
      ];
    }),
    line('zero', 'm-zero', zero, y, zero, bottom),
    line('floor', 'm-floor', middle, y, middle, bottom),
    line('truth', 'm-true', x + 1, row(model.truth) - thick / 2 - 1, x + 1, row(model.truth) + thick / 2 + 1),
  ];
}

/** What is decided, or why nothing is. */
export function verdictShapes({ model, words, width }: DigitScene, { verdict }: DigitFrame): readonly Shape[] {
  const said = model.missing ? words.missing[model.missing] : words.verdict(model);
  return wrapText(said, width, 14).map((part, i) => text(`v${i}`, 'ink', 0, verdict + 20 * i, part));
}
