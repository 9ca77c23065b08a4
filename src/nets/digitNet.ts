/** The network that reads digits: 28 × 28 grey values, 128 hidden units, 10 logits. */

import type { FramedDrawing, FramingSteps } from './digitLook.ts';
import type { Stroke } from './strokes.ts';

/** A drawing as the network sees it, and what it makes of it. */
export interface DigitLook extends FramedDrawing {
  /** Shape (128,). */
  readonly hidden: Float32Array;
  /** Shape (10,). */
  readonly logits: Float32Array;
}

export interface DigitNet {
  /** Shape (128, 784), row by row: the template of each hidden unit. */
  readonly inner: Float32Array;
  /** Shape (128,): what each hidden unit adds to the sum over its template. */
  readonly innerBias: Float32Array;
  /** Shape (10, 128). */
  readonly outer: Float32Array;
  /** @param pixels shape (784,), 0 (paper) to 1 (ink) */
  readonly read: (pixels: Float32Array) => { readonly hidden: Float32Array; readonly logits: Float32Array };
  /** @returns undefined if there is no ink */
  readonly look: (strokes: readonly Stroke[], steps: FramingSteps) => DigitLook | undefined;
}
