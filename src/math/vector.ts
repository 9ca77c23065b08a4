/** Numbers in a row, read and never written: plain and typed arrays alike. */
export type Vector = ArrayLike<number>;

/**
 * The largest of some numbers, by a loop.
 *
 * `Math.max(...values)` would fail at about 124,000 numbers; vocabularies have more.
 *
 * @param values at least one, ±∞ allowed
 * @param caller the function named in errors
 * @throws RangeError if there is no number, or one is NaN
 * @example largest([1, 3, 2], 'softmax'); // 3
 */
export function largest(values: Vector, caller: string): number {
  if (values.length === 0) throw new RangeError(`${caller} needs at least one number, got none`);
  let most = -Infinity;
  for (let i = 0; i < values.length; i++) {
    const x = values[i];
    if (typeof x !== 'number' || Number.isNaN(x))
      throw new RangeError(`${caller} needs numbers, got ${x} at index ${i}`);
    if (x > most) most = x;
  }
  return most;
}
