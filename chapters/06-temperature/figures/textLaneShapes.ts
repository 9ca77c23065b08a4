/** One lane: how it chooses, what it has written, and four numbers about it. */

import type { Shape } from '#draw/paint.ts';
import { at, line, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth, wrapText } from '#draw/textWidth.ts';
import type { Written } from '#nets/threeWays.ts';
import { formatNumber } from '#spec/format.ts';
import { type SetLine, type SetPiece, type Window, windowOf } from './textLines.ts';
import { rareShare } from './textReadouts.model.ts';
import { FIRST, type LaneFrame, LEADING, METER, metersOf, type TextScene } from './textScene.ts';

export function windowIn({ model }: TextScene, lane: number, frame: LaneFrame): Window {
  const looked = lane === model.lane ? model.at : -1;
  const { pieces } = model.lanes[lane] as Written;
  return windowOf(model.prefix, pieces, frame.width - 6, frame.lines, looked);
}

export function laneShapes(scene: TextScene, lane: number, frame: LaneFrame, shown: Window): readonly Shape[] {
  const { model, words, lang, narrow } = scene;
  const own = model.lanes[lane] as Written;
  const number = (x: number) => formatNumber(x, { as: 'value', digits: narrow ? 0 : 1 }, lang);
  const head = fitText(words.lanes(number(model.T), number(model.p))[lane] as string, frame.width / 1.15, 14);
  const key = `l${lane}`;
  return [
    text(`${key}-head`, lane === model.lane ? 'ink bold' : 'ink', frame.x, frame.head, head.text, 'start', head.size),
    ...(own.pieces.length === 0 ? waitingShapes(scene, key, frame) : []),
    ...shown.lines.flatMap((each, row) =>
      lineShapes(key, own, frame.x, frame.head + FIRST + row * LEADING, row, each, shown),
    ),
    ...meterShapes(scene, key, own, frame),
  ];
}

function waitingShapes({ words }: TextScene, key: string, { x, width, head }: LaneFrame): readonly Shape[] {
  return wrapText(words.waiting, width, 14).map((said, i) =>
    text(`${key}-wait${i}`, '', x, head + FIRST + LEADING + 20 * i, said),
  );
}

/** Behind repeated pieces a grey ground, under rare ones a line. */
function lineShapes(key: string, lane: Written, x: number, y: number, row: number, set: SetLine, shown: Window) {
  const { size } = shown;
  const marks = set.flatMap((piece): readonly Shape[] => {
    const from = x + piece.x;
    const id = `${key}-${row}-${at(piece.x)}`;
    return [
      ...(lane.again.includes(piece.index)
        ? [rect(`${id}r`, 'm-again', from, y - size * 0.92, piece.width, size * 1.24)]
        : []),
      ...(lane.rare.includes(piece.index)
        ? [line(`${id}u`, 'm-rare', from + indent(piece, size), y + 5, from + piece.width, y + 5)]
        : []),
    ];
  });
  return [...marks, ...runShapes(key, x, y, row, set, shown)];
}

const indent = ({ text: said }: SetPiece, size: number) => (said.startsWith(' ') ? size * 0.25 : 0);

/** What was given, then what was written, each as one text of the width it was laid out with. */
function runShapes(key: string, x: number, y: number, row: number, set: SetLine, shown: Window): readonly Shape[] {
  const { size, lines, cut } = shown;
  return [true, false].flatMap((given) => {
    const pieces = set.filter(({ index }) => index < 0 === given);
    const [first] = pieces;
    const last = pieces.at(-1);
    if (!first || !last) return [];
    const said = pieces.map((piece) => piece.text).join('');
    const from = x + first.x + (said.startsWith(' ') ? indent(first, size) : 0);
    const end = x + last.x + last.width;
    const whole = cut && row === lines.length - 1 ? `${said.trim()}…` : said.trim();
    const shape = text(
      `${key}-${row}${given ? 'g' : 'w'}`,
      given ? 'name' : 'name bold',
      from,
      y,
      whole,
      'start',
      size,
    );
    return [
      { ...shape, attributes: { ...shape.attributes, textLength: at(end - from), lengthAdjust: 'spacingAndGlyphs' } },
    ];
  });
}

function meterShapes({ words, lang }: TextScene, key: string, lane: Written, frame: LaneFrame) {
  const nats = formatNumber(lane.surprise, { as: 'fixed', digits: 2 }, lang);
  const values: readonly (readonly [string, string])[] = [
    [formatNumber(lane.fours, { as: 'percent' }, lang), 'ink'],
    [nats, 'ink'],
    [formatNumber(rareShare(lane), { as: 'percent' }, lang), 'ink'],
    [formatNumber(lane.effective, { as: 'ratio' }, lang), 'area'],
  ];
  const column = frame.width / frame.across;
  return values.flatMap(([value, css], i) => {
    const x = frame.x + (i % frame.across) * column;
    const right = x + column - (frame.across > 1 ? 14 : 0);
    const y = metersOf(frame) + Math.floor(i / frame.across) * METER;
    const label = fitText(words.meters[i] as string, right - x - textWidth(value, 14) - 8, 14);
    return [
      text(`${key}-m${i}`, '', x, y, label.text, 'start', label.size),
      text(`${key}-v${i}`, css, right, y, value, 'end'),
    ];
  });
}
