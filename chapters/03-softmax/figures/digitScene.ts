/** What the picture of the digit pad is drawn from, and where its parts stand. */

import type { Scene } from '#figure/view.ts';
import type { DigitWords } from '../words.ts';
import type { DigitModel } from './Digit.model.ts';
import type { digitParams } from './digitParams.model.ts';

export type DigitParams = typeof digitParams;
export type DigitScene = Scene<DigitParams, DigitModel, DigitWords>;

/** A square: left, top, side. */
export type Square = readonly [x: number, y: number, side: number];

export interface DigitFrame {
  readonly pad: Square;
  /** The panel beside or below the pad; its headings stand above it. */
  readonly panel: { readonly x: number; readonly y: number; readonly width: number };
  /** Height of one of the panel's ten rows. */
  readonly step: number;
  /** First line of what is decided. */
  readonly verdict: number;
}

export const HEIGHT = { narrow: 804, wide: 428 } as const;
/** Headings are above this. */
const TOP = 28;
/** Height of the panel. */
const PANEL = 340;

export function digitFrame(width: number, narrow: boolean): DigitFrame {
  const side = Math.round(narrow ? Math.min(264, width - 2) : Math.min(PANEL, 0.37 * width));
  const [x, y] = narrow ? [0, TOP + side + 42] : [side + 34, TOP];
  return {
    pad: [narrow ? Math.round((width - side) / 2) : 1, TOP, side],
    panel: { x, y, width: width - x },
    step: PANEL / 10 - (narrow ? 2 : 0),
    verdict: y + PANEL + 30,
  };
}
