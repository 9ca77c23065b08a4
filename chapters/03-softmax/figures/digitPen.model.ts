/** What a pen does to a drawing: it begins a stroke, and goes on with it. */

import type { DigitValues } from './digitParams.model.ts';
import { CELLS, LONGEST, readCells, writePoint } from './digitStrokes.model.ts';

export type PenPatch = Pick<DigitValues, 'strokes' | 'x' | 'y'>;
type Drawing = Pick<DigitValues, 'strokes'>;

/** The pen at the end of a drawing. */
export function penAfter(strokes: string): PenPatch {
  const [column, row] = readCells(strokes).at(-1)?.at(-1) ?? [CELLS / 2, CELLS / 2];
  return { strokes, x: column, y: CELLS - 1 - row };
}

/** A stroke begins in a cell. */
export function begun(drawing: Drawing, column: number, row: number): PenPatch {
  const { strokes } = drawing;
  return written(strokes, `${strokes ? '.' : ''}${writePoint(column, row)}`);
}

/** The last stroke goes on to a cell; what is not so many cells away is no news. */
export function drawnTo(drawing: Drawing, column: number, row: number, far = 2): PenPatch {
  const { strokes } = drawing;
  const { x, y } = penAfter(strokes);
  const news = Math.max(Math.abs(column - x), Math.abs(row - (CELLS - 1 - y))) >= far;
  return written(strokes, news ? writePoint(column, row) : '');
}

/** Whether there is no room for another stroke. */
export const isFull = (strokes: string): boolean => strokes.length + '.00'.length > LONGEST;

/** A pad that is full takes nothing more: half a point would be another one. */
const written = (strokes: string, more: string): PenPatch =>
  penAfter(strokes.length + more.length > LONGEST ? strokes : strokes + more);

/** Without the last stroke. */
export const undone = ({ strokes }: Drawing): PenPatch =>
  penAfter(strokes.slice(0, Math.max(0, strokes.lastIndexOf('.'))));
