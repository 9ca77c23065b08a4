/** How far a condition holds that, once it fails, fails from there on: found by halving. */

/**
 * How many of the places 0, 1, 2, … pass.
 *
 * **Cost**: log n tests.
 *
 * @param size how many places there are
 * @param passes true for some first places, false for all after them
 * @returns from 0 to `size`
 * @example countWhile(5, (place) => [1, 2, 4, 8, 9][place] < 5); // 3
 */
export function countWhile(size: number, passes: (place: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
