/** A matrix as a stretch and then a turn, and the film from doing nothing to doing all of it. */

import { compose, determinant, type Matrix2 } from './matrix2.ts';

export interface Polar2 {
  /** The turn R, in radians, above −π and at most π. */
  readonly angle: number;
  /** The stretch S, symmetric: along two directions at right angles. One factor is negative if the plane is turned over. */
  readonly stretch: Matrix2;
}

export const rotation = (angle: number): Matrix2 => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, -sin, sin, cos];
};

/**
 * Take a matrix apart: M = R · S, first the stretch, then the turn.
 *
 * R is the turn nearest to M: tan θ = (c − b) / (a + d). If both are 0, as for a mirror, no turn is nearer than
 * another, and none is made.
 *
 * @example polar([0, -1, 1, 0]); // { angle: π / 2, stretch: [1, 0, 0, 1] }
 */
export function polar(matrix: Matrix2): Polar2 {
  const [a, b, c, d] = matrix;
  const angle = Math.atan2(c - b + 0, a + d + 0);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const off = (cos * (b + c) + sin * (d - a)) / 2;
  return { angle, stretch: [cos * a + sin * c, off, off, cos * d - sin * b] };
}

/**
 * How far the film has come: a fraction of the turn, and as much of the stretch.
 *
 * M(t) = R(tθ) · ((1 − t)I + tS). Going entry by entry instead would press a half turn through a point.
 *
 * @param t from 0, nothing done, to 1, which gives `matrix` itself
 */
export function along(matrix: Matrix2, t: number): Matrix2 {
  if (t >= 1) return matrix;
  const { angle, stretch } = polar(matrix);
  const [a, b, c, d] = stretch;
  return compose(rotation(t * angle), [1 - t + t * a, t * b, t * c, 1 - t + t * d]);
}

/**
 * When the film passes through a line: no way from one side of the paper to the other leaves that out.
 *
 * (1 − t) + tλ = 0 for the negative factor λ of the stretch.
 *
 * @returns t, above 0 and below 1; undefined for a matrix that does not turn the plane over
 */
export function crossing(matrix: Matrix2): number | undefined {
  if (!(determinant(matrix) < 0)) return undefined;
  const [p, q, , s] = polar(matrix).stretch;
  const least = (p + s) / 2 - Math.hypot((p - s) / 2, q);
  return 1 / (1 - least);
}
