/** Two-by-two matrices as maps of the plane: applied, composed, measured, undone. */

/** A place, or an arrow from the origin to it. */
export type Vector2 = readonly [x: number, y: number];

/**
 * Row by row, as a matrix is written: [a, b, c, d] sends (x, y) to (ax + by, cx + dy).
 *
 * Its columns (a, c) and (b, d) are where (1, 0) and (0, 1) go.
 */
export type Matrix2 = readonly [a: number, b: number, c: number, d: number];

export const IDENTITY: Matrix2 = [1, 0, 0, 1];

/** Where a matrix sends a point. */
export const apply = ([a, b, c, d]: Matrix2, [x, y]: Vector2): Vector2 => [a * x + b * y, c * x + d * y];

/**
 * The one matrix that does two maps in a row: `first`, and then `then`. Written as a product it is then · first.
 *
 * @example compose([0, -1, 1, 0], [1, 1, 0, 1]); // shear, then a quarter turn: [0, -1, 1, 1]
 */
export function compose(then: Matrix2, first: Matrix2): Matrix2 {
  const [a, c] = apply(then, [first[0], first[2]]);
  const [b, d] = apply(then, [first[1], first[3]]);
  return [a + 0, b + 0, c + 0, d + 0];
}

/** Entries are decimals rounded to doubles: a difference of products below this part of them is nothing but rounding. */
const ROUNDING = 2 ** -50;

/**
 * By what factor areas change; negative if the plane is turned over.
 *
 * det = ad − bc; exactly 0 where it could not be told from 0: [0.1, 0.3, 0.7, 2.1] flattens the plane, whatever
 * becomes of 0.1 · 2.1 in a machine.
 */
export function determinant([a, b, c, d]: Matrix2): number {
  const [ad, bc] = [a * d, b * c];
  return Math.abs(ad - bc) <= ROUNDING * (Math.abs(ad) + Math.abs(bc)) ? 0 : ad - bc;
}

/** How many dimensions are left: 2, or 1 for a line, or 0 for a point. */
export function rank(matrix: Matrix2): 0 | 1 | 2 {
  if (determinant(matrix) !== 0) return 2;
  return matrix.some((entry) => entry !== 0) ? 1 : 0;
}

/**
 * The matrix that undoes this one.
 *
 * @returns undefined if there is none: what has been flattened does not come back
 * @example inverse([2, 0, 0, 1]); // [0.5, 0, 0, 1]
 */
export function inverse(matrix: Matrix2): Matrix2 | undefined {
  const det = determinant(matrix);
  if (det === 0) return undefined;
  const [a, b, c, d] = matrix;
  return [d / det + 0, -b / det + 0, -c / det + 0, a / det + 0];
}

/**
 * A direction that a matrix of rank 1 sends to the origin: all points of a line along it share one image.
 *
 * @returns of length 1, pointing right or straight up; undefined for any other rank
 * @example nullDirection([1, 0, 0, 0]); // [0, 1]
 */
export function nullDirection(matrix: Matrix2): Vector2 | undefined {
  if (rank(matrix) !== 1) return undefined;
  const [a, b, c, d] = matrix;
  return direction(Math.hypot(a, b) >= Math.hypot(c, d) ? [-b, a] : [-d, c]);
}

/** The same line's direction with length 1, pointing right or straight up. */
export function direction([x, y]: Vector2): Vector2 {
  const length = Math.hypot(x, y);
  const sign = x < 0 || (x === 0 && y < 0) ? -1 : 1;
  return [(sign * x) / length + 0, (sign * y) / length + 0];
}

/**
 * Map many points at once.
 *
 * **Shape**: `points` and `into` hold x and y in turn: (2n,). They may be the same array.
 *
 * **Cost**: four products a point.
 *
 * @throws RangeError if `into` is shorter than `points`
 */
export function mapPoints(
  [a, b, c, d]: Matrix2,
  points: Float64Array,
  into = new Float64Array(points.length),
): Float64Array {
  if (into.length < points.length)
    throw new RangeError(`mapPoints needs room for ${points.length} numbers, got ${into.length}`);
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    into[i] = a * x + b * y;
    into[i + 1] = c * x + d * y;
  }
  return into;
}
