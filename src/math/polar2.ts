/** A matrix as a stretch and then a turn, and the film from doing nothing to doing all of it. */

import { compose, determinant, IDENTITY, type Matrix2 } from './matrix2.ts';

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
 * On the way from one matrix to another: as large a part of the turn between them, the shorter way round, as of the
 * change in stretch.
 *
 * M(t) = R(θ₀ + t(θ₁ − θ₀)) · ((1 − t)S₀ + tS₁). If neither turns the plane over, nothing on the way does or flattens
 * it; going entry by entry instead would press a half turn through a point.
 *
 * @param t from 0, which gives `from` itself, to 1, which gives `to`
 * @example between(IDENTITY, [-1, 0, 0, -1], 0.5); // a quarter turn
 */
export function between(from: Matrix2, to: Matrix2, t: number): Matrix2 {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const [p, q] = [polar(from), polar(to)];
  const turn = q.angle - p.angle;
  const shorter = turn > Math.PI ? turn - 2 * Math.PI : turn <= -Math.PI ? turn + 2 * Math.PI : turn;
  const stretch = p.stretch.map((x, i) => (1 - t) * x + t * (q.stretch[i] as number)) as unknown as Matrix2;
  return compose(rotation(p.angle + t * shorter), stretch);
}

/** The film from doing nothing, at t = 0, to all that a matrix does, at t = 1: M(t) = R(tθ) · ((1 − t)I + tS). */
export const along = (matrix: Matrix2, t: number): Matrix2 => between(IDENTITY, matrix, t);

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
