/** What trials come from: pins with balls between them, or the dice of the last throw. */

import { dieFaceShapes } from '#draw/dieFace.ts';
import type { Shape } from '#draw/paint.ts';
import { at, path } from '#draw/shapes.ts';
import type { GaltonFrame, GaltonScene } from './galtonScene.ts';
import { facesOf, rightAfter } from './galtonTrials.model.ts';

const BALL = 3.4;

export function boardShapes(scene: GaltonScene, frame: GaltonFrame): readonly Shape[] {
  return scene.model.kind === 'coins' ? pinShapes(scene, frame) : diceShapes(scene, frame);
}

const circle = (x: number, y: number, r: number) =>
  `M${at(x - r)},${at(y)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

/**
 * Row r has r + 1 pins. A ball that has turned right k times in r rows hangs over pin k of that row.
 *
 * The next trials are still on their way, each a row behind the one before it.
 */
function pinShapes({ model }: GaltonScene, { board, centre, column }: GaltonFrame): readonly Shape[] {
  const { n, last, ahead } = model;
  const drop = (board.floor - board.top) / (n + 1);
  const x = (row: number, right: number) => centre(n / 2) + (right - row / 2) * column;
  const y = (row: number) => board.top + (row + 0.5) * drop;
  const r = Math.min(2.2, column / 6);
  let pins = '';
  for (let row = 0; row < n; row++) for (let k = 0; k <= row; k++) pins += circle(x(row, k), y(row) + drop * 0.3, r);
  const size = Math.min(BALL, column / 3.4, drop / 2.6);
  const falling = ahead
    .slice(0, n)
    .map((trial, i) => ({ row: n - 1 - i, trial }))
    .map(({ row, trial }) => circle(x(row, rightAfter(trial, n, row)), y(row) - drop * 0.12, size));
  const way = last
    ? Array.from(
        { length: n + 1 },
        (_, row) => `${row ? 'L' : 'M'}${at(x(row, rightAfter(last, n, row)))},${at(y(row) - drop * 0.12)}`,
      )
    : [];
  return [
    path('way', 'm-way', `${way.join('')}${last ? `V${at(board.floor)}` : ''}`),
    path('pins', 'm-thrown-out', pins),
    path('balls', 'm-full thin', falling.join('')),
  ];
}

/** The last throw, in one row, or two where it is narrow. */
function diceShapes({ model, width }: GaltonScene, { board }: GaltonFrame): readonly Shape[] {
  const { last, n } = model;
  if (!last) return [];
  const rows = n > 10 ? 2 : 1;
  const perRow = Math.ceil(n / rows);
  const side = Math.min(34, (width - 2) / perRow - 6, (board.floor - board.top) / rows - 10);
  const middle = (board.top + board.floor) / 2;
  return facesOf(last, n).flatMap((face, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? n - perRow * row : perRow;
    const x = width / 2 + ((i % perRow) - (inRow - 1) / 2) * (side + 6);
    const y = middle + (row - (rows - 1) / 2) * (side + 8);
    return dieFaceShapes(`die${i}`, String(face), x, y, side);
  });
}
