/** What the parts of the limits' picture are drawn from. */

import type { Scene } from '#figure/view.ts';
import type { LimitsWords } from '../words.ts';
import type { LimitsModel, limits } from './Limits.model.ts';

export type LimitsParams = typeof limits.params;
export type LimitsScene = Scene<LimitsParams, LimitsModel, LimitsWords>;

export interface LimitsFrame {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly floor: number;
  readonly knob: number;
  readonly strip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export function limitsFrame(width: number, narrow: boolean): LimitsFrame {
  const x = 34;
  const y = narrow ? 312 : 332;
  return {
    x,
    width: width - x - 18,
    top: 22,
    floor: narrow ? 188 : 204,
    knob: narrow ? 240 : 256,
    strip: { x: 1, y, width: width - 2, height: 48 },
  };
}
