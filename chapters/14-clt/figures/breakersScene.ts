/** What the parts of the breakers are drawn from, and where they stand. */

import type { Scene } from '#figure/view.ts';
import type { BreakersWords } from '../words.ts';
import type { BreakersModel } from './Breakers.model.ts';
import type { BreakersParams } from './breakersParams.model.ts';

export type BreakersScene = Scene<BreakersParams, BreakersModel, BreakersWords>;

export interface Lane {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly floor: number;
  /** Where its words stand. */
  readonly left: number;
  readonly title: number;
  /** How wide they may be. */
  readonly room: number;
}

export interface StripLane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface BreakersFrame {
  readonly density: Lane;
  readonly running: Lane;
  readonly weights: StripLane;
  readonly shared: StripLane;
}

export const STRIP_HEIGHT = 34;
/** From the foot of a strip to the middle of its knob. */
export const KNOB_BELOW = 26;

export function breakersFrame(width: number, narrow: boolean): BreakersFrame {
  if (narrow)
    return {
      density: { x: 1, width: width - 2, top: 68, floor: 196, left: 0, title: 14, room: width },
      running: { x: 30, width: width - 31, top: 270, floor: 378, left: 0, title: 252, room: width },
      weights: { x: 10, y: 446, width: width - 20 },
      shared: { x: 10, y: 556, width: width - 20 },
    };
  const half = Math.round((width - 56) / 2);
  const right = width - half;
  return {
    density: { x: 1, width: half - 2, top: 66, floor: 226, left: 0, title: 14, room: half + 16 },
    running: { x: right, width: half - 1, top: 44, floor: 226, left: right - 28, title: 14, room: half + 28 },
    weights: { x: 10, y: 306, width: half - 12 },
    shared: { x: right, y: 306, width: half - 10 },
  };
}
