/** What the parts of the converter are drawn from. */

import type { Scene } from '#figure/view.ts';
import type { UnitsWords } from '../words.ts';
import type { UnitsModel, UnitsParams } from './Units.model.ts';

export type UnitsScene = Scene<UnitsParams, UnitsModel, UnitsWords>;

/** The knob of the loss, the three rulers below it, and the block of the sentence. */
export const KNOB_Y = 30;
export const RULERS = [84, 142, 200] as const;
export const BLOCK = { top: 286, floor: 418 } as const;
/** Where the knob of the first cut stands. */
export const CUT_Y = BLOCK.floor + 52;
