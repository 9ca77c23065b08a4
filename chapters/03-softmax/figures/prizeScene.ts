/** What the parts of the prize machine are drawn from. */

import type { Scene } from '#figure/view.ts';
import type { PrizeWords } from '../words.ts';
import type { PrizeModel, prize } from './PrizeMachine.model.ts';

export type PrizeParams = typeof prize.params;
export type PrizeScene = Scene<PrizeParams, PrizeModel, PrizeWords>;

/** Where everything lies; a function of the size alone. */
export interface PrizeFrame {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly floor: number;
  readonly strip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}
