/** y = W x, the one product that a network needs to read a token. */

/**
 * Multiplies a matrix with a vector; four running sums keep the processor busy.
 *
 * @param w shape (y.length, x.length), row by row
 */
export function matVec(w: Float32Array, x: Float32Array, y: Float32Array): void {
  const columns = x.length;
  const even = columns - (columns % 4);
  for (let row = 0, at = 0; row < y.length; row++) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let j = 0; j < even; j += 4, at += 4) {
      a += (w[at] as number) * (x[j] as number);
      b += (w[at + 1] as number) * (x[j + 1] as number);
      c += (w[at + 2] as number) * (x[j + 2] as number);
      d += (w[at + 3] as number) * (x[j + 3] as number);
    }
    for (let j = even; j < columns; j++, at++) a += (w[at] as number) * (x[j] as number);
    y[row] = a + b + (c + d);
  }
}
