/** A grid of numbers as a picture: each cell as strong as its number, in one path for each strength and sign. */

import type { Shape } from '#draw/paint.ts';
import { path } from '#draw/shapes.ts';

/** Strengths that can be told apart; few, so that a picture is few marks. */
const LEVELS = 8;

/** Whole levels from −8 to 8, the largest number having the strongest. */
export function levelsOf(values: ArrayLike<number>, most: number): Int8Array {
  return Int8Array.from(values, (value) => Math.round((LEVELS * value) / (most || 1)));
}

/** @param css what the cells above zero are, and those below it */
export function cellShapes(
  key: string,
  css: readonly [above: string, below?: string],
  levels: Int8Array,
  [x, y, size]: readonly [x: number, y: number, size: number],
): readonly Shape[] {
  const side = Math.sqrt(levels.length);
  const place = `translate(${x},${y}) scale(${Math.round((1e4 * size) / side) / 1e4})`;
  return css.flatMap((name, below) =>
    runs(levels, side, below ? -1 : 1).map((d, i) =>
      path(`${key}${below}-${i}`, `m-cells ${name}`, d, { transform: place, 'fill-opacity': (i + 1) / LEVELS }),
    ),
  );
}

/** For each level of one sign, its cells: neighbours in a row are one rectangle. */
function runs(levels: Int8Array, side: number, sign: 1 | -1): readonly string[] {
  const paths = Array.from({ length: LEVELS }, () => '');
  for (let from = 0; from < levels.length; ) {
    const level = (levels[from] as number) * sign;
    const row = Math.floor(from / side);
    let to = from + 1;
    while (to < (row + 1) * side && levels[to] === levels[from]) to++;
    if (level > 0) paths[Math.min(LEVELS, level) - 1] += `M${from - row * side},${row}h${to - from}v1h${from - to}z`;
    from = to;
  }
  return paths;
}
