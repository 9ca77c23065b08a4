/** Where the largest number stands, and whether it stands there alone. */

import { largest, type Vector } from './vector.ts';

/**
 * Every place of the largest number, in order.
 *
 * More than one place is a tie. Greedy decoding takes the first.
 *
 * @param values at least one, ±∞ allowed
 * @throws RangeError if there is no number, or one is NaN
 * @example ties([1, 3, 3]); // [1, 2]
 */
export function ties(values: Vector): readonly number[] {
  const most = largest(values, 'ties');
  const places: number[] = [];
  for (let i = 0; i < values.length; i++) if (values[i] === most) places.push(i);
  return places;
}

/**
 * The first place of the largest number.
 *
 * @param values at least one, ±∞ allowed
 * @throws RangeError if there is no number, or one is NaN
 * @example argmax([1, 3, 3]); // 1
 */
export function argmax(values: Vector): number {
  const most = largest(values, 'argmax');
  let i = 0;
  while (values[i] !== most) i++;
  return i;
}
