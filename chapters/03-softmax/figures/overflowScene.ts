/** What the parts of the overflow bench are drawn from. */

import type { Scene } from '#figure/view.ts';
import type { OverflowWords } from '../words.ts';
import type { OverflowModel, overflow } from './OverflowBench.model.ts';

export type OverflowParams = typeof overflow.params;
export type OverflowScene = Scene<OverflowParams, OverflowModel, OverflowWords>;

/** Below the number line: a slot for each of two rows, numbers beside the strip or above it. */
export interface Slot {
  readonly y: number;
  readonly numbers: { readonly x: number; readonly width: number; readonly line: number };
  readonly strip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}
