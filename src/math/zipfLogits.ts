/** A made-up vocabulary with the shape of a real one: the r-th word is 1/rˢ as likely as the first. */

/**
 * −s · ln r for the ranks r = 1 … n.
 *
 * **Source**: Zipf, 1935, for the shape.
 *
 * @param size a whole number of at least 1
 * @param exponent s, at least 0; 0 gives equal logits
 * @returns shape (n,), from 0 downwards
 * @throws RangeError if the size or the exponent is not such a number
 * @example softmax(zipfLogits(3)); // [6/11, 3/11, 2/11]
 */
export function zipfLogits(size: number, exponent = 1): Float64Array {
  if (!(Number.isInteger(size) && size >= 1))
    throw new RangeError(`zipfLogits needs a whole size of at least 1, got ${size}`);
  if (!(exponent >= 0 && exponent < Infinity))
    throw new RangeError(`zipfLogits needs a finite exponent of at least 0, got ${exponent}`);
  return Float64Array.from({ length: size }, (_, i) => -exponent * Math.log(i + 1) + 0);
}
