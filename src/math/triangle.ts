/** The triangle of all ways to share among three, and where shares lie in it. */

export type Triple = readonly [first: number, second: number, third: number];
/** In a triangle of side 1, y upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const HEIGHT = Math.sqrt(3) / 2;

/** Who has everything stands in a corner: the first at the top, the second at the left, the third at the right. */
export const CORNERS: readonly [Point, Point, Point] = [
  { x: 0.5, y: HEIGHT },
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];

/**
 * The point where shares balance: the corners, weighted by them.
 *
 * @param shares from 0 to 1, adding up to 1
 * @example pointOf([0, 0.5, 0.5]); // { x: 0.5, y: 0 }
 */
export const pointOf = ([top, , right]: Triple): Point => ({ x: top / 2 + right, y: top * HEIGHT });

/**
 * The shares of a point: the inverse of {@link pointOf}.
 *
 * @param point outside the triangle it loses its negative shares
 * @returns from 0 to 1, adding up to 1
 * @example sharesAt({ x: 0.5, y: 0 }); // [0, 0.5, 0.5]
 */
export function sharesAt({ x, y }: Point): Triple {
  const top = y / HEIGHT;
  const right = x - top / 2;
  const inside: Triple = [Math.max(0, top), Math.max(0, 1 - top - right), Math.max(0, right)];
  const total = inside[0] + inside[1] + inside[2];
  return [inside[0] / total, inside[1] / total, inside[2] / total];
}

/**
 * How far shares are from a corner, in sides of the triangle.
 *
 * @param shares from 0 to 1, adding up to 1
 * @param corner 0, 1 or 2
 * @returns from 0, in the corner, to 1
 * @example cornerDistance([0, 1, 0], 0); // 1
 */
export function cornerDistance(shares: Triple, corner: number): number {
  let squares = 0;
  for (let i = 0; i < 3; i++) squares += ((shares[i] as number) - Number(i === corner)) ** 2;
  return Math.sqrt(squares / 2);
}
