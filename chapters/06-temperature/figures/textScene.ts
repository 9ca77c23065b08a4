/** What the parts of the text at T are drawn from, and where they stand. */

import type { Scene } from '#figure/view.ts';
import type { TextWords } from '../words.ts';
import type { TextModel, text } from './Text.model.ts';
import { LANES } from './textParams.model.ts';

export type TextParams = typeof text.params;
export type TextScene = Scene<TextParams, TextModel, TextWords>;

/** Room of one lane: its name, its lines of text, its numbers. */
export interface LaneFrame {
  readonly x: number;
  readonly width: number;
  readonly head: number;
  /** How many lines of text there is room for. */
  readonly lines: number;
  /** How many numbers stand side by side. */
  readonly across: number;
}

export interface TextFrame {
  readonly ruler: { readonly x: number; readonly width: number; readonly y: number };
  readonly lanes: readonly LaneFrame[];
  /** Where the heading of the bars stands. */
  readonly look: { readonly head: number };
}

/** One piece of one of the texts: its middle, the foot of its letters, and its two ends. */
export interface Spot {
  readonly lane: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** From one line of text to the next: the knob has its place between them. */
export const LEADING = 36;
export const METER = 22;
/** From the name of a lane to its text and, below all lines of that, to its numbers. */
export const FIRST = 32;
export const metersOf = ({ head, lines }: LaneFrame): number => head + FIRST + 4 + lines * LEADING;
/** From the heading of the bars to their top, their floor, and the names below. */
export const LOOK = { top: 66, floor: 170, names: 220 } as const;

export const HEIGHT = { narrow: 1172, wide: 762 };
const GAP = 28;

export function textFrame({ width, narrow }: Pick<TextScene, 'width' | 'narrow'>): TextFrame {
  const column = narrow ? width - 2 : (width - 2 * GAP) / LANES.length;
  return {
    ruler: { x: narrow ? 12 : 92, width: width - (narrow ? 24 : 104), y: narrow ? 44 : 22 },
    lanes: LANES.map((lane) =>
      narrow
        ? { x: 1, width: column, head: 112 + 232 * lane, lines: 4, across: 2 }
        : { x: lane * (column + GAP), width: column, head: 92, lines: 6, across: 1 },
    ),
    look: { head: narrow ? 824 : 480 },
  };
}
