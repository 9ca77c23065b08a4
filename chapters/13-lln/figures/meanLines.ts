/**
 * Running means as lines, column by column. What a column shows never changes once it is full, so its piece of the line
 * is written once for each size of the picture; a drag along n joins pieces.
 */

import type { Scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, path } from '#draw/shapes.ts';
import { fullColumns, LAST_OF } from './meanColumns.model.ts';
import { columnAt, type Path } from './meanPaths.model.ts';
import type { MeanFrame, MeanScene } from './meanScene.ts';

interface Written {
  size: string;
  readonly pieces: string[];
  /** Where the line ends so far; undefined where it has left the picture. */
  end: number | undefined;
}

const WRITTEN = new WeakMap<Path, Written>();

export function lineShapes({ model }: MeanScene, frame: MeanFrame): readonly Shape[] {
  const full = fullColumns(model.steps);
  return model.paths
    .map((each, i) => {
      const d = upTo(each, full, model.range, frame) + lastStep(each, full, model, i, frame);
      return path(`p${i}`, i === 0 ? 'm-luck' : 'm-leader', d);
    })
    .reverse();
}

function upTo(each: Path, full: number, range: readonly [number, number], frame: MeanFrame): string {
  const size = [frame.left, frame.right, frame.top, frame.floor, ...range].join();
  let written = WRITTEN.get(each);
  if (written?.size !== size) {
    written = { size, pieces: [], end: undefined };
    WRITTEN.set(each, written);
  }
  while (written.pieces.length < full) written.pieces.push(nextPiece(each, written, range, frame));
  return written.pieces.slice(0, full).join('');
}

/** From the nearer end of the column's range to the other; nothing where all of it is out of the picture. */
function nextPiece(each: Path, written: Written, [least, most]: readonly [number, number], frame: MeanFrame): string {
  const column = written.pieces.length;
  const [low, high] = columnAt(each, column);
  if (low > most || high < least) {
    written.end = undefined;
    return '';
  }
  const x = at(frame.across.at(LAST_OF[column] as number));
  const ends = [frame.up.at(Math.max(low, least)), frame.up.at(Math.min(high, most))] as const;
  const { end } = written;
  const nearer = end === undefined || Math.abs(ends[0] - end) < Math.abs(ends[1] - end) ? 0 : 1;
  const [from, to] = [ends[nearer], ends[1 - nearer] as number];
  written.end = to;
  const begin = `${end === undefined ? 'M' : 'L'}${x},${at(from)}`;
  return from === to ? begin : `${begin}V${at(to)}`;
}

function lastStep(each: Path, full: number, model: MeanScene['model'], i: number, frame: MeanFrame): string {
  const now = model.means[i] as number;
  const written = WRITTEN.get(each);
  if (now < model.range[0] || now > model.range[1]) return '';
  const begun = full > 0 && written?.pieces[full - 1] !== '';
  return `${begun ? 'L' : 'M'}${at(frame.across.at(model.steps))},${at(frame.up.at(now))}`;
}

/** Where a mean is drawn; at the border if it is out of the picture. */
export const levelOf = (up: Scale, [least, most]: readonly [number, number], x: number): number =>
  up.at(Math.min(most, Math.max(least, x)));
