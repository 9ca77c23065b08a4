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

export function squareShapes({ model, words, lang }: CoinsScene, { x, y, side }: CoinsFrame): readonly Shape[] {
  const place = ([left, low, wide, high]: Cell): Cell => [
    x + left * side,
    y + (1 - low - high) * side,
    wide * side,
    high * side,
  ];
  const cells = cellsOf(model).map(place);
  return [
    ...cells.map((cell, i) => rect(`c${i}`, i === 0 ? 'm-area' : 'm-many', ...cell)),
    ...cells.map((cell, i) => rect(`e${i}`, 'm-area-edge', ...cell)),
    rect('naive-case', 'm-luck-case', ...place([0, 0, model.a, model.b])),
    rect('naive', 'm-luck', ...place([0, 0, model.a, model.b])),
    ...cells.flatMap(([left, top, wide, high], i) => {
      const name = words.cells[i] as string;
      const share = formatNumber(model.joint[i] as number, { as: 'share' }, lang);
      const need = Math.max(textWidth(name, 14), textWidth(share, 14)) + 8;
      const [cx, cy] = [left + wide / 2, top + high / 2];
      const css = i === 0 ? 'on-area' : 'ink';
      if (wide < need || high < 22) return [];
      if (high < 42) return [text(`s${i}`, css, cx, cy + 5, share, 'middle')];
      return [text(`n${i}`, css, cx, cy - 4, name, 'middle'), text(`s${i}`, css, cx, cy + 15, share, 'middle')];
    }),
  ];
}
