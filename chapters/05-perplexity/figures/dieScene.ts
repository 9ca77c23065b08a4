/** What the parts of the equivalent die are drawn from, and where they stand. */

import type { Scale } from '#draw/axisFit.ts';
import type { Scene } from '#figure/view.ts';
import type { DieWords } from '../words.ts';
import type { DieModel, die } from './Die.model.ts';

export type DieParams = typeof die.params;
export type DieScene = Scene<DieParams, DieModel, DieWords>;

export interface DieFrame {
  /** The columns of the words stand from here to there; right of them is the column of the mean. */
  readonly left: number;
  readonly right: number;
  readonly end: number;
  readonly column: number;
  readonly top: number;
  readonly floor: number;
  readonly strip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Loss to height and back: as shown, and as it was when the drag began. */
export interface DieScales {
  readonly decades: number;
  readonly shown: Scale;
  readonly held: Scale;
}

export function dieFrame(width: number, narrow: boolean, count: number): DieFrame {
  const left = narrow ? 44 : 46;
  const right = width - (narrow ? 130 : 208);
  return {
    left,
    right,
    end: width - (narrow ? 40 : 50),
    column: (right - left) / count,
    top: 54,
    floor: 288,
    strip: { x: 1, y: narrow ? 430 : 416, width: width - 2, height: 124 },
  };
}
