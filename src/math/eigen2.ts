/** The directions that a map of the plane does not turn. */

import { direction, type Matrix2, type Vector2 } from './matrix2.ts';

/** A direction of length 1, pointing right or straight up, and the factor along it: A v = λ v. */
export interface Eigen {
  readonly value: number;
  readonly vector: Vector2;
}

export type Eigen2 =
  /** A turn leaves no direction as it is. */
  | { readonly kind: 'none' }
  /** A shear leaves one. */
  | { readonly kind: 'one'; readonly pairs: readonly [Eigen] }
  /** The larger factor first. */
  | { readonly kind: 'two'; readonly pairs: readonly [Eigen, Eigen] }
  /** The same factor everywhere. */
  | { readonly kind: 'all'; readonly value: number };

/** Below this part of the squares of the entries, a discriminant is rounding: the two factors are one. */
const ROUNDING = 2 ** -44;

/**
 * Real eigenvalues and eigenvectors of a 2 × 2 matrix.
 *
 * λ = (a + d)/2 ± √D with D = ((a − d)/2)² + bc. The smaller of the two is taken from the product of both, so that it
 * does not lose its digits to cancellation.
 *
 * @example eigen([1, 1, 0, 1]); // one direction: { value: 1, vector: [1, 0] }
 */
export function eigen(matrix: Matrix2): Eigen2 {
  const [a, b, c, d] = matrix;
  if (b === 0 && c === 0 && a === d) return { kind: 'all', value: a };
  const middle = (a + d) / 2;
  const half = (a - d) / 2;
  const discriminant = half * half + b * c;
  const rounding = ROUNDING * (a * a + b * b + c * c + d * d);
  if (discriminant < -rounding) return { kind: 'none' };
  if (discriminant <= rounding) return { kind: 'one', pairs: [pair(matrix, middle)] };
  const root = Math.sqrt(discriminant);
  const far = middle < 0 ? middle - root : middle + root;
  const near = a * d - b * c === 0 ? 0 : (a * d - b * c) / far;
  const [first, second] = far > near ? [far, near] : [near, far];
  return { kind: 'two', pairs: [pair(matrix, first), pair(matrix, second)] };
}

/** (A − λ)v = 0: v is at right angles to both rows of A − λ; the longer one tells it best. */
function pair([a, b, c, d]: Matrix2, value: number): Eigen {
  const upper: Vector2 = [a - value, b];
  const lower: Vector2 = [c, d - value];
  const [p, q] = Math.hypot(...upper) >= Math.hypot(...lower) ? upper : lower;
  return { value: value + 0, vector: direction([-q, p]) };
}
