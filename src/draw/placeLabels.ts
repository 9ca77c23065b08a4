/** Words beside the things they name, each on the first free side: none lies on another, or on a knob. */

import type { Point } from './arrow.ts';
import type { Shape } from './paint.ts';
import { text } from './shapes.ts';
import { textWidth } from './textWidth.ts';
import type { Box } from './window.ts';

export interface Label {
  readonly key: string;
  readonly css: string;
  readonly text: string;
  /** What it belongs to, in units of the picture. */
  readonly at: Point;
  /** The side it would like best, as an arrow from there; y downwards. */
  readonly side: Point;
  /** How far from `at` the nearest edge of the words stays. */
  readonly gap: number;
  readonly size?: number;
}

/** Turns away from the side one would like, in eighths of a circle. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4];

/**
 * @param room where words may stand
 * @param taken what they must keep clear of
 * @returns text shapes; a label without any free side is left out, so what it says should stand elsewhere too
 */
export function placeLabels(labels: readonly Label[], room: Box, taken: readonly Box[] = []): readonly Shape[] {
  const occupied = [...taken];
  return labels.flatMap((label) => {
    const box = sides(label).find((side) => within(side, room) && !occupied.some((other) => meet(side, other)));
    if (!box) return [];
    occupied.push(box);
    const middle = box.x + box.width / 2;
    return [text(label.key, `${label.css} halo`, middle, box.y + box.height - 4, label.text, 'middle', label.size)];
  });
}

/** The room around a point that a label should not take. */
export const around = ([x, y]: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** The room that a line of text takes which stands elsewhere anyway. */
export function roomOf(words: string, [x, y]: Point, anchor: 'start' | 'end', size = 14): Box {
  const width = textWidth(words, size);
  return { x: anchor === 'start' ? x : x - width, y: y - size, width, height: size + 5 };
}

function sides({ text: words, at, side, gap, size = 14 }: Label): readonly Box[] {
  const [width, height] = [textWidth(words, size) + 4, size + 4];
  const wanted = Math.atan2(side[1], side[0]);
  return [1, 1.6, 2.4].flatMap((far) =>
    TURNS.map((turn) => {
      const angle = wanted + (turn * Math.PI) / 4;
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
      const reach = gap * far + (Math.abs(ux) * width + Math.abs(uy) * height) / 2;
      return { x: at[0] + ux * reach - width / 2, y: at[1] + uy * reach - height / 2, width, height };
    }),
  );
}

const within = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
