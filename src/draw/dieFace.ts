/** The face of a die as the name of a bar: a square with one to six pips. */

import type { Shape } from './paint.ts';
import { at, path } from './shapes.ts';

/** Pips on a grid of three by three: column and row, −1 to 1. */
const PIPS: { readonly [face: string]: readonly (readonly [column: number, row: number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export const isFace = (name: string): boolean => Object.hasOwn(PIPS, name);

/**
 * @param name '1' to '6'; nothing is drawn for any other
 * @param x y middle of the face
 */
export function dieFaceShapes(
  key: string,
  name: string,
  x: number,
  y: number,
  side: number,
  hot = false,
): readonly Shape[] {
  const pips = PIPS[name];
  if (!pips) return [];
  const half = side / 2;
  const r = at(side * 0.085);
  const dots = pips.map(([column, row]) => {
    const [cx, cy] = [at(x + column * side * 0.27), at(y + row * side * 0.27)];
    return `M${at(cx - r)},${cy}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
  });
  const c = at(side * 0.16);
  const straight = at(side - 2 * c);
  const outline = `M${at(x - half + c)},${at(y - half)}h${straight}q${c},0 ${c},${c}v${straight}q0,${c} ${-c},${c}h${-straight}q${-c},0 ${-c},${-c}v${-straight}q0,${-c} ${c},${-c}Z`;
  return [
    path(`${key}d`, hot ? 'm-die hot' : 'm-die', outline),
    path(`${key}p`, hot ? 'm-pips hot' : 'm-pips', dots.join('')),
  ];
}
