/** Lamps: statements that hold or do not. A green square with a tick, or an empty one with a cross: never colour alone. */

import type { Shape } from './paint.ts';
import { at, path, rect, text } from './shapes.ts';
import { fitText, textWidth } from './textWidth.ts';

export interface Lamp {
  readonly key: string;
  readonly on: boolean;
  readonly words: string;
}

const SIDE = 15;
const BESIDE = 7;
const BETWEEN = 18;

export interface LampPlace {
  readonly x: number;
  readonly line: number;
  readonly text: string;
  readonly size: number;
}

/** Lamps in one row, if need be with smaller words; else in two columns, or one. */
export function lampPlaces(lamps: readonly Lamp[], width: number): readonly LampPlace[] {
  for (const size of [14, 13, 12]) {
    let x = 0;
    const places = lamps.map(({ words }) => {
      const place = { x, line: 0, text: words, size };
      x += SIDE + BESIDE + textWidth(words, size) + BETWEEN;
      return place;
    });
    if (x - BETWEEN <= width) return places;
  }
  const column = (i: number) => width * (i % 2 ? 0.54 : 0.46) - SIDE - BESIDE - 6;
  if (lamps.some(({ words }, i) => textWidth(words, 12) > column(i)))
    return lamps.map(({ words }, line) => ({ x: 0, line, ...fitText(words, width - SIDE - BESIDE, 14) }));
  return lamps.map(({ words }, i) => ({
    x: i % 2 ? width * 0.46 : 0,
    line: Math.floor(i / 2),
    ...fitText(words, column(i), 14),
  }));
}

/** @param y base line of the first line of words; the next ones are `step` below */
export function lampShapes(
  lamps: readonly Lamp[],
  x: number,
  y: number,
  width: number,
  step: number,
): readonly Shape[] {
  const places = lampPlaces(lamps, width);
  return lamps.flatMap(({ key, on }, i) => {
    const place = places[i] as LampPlace;
    const left = at(x + place.x);
    const base = y + place.line * step;
    const top = base - 12;
    return [
      rect(`${key}-box`, on ? 'm-lamp-on' : 'm-lamp-off', left + 0.75, top + 0.75, SIDE - 1.5, SIDE - 1.5),
      path(
        `${key}-sign`,
        on ? 'm-tick-sign' : 'm-cross-sign',
        on ? `M${at(left + 3.5)},${top + 8}l3,3l5.5,-6.5` : `M${at(left + 4.5)},${top + 4.5}l6,6m0,-6l-6,6`,
      ),
      text(
        `${key}-words`,
        on ? 'true' : '',
        left + SIDE + BESIDE,
        base,
        place.text,
        'start',
        place.size === 14 ? undefined : place.size,
      ),
    ];
  });
}
