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

/** What a row of the last layer asks of the drawing, through the units that are not silent. */
export interface Template {
  /** Shape (784,): what one pixel of ink adds to the logit. */
  readonly row: Float32Array;
  /** The logit of a drawing without ink, were the same units not silent. */
  readonly constant: number;
}

export interface DigitNet {
  /** Shape (128, 784), row by row: the template of each hidden unit. */
  readonly inner: Float32Array;
  /** Shape (128,): what each hidden unit adds to the sum over its template. */
  readonly innerBias: Float32Array;
  /** Shape (10, 128). */
  readonly outer: Float32Array;
  /**
   * Top-p on ten shares: the digits that are kept, in their order, and what they have now. No part of the network,
   * but a page that does without the one does without the other.
   */
  readonly nucleus: (
    shares: readonly number[],
    p: number,
  ) => { readonly kept: readonly number[]; readonly shares: readonly number[] };
  /**
   * One template for each digit: as long as no other units fall silent, a logit is the sum of template × drawing, and
   * the constant.
   *
   * @param hidden of a drawing, shape (128,)
   */
  readonly templates: (hidden: Float32Array) => readonly Template[];
  /** @param pixels shape (784,), 0 (paper) to 1 (ink) */
  readonly read: (pixels: Float32Array) => { readonly hidden: Float32Array; readonly logits: Float32Array };
  /** @returns undefined if there is no ink */
  readonly look: (strokes: readonly Stroke[], steps: FramingSteps) => DigitLook | undefined;
}
