/** A target that leaves every item a little. */

/**
 * 1 − ε for the right answer, and ε shared equally among all, the right one included.
 *
 * ε = 0 is the one-hot target. Above 0 every share of a model counts: one of 0 makes the loss +∞.
 *
 * **Source**: Szegedy et al., 2016.
 *
 * @param size a whole number of at least 1
 * @param target an index
 * @param epsilon from 0 to 1
 * @returns shape (n,), adding up to 1
 * @throws RangeError if an argument is outside its range
 * @example labelSmoothing(4, 0, 0.1); // [0.925, 0.025, 0.025, 0.025]
 */
export function labelSmoothing(size: number, target: number, epsilon: number): Float64Array {
  if (!(Number.isInteger(size) && size >= 1))
    throw new RangeError(`labelSmoothing needs a whole size of at least 1, got ${size}`);
  if (!(Number.isInteger(target) && target >= 0 && target < size))
    throw new RangeError(`labelSmoothing needs a target from 0 to ${size - 1}, got ${target}`);
  if (!(epsilon >= 0 && epsilon <= 1)) throw new RangeError(`labelSmoothing needs ε from 0 to 1, got ${epsilon}`);
  const shares = new Float64Array(size).fill(epsilon / size);
  shares[target] = 1 - epsilon + epsilon / size;
  return shares;
}
