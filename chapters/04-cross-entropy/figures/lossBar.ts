/** A loss as a bar from the left; what is too large for the room goes on beyond a torn edge. */

import type { Shape } from '#draw/paint.ts';
import { at, line, path, rect } from '#draw/shapes.ts';

export function lossBar(
  key: string,
  x: number,
  y: number,
  width: number,
  height: number,
  part: number,
): readonly Shape[] {
  if (Number.isNaN(part)) return [line(`${key}-line`, 'm-zero', x, y, x, y + height)];
  const off = part > 1;
  const long = Math.min(1, part) * width;
  const end = x + long;
  return [
    rect(`${key}-bar`, 'm-loss-bar', x, y, long, height),
    ...(off
      ? [
          path(`${key}-paper`, 'm-torn-paper', torn(end, y, height)),
          path(`${key}-torn`, 'm-torn', torn(end, y, height)),
        ]
      : []),
    line(`${key}-line`, 'm-zero', x, y - 2, x, y + height + 2),
  ];
}

/** Jagged, from above the bar to below it. */
export const torn = (x: number, y: number, height: number): string => {
  const step = at(height / 4 + 1.5);
  return `M${at(x - 4)},${at(y - 3)}l-5,${step}l10,${step}l-10,${step}l5,${step}`;
};
