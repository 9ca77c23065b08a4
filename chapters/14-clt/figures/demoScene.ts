/** What the parts of the demonstration are drawn from, and where they stand. */

import type { Scene } from '#figure/view.ts';
import type { DemoWords } from '../words.ts';
import type { DemoModel, demo } from './Demo.model.ts';

export type DemoParams = typeof demo.params;
export type DemoScene = Scene<DemoParams, DemoModel, DemoWords>;

export interface DemoFrame {
  readonly law: { readonly x: number; readonly width: number; readonly top: number; readonly floor: number };
  readonly distances: { readonly x: number; readonly width: number; readonly top: number; readonly row: number };
  /** Line of the ruler of n, and the strip of x. */
  readonly ruler: { readonly x: number; readonly width: number; readonly y: number };
  readonly strip: { readonly x: number; readonly width: number; readonly y: number };
}

export const STRIP_HEIGHT = 30;
export const KNOB_BELOW = 26;

export function demoFrame(width: number, narrow: boolean): DemoFrame {
  if (narrow)
    return {
      law: { x: 1, width: width - 2, top: 30, floor: 178 },
      distances: { x: 0, width, top: 250, row: 32 },
      ruler: { x: 14, width: width - 28, y: 428 },
      strip: { x: 1, width: width - 2, y: 482 },
    };
  const half = Math.round((width - 56) / 2);
  return {
    law: { x: 1, width: half - 2, top: 30, floor: 216 },
    distances: { x: width - half, width: half, top: 58, row: 48 },
    ruler: { x: 14, width: half - 28, y: 312 },
    strip: { x: width - half, width: half - 1, y: 288 },
  };
}
