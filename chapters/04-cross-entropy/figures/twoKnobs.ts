/** Two cuts of a strip with a knob each, below it; knobs that would lie on one another stand aside. */

import type { Shape } from '#draw/paint.ts';
import { at, path } from '#draw/shapes.ts';

/** Knobs are this far apart, at least. */
const APART = 26;
export const BELOW = 25;

/** Where the knobs stand; the strip ends at `right`. */
export function knobPlaces(first: number, second: number, right: number): readonly [number, number] {
  const a = Math.min(first, right - APART);
  return [a, Math.max(second, a + APART)];
}

/** From the foot of a cut to its knob. */
export function stem(key: string, css: string, x: number, bottom: number, knob: number): Shape {
  return path(key, css, `M${at(x)},${bottom}V${bottom + 5}L${at(knob)},${bottom + BELOW - 9}`);
}
