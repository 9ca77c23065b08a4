/** What the parts of the two coins are drawn from, and where the square stands. */

import type { Scene } from '#figure/view.ts';
import type { CoinsWords } from '../words.ts';
import type { CoinsModel, coins } from './Coins.model.ts';

export type CoinsParams = typeof coins.params;
export type CoinsScene = Scene<CoinsParams, CoinsModel, CoinsWords>;

export interface CoinsFrame {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Where the equations begin. */
  readonly said: { readonly x: number; readonly y: number; readonly width: number };
}

export function coinsFrame({ width, narrow }: CoinsScene): CoinsFrame {
  const x = 32;
  const y = 14;
  const side = narrow ? Math.min(270, width - x - 26) : 280;
  return {
    x,
    y,
    side,
    said: narrow ? { x: 0, y: y + side + 70, width } : { x: x + side + 44, y: y + 40, width: width - x - side - 46 },
  };
}
