/** The square of area 1, cut first by one coin and then, in each part, by the other: the same four areas either way. */

import type { Shape } from '#draw/paint.ts';
import { rect, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { CoinsModel } from './coinsModel.model.ts';
import type { CoinsFrame, CoinsScene } from './coinsScene.ts';

type Cell = readonly [x: number, y: number, width: number, height: number];

/** In a square of side 1 with its corner at the lower left: both, A alone, B alone, neither. */
export function cellsOf({ order, a, b, bGivenA, aGivenB, bWithoutA, aWithoutB }: CoinsModel): readonly Cell[] {
  if (order === 'ab')
    return [
      [0, 0, a, bGivenA],
      [0, bGivenA, a, 1 - bGivenA],
      [a, 0, 1 - a, bWithoutA],
      [a, bWithoutA, 1 - a, 1 - bWithoutA],
    ];
  return [
    [0, 0, aGivenB, b],
    [0, b, aWithoutB, 1 - b],
    [aGivenB, 0, 1 - aGivenB, b],
    [aWithoutB, b, 1 - aWithoutB, 1 - b],
  ];
}

/** Room that the knob on an edge takes from what is written beside it. */
const KNOB = 16;
const NOWHERE: Cell = [0, 0, 0, 0];

/** The parts of a cell that the outline of the naive product leaves free of its line, the one outside it first. */
function partsOf([left, top, wide]: Cell, cell: Cell): readonly Cell[] {
  const [x, y, width, height] = cell;
  const [before, above] = [left + wide - x, top - y];
  if (before > 1 && above > 1 && above < height - 1)
    return [
      [x, y, width, above],
      [x, top, width, height - above],
    ];
  if (above < height - 1 && before > 1 && before < width - 1)
    return [
      [x + before, y, width - before, height],
      [x, y, before, height],
    ];
  return [cell];
}

export function squareShapes({ model, words, lang }: CoinsScene, { x, y, side }: CoinsFrame): readonly Shape[] {
  const place = ([left, low, wide, high]: Cell): Cell => [
    x + left * side,
    y + (1 - low - high) * side,
    wide * side,
    high * side,
  ];
  const cells = cellsOf(model).map(place);
  const outline = place([0, 0, model.a, model.b]);
  return [
    ...cells.map((cell, i) => rect(`c${i}`, i === 0 ? 'm-area' : 'm-many', ...cell)),
    ...cells.map((cell, i) => rect(`e${i}`, 'm-area-edge', ...cell)),
    rect('naive-case', 'm-luck-case', ...outline),
    rect('naive', 'm-luck', ...outline),
    ...cells.flatMap((cell, i) => {
      const name = words.cells[i] as string;
      const share = formatNumber(model.joint[i] as number, { as: 'share' }, lang);
      const css = i === 0 ? 'on-area' : 'ink';
      const room = (need: number, high: number) =>
        partsOf(outline, cell).find((part) => part[2] >= need + 8 && part[3] >= high + KNOB);
      const both = room(Math.max(textWidth(name, 14), textWidth(share, 14)), 42);
      const [x0, y0, across, down] = both ?? room(textWidth(share, 14), 22) ?? NOWHERE;
      const [cx, cy] = [x0 + across / 2, y0 + down / 2];
      if (across === 0) return [];
      if (!both) return [text(`s${i}`, css, cx, cy + 5, share, 'middle')];
      return [text(`n${i}`, css, cx, cy - 4, name, 'middle'), text(`s${i}`, css, cx, cy + 15, share, 'middle')];
    }),
  ];
}
