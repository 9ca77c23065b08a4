/** The arithmetic of training, as an interface: written plainly in TypeScript, or compiled to WebAssembly. */

/** Where a matrix lies in an array: its first element, and the distance between its rows. */
export interface Block {
  readonly data: Float32Array;
  readonly at: number;
  readonly stride: number;
}

/** Which factor is read transposed (T) and which as it lies (N). */
export type Form = 'NN' | 'NT' | 'TN';

/** How an optimiser moves the weights; the corrections of the first steps are in `rate` and `correct` already. */
export interface Move {
  readonly clip: number;
  readonly beta1: number;
  readonly beta2: number;
  readonly rate: number;
  readonly correct: number;
  readonly keep: number;
}

/** Every array holds single precision; widths and counts of whole vectors are multiples of 4. */
export interface Kernel {
  /** c = α · a b (or c += …), where a is m × k and b is k × n once transposed as the form says. */
  gemm(form: Form, m: number, n: number, k: number, alpha: number, a: Block, b: Block, c: Block, add: boolean): void;
  /** Rows to mean 0 and variance 1, times the gain; mean and 1 / deviation of each row go to `stats`. */
  layerNorm(x: Float32Array, gain: Float32Array, y: Float32Array, stats: Float32Array, rows: number): void;
  /** Adds to dx and to dGain. */
  layerNormBack(
    x: Float32Array,
    gain: Float32Array,
    stats: Float32Array,
    dy: Float32Array,
    dx: Float32Array,
    dGain: Float32Array,
    rows: number,
  ): void;
  /** y = ½ x (1 + tanh(√(2/π) (x + 0.044715 x³))). */
  gelu(x: Float32Array, y: Float32Array, count: number): void;
  /** Turns dy into dx, in place. */
  geluBack(x: Float32Array, d: Float32Array, count: number): void;
  /** Softmax over the first i + 1 entries of row i and zeros after them, in place, for `count` square matrices. */
  softmaxCausal(x: Float32Array, count: number, size: number): void;
  /** From the gradient at the weights to the gradient at the scores, in place. */
  softmaxCausalBack(weights: Float32Array, d: Float32Array, count: number, size: number): void;
  /** Surprise of each row in nats; the logits are replaced by scale · (probabilities − truth). */
  crossEntropy(
    logits: Float32Array,
    targets: Int32Array,
    losses: Float32Array,
    rows: number,
    classes: number,
    scale: number,
  ): void;
  /** y += factor · x. */
  addScaled(y: Float32Array, x: Float32Array, factor: number): void;
  /** y = factor · y. */
  multiply(y: Float32Array, factor: number): void;
  sumSquares(x: Float32Array): number;
  /** w = keep · w − rate · m / (√(correct · v) + 10⁻⁸), with m and v the running mean and mean square of clip · g. */
  adamW(w: Float32Array, g: Float32Array, m: Float32Array, v: Float32Array, move: Move): void;
}

/** Gives out arrays that a kernel can work on, set to zero. */
export interface Memory {
  floats(count: number): Float32Array;
  ints(count: number): Int32Array;
}

/** Arrays of the language itself, for the plain kernel. */
export const plainMemory: Memory = {
  floats: (count) => new Float32Array(count),
  ints: (count) => new Int32Array(count),
};
