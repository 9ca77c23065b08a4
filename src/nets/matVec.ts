/** y = W x, the one product that a network needs to read a token; for several tokens at once, weights are read once. */

/**
 * Multiplies a matrix with a vector; four rows at a time keep the processor busy.
 *
 * @param w shape (y.length, x.length), row by row; y.length a multiple of 4
 */
export function matVec(w: Float32Array, x: Float32Array, y: Float32Array): void {
  const n = x.length;
  for (let row = 0; row < y.length; row += 4) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let j = 0, at = row * n; j < n; j++, at++) {
      const by = x[j] as number;
      a += (w[at] as number) * by;
      b += (w[at + n] as number) * by;
      c += (w[at + 2 * n] as number) * by;
      d += (w[at + 3 * n] as number) * by;
    }
    y[row] = a;
    y[row + 1] = b;
    y[row + 2] = c;
    y[row + 3] = d;
  }
}

/**
 * The same for four vectors, which lie one after the other in `x` and in `y`: to the last bit what `matVec` gives for
 * each, in about half the time.
 *
 * @param w shape (y.length / 4, x.length / 4), row by row, with an even number of rows
 */
export function matFour(w: Float32Array, x: Float32Array, y: Float32Array): void {
  const n = x.length / 4;
  const rows = y.length / 4;
  for (let row = 0; row < rows; row += 2) {
    let [a, b, c, d] = [0, 0, 0, 0];
    let [e, f, g, h] = [0, 0, 0, 0];
    for (let j = 0, at = row * n; j < n; j++, at++) {
      const upper = w[at] as number;
      const lower = w[at + n] as number;
      const first = x[j] as number;
      const second = x[n + j] as number;
      const third = x[2 * n + j] as number;
      const fourth = x[3 * n + j] as number;
      a += upper * first;
      b += upper * second;
      c += upper * third;
      d += upper * fourth;
      e += lower * first;
      f += lower * second;
      g += lower * third;
      h += lower * fourth;
    }
    y[row] = a;
    y[rows + row] = b;
    y[2 * rows + row] = c;
    y[3 * rows + row] = d;
    y[row + 1] = e;
    y[rows + row + 1] = f;
    y[2 * rows + row + 1] = g;
    y[3 * rows + row + 1] = h;
  }
}
