/** What the parts of the die swapper are drawn from, and where they stand. */

import type { Scene } from '#figure/view.ts';
import type { SwapWords } from '../words.ts';
import type { SwapModel, swapper } from './Swapper.model.ts';

export type SwapParams = typeof swapper.params;
export type SwapScene = Scene<SwapParams, SwapModel, SwapWords>;

export const TOKENS = { y: 26, bracket: 35, knob: 64 };
/** Five lengths of memory and, below them, the network. */
export const LADDER = { head: 110, y: 120, pitch: 30, height: 18 };
export const COUNTED = { said: 330, y: 392, height: 46 };
export const NET = { said: 502, y: 564, height: 46 };
export const HEIGHT = 652;

/** Where the strips of the ladder begin and end. */
export const ladderSpan = ({ width, narrow }: SwapScene) =>
  narrow ? { from: 86, to: width - 122 } : { from: 96, to: width - 154 };
