/** Items by falling value: the order in which every knife cuts. */

import { largest, type Vector } from './vector.ts';

/**
 * Every index, by falling value; equal values by index.
 *
 * Dividing all logits by a temperature keeps this order, so it is found once for all temperatures.
 *
 * **Cost**: n log n; one pass if the values fall already.
 *
 * @param values shape (n,), n ≥ 1, ±∞ allowed; not modified
 * @returns shape (n,)
 * @throws RangeError if a value is NaN or there is none
 * @example rankOrder([1, 3, 2, 3]); // [1, 3, 2, 0]
 */
export function rankOrder(values: Vector): Uint32Array {
  largest(values, 'rankOrder');
  const order = new Uint32Array(values.length);
  let falls = true;
  for (let i = 0; i < order.length; i++) {
    order[i] = i;
    if (i > 0 && (values[i] as number) > (values[i - 1] as number)) falls = false;
  }
  // Of two equal infinities the difference is NaN, which counts as no difference.
  return falls ? order : order.sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
}
