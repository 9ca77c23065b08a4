/** Digits that a script draws, as the pad writes them down. */

import { uniform } from '#math/random.ts';
import type { Stroke } from '#nets/strokes.ts';
import { begun, drawnTo } from '../../../chapters/03-softmax/figures/digitPen.model.ts';
import { CELLS } from '../../../chapters/03-softmax/figures/digitStrokes.model.ts';
import { scriptDigit, waysToWrite } from '../../fixtures/nets/scriptedDigits.ts';

export interface Scripted {
  readonly digit: number;
  readonly strokes: readonly Stroke[];
}

/** So many digits, each in its ways in turn. */
export function scripted(count: number, seed: number): readonly Scripted[] {
  const random = uniform(seed);
  return Array.from({ length: count }, (_, n) => {
    const digit = n % 10;
    return { digit, strokes: scriptDigit(digit, Math.floor(n / 10) % waysToWrite(digit), random).strokes };
  });
}

const cell = (share: number) => Math.min(CELLS - 1, Math.max(0, Math.floor(share * CELLS)));

/** The text of a drawing whose pen passes through these points. */
export function asWritten(strokes: readonly Stroke[]): string {
  let drawing = { strokes: '' };
  for (const stroke of strokes)
    stroke.forEach(([x, y], i) => {
      drawing = (i === 0 ? begun : drawnTo)(drawing, cell(x), cell(y));
    });
  return drawing.strokes;
}
