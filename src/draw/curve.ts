/** A curve with the area under it, and a piece of that area cut out between two edges. */

import { at } from './shapes.ts';

export type Height = (x: number) => number;

/** From the plane of the curve to the picture. */
export interface CurveScale {
  readonly x: (value: number) => number;
  readonly y: (height: number) => number;
}

/**
 * Places from one end to the other at which a curve is drawn: both ends, and those in between that are given.
 *
 * @param knots rising
 */
export function placesBetween(from: number, to: number, knots: readonly number[]): readonly number[] {
  return [from, ...knots.filter((x) => x > from && x < to), to];
}

/** The line of a curve through these places. */
export function curvePath(places: readonly number[], height: Height, { x, y }: CurveScale): string {
  return places.map((place, i) => `${i ? 'L' : 'M'}${at(x(place))},${at(y(height(place)))}`).join('');
}

/** The same, closed along the base line: an area. Empty if it has no width. */
export function areaPath(places: readonly number[], height: Height, scale: CurveScale): string {
  const [first, last] = [places[0] as number, places.at(-1) as number];
  if (!(last > first)) return '';
  const base = at(scale.y(0));
  return `${curvePath(places, height, scale)}V${base}H${at(scale.x(first))}Z`;
}
