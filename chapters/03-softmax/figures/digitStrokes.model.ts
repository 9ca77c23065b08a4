/** Drawings as text: two signs a point, a dot between strokes, so that a link can carry what a reader has drawn. */

import type { Stroke } from '#nets/strokes.ts';

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
/** Points lie in the cells of a grid, so many on each side. */
export const CELLS = SIGNS.length;
/** Characters a drawing may have. */
export const LONGEST = 640;

const sign = (cell: number) => SIGNS[Math.min(CELLS - 1, Math.max(0, cell))] as string;

/** One point, by its column and its row from the top; what lies outside is moved to the rim. */
export const writePoint = (column: number, row: number): string => sign(column) + sign(row);

/** Strokes as columns and rows. Signs without a partner are passed over. */
export function readCells(text: string): readonly (readonly (readonly [column: number, row: number])[])[] {
  return text
    .split('.')
    .map((stroke) =>
      (stroke.match(/../g) ?? []).map((pair) => [...pair].map((s) => SIGNS.indexOf(s)) as [number, number]),
    )
    .filter((stroke) => stroke.length > 0);
}

/** Strokes as the pen drew them, from 0 to 1 across the pad. */
export const readStrokes = (text: string): readonly Stroke[] =>
  readCells(text).map((stroke) => stroke.map(([column, row]) => [(column + 0.5) / CELLS, (row + 0.5) / CELLS]));
