/** How far one arrow reaches along another, and the angle between them. */

import type { Vector } from './vector.ts';

/** Σ uᵢvᵢ */
export function innerProduct(u: Vector, v: Vector): number {
  let total = 0;
  for (let i = 0; i < u.length; i++) total += (u[i] as number) * (v[i] as number);
  return total + 0;
}

/** How long an arrow is. */
export const norm = (u: Vector): number => Math.sqrt(innerProduct(u, u));

/**
 * The signed length of the shadow of `x` on the line along `along`: (along · x) / ‖along‖.
 *
 * @returns NaN if `along` has no length, and so no direction
 * @example projection([1, 0], [3, 4]); // 0.6
 */
export function projection(x: Vector, along: Vector): number {
  const length = norm(along);
  return length === 0 ? NaN : innerProduct(along, x) / length;
}

/**
 * The cosine of the angle between two arrows, never beyond ±1: rounding alone would give [0.3, 0.9, 2.1] a cosine of
 * 1.0000000000000002 with itself, and an angle that is not a number.
 *
 * @returns from −1 to 1; NaN if one of them has no length
 */
export function cosine(u: Vector, v: Vector): number {
  const lengths = norm(u) * norm(v);
  return lengths === 0 ? NaN : Math.min(1, Math.max(-1, innerProduct(u, v) / lengths));
}
