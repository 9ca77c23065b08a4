/** The network that reads digits: 28 × 28 grey values, 128 hidden units, 10 logits. */

export interface DigitNet {
  /** Shape (128, 784), row by row: the template of each hidden unit. */
  readonly inner: Float32Array;
  /** Shape (10, 128). */
  readonly outer: Float32Array;
  /** @param pixels shape (784,), 0 (paper) to 1 (ink) */
  readonly read: (pixels: Float32Array) => { readonly hidden: Float32Array; readonly logits: Float32Array };
}
