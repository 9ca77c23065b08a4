/** A text as its tokens in a row, as large as there is room for, and where each of them stands. */

import type { Shape } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';

export interface TokenPlace {
  readonly from: number;
  readonly to: number;
}

export interface TokenLine {
  readonly size: number;
  readonly places: readonly TokenPlace[];
}

const LARGE = 22;
const SMALL = 12;

/** Room is kept for bold letters, which are the wider ones. */
export function tokenLine(tokens: readonly string[], width: number): TokenLine {
  const gap = (size: number) => size * 0.4;
  const wide = (size: number) => tokens.reduce((sum, token) => sum + 1.06 * textWidth(token, size) + gap(size), 0);
  let size = LARGE;
  while (size > SMALL && wide(size) > width) size -= 0.5;
  // What still does not fit moves closer together: nothing is left out.
  const squeeze = Math.min(1, width / Math.max(1, wide(size)));
  let x = 0;
  const places = tokens.map((token) => {
    const from = x;
    const to = from + 1.06 * textWidth(token, size) * squeeze;
    x = to + gap(size) * squeeze;
    return { from, to };
  });
  return { size, places };
}

export function tokenShapes(
  { size, places }: TokenLine,
  tokens: readonly string[],
  x: number,
  y: number,
  css: (index: number) => string,
): readonly Shape[] {
  return tokens.map((token, i) => {
    const { from, to } = places[i] as TokenPlace;
    return text(`t${i}`, `name${css(i)}`, x + (from + to) / 2, y, token, 'middle', size);
  });
}
