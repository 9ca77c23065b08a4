/** Where the two distributions stand, side by side for each word, and the bar of costs below them. */

import type { Scene } from '#figure/view.ts';
import type { TwoWords } from '../words.ts';
import type { TwoModel, two } from './TwoDistributions.model.ts';

export type TwoParams = typeof two.params;
export type TwoScene = Scene<TwoParams, TwoModel, TwoWords>;

export interface TwoFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
  readonly column: number;
  readonly bar: number;
  /** Centre of a word's column, and of its two bars. */
  readonly centre: (index: number) => number;
  readonly p: (index: number) => number;
  readonly q: (index: number) => number;
  readonly y: (share: number) => number;
  readonly share: (y: number) => number;
  /** The bar of costs. */
  readonly cost: { readonly y: number; readonly height: number };
}

export function twoFrame({ width, model }: TwoScene): TwoFrame {
  const [left, right, top, floor] = [30, width - 2, 18, 206];
  const column = (right - left) / model.bars.length;
  const bar = Math.min(40, column * 0.25);
  // Knobs of equal height have a finger's room each, or as much as six words leave.
  const apart = Math.max(bar * 0.62, Math.min(13, column / 4));
  const centre = (i: number) => left + column * (i + 0.5);
  return {
    left,
    right,
    top,
    floor,
    column,
    bar,
    centre,
    p: (i) => centre(i) - apart,
    q: (i) => centre(i) + apart,
    y: (share) => floor - share * (floor - top),
    share: (y) => (floor - y) / (floor - top),
    cost: { y: floor + 122, height: 28 },
  };
}
