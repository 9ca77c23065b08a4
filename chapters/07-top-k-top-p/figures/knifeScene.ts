/** What the parts of the knife are drawn from, and where they lie: a function of the size alone. */

import type { Scene } from '#figure/view.ts';
import type { KnifeWords } from '../words.ts';
import type { KnifeModel, knife } from './Knife.model.ts';

export type KnifeParams = typeof knife.params;
export type KnifeScene = Scene<KnifeParams, KnifeModel, KnifeWords>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface KnifeFrame {
  /** The lane of the ranked bars. */
  readonly lane: { readonly x: number; readonly width: number; readonly top: number; readonly floor: number };
  /** The strip of all shares in order, and the strip of what is left. */
  readonly strip: Box;
  readonly left: Box;
  /** First line of the conventions. */
  readonly rows: number;
}

export function knifeFrame(width: number, narrow: boolean): KnifeFrame {
  const x = 10;
  const inner = width - 2 * x;
  const tall = narrow ? 44 : 56;
  const strip = { x, y: 300, width: inner, height: tall };
  const left = { x, y: strip.y + tall + (narrow ? 116 : 96), width: inner, height: narrow ? 44 : 48 };
  return {
    lane: { x, width: inner, top: 68, floor: 214 },
    strip,
    left,
    rows: left.y + left.height + (narrow ? 82 : 70),
  };
}
