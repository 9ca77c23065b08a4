/** What the parts of the dial's picture are drawn from, and where they stand. */

import type { Scene } from '#figure/view.ts';
import type { DialWords } from '../words.ts';
import type { DialModel, dial } from './Dial.model.ts';

export type DialParams = typeof dial.params;
export type DialScene = Scene<DialParams, DialModel, DialWords>;

export interface DialFrame {
  readonly knob: { readonly x: number; readonly y: number; readonly radius: number };
  /** Where the effective number stands. */
  readonly counted: { readonly x: number; readonly y: number; readonly width: number };
  /** The lane of both kinds of bars. */
  readonly x: number;
  readonly width: number;
  readonly scores: { readonly top: number; readonly floor: number };
  readonly shares: { readonly top: number; readonly floor: number };
  /** The lane of the vocabulary's bars, and where the knob stands that looks one up. */
  readonly words: { readonly top: number; readonly floor: number; readonly find: number };
  /** The strips: now, and at three temperatures. */
  readonly strips: { readonly x: number; readonly width: number; readonly y: number; readonly tall: number };
}

/** The thin strips: from one to the next, and how high each is. */
export const ROW = 32;
export const THIN = 22;

export function dialFrame(width: number, narrow: boolean): DialFrame {
  const radius = Math.min(78, width * 0.22);
  if (narrow)
    return {
      knob: { x: radius + 19, y: radius + 30, radius },
      counted: { x: 2 * radius + 56, y: radius, width: width - 2 * radius - 56 },
      x: 30,
      width: width - 31,
      scores: { top: 226, floor: 330 },
      shares: { top: 392, floor: 480 },
      words: { top: 278, floor: 424, find: 476 },
      strips: { x: 72, width: width - 73, y: 522, tall: 36 },
    };
  const x = Math.max(270, width * 0.31);
  return {
    knob: { x: 116, y: 128, radius: 96 },
    counted: { x: 14, y: 262, width: 210 },
    x,
    width: width - x - 1,
    scores: { top: 16, floor: 152 },
    shares: { top: 220, floor: 322 },
    words: { top: 60, floor: 270, find: 322 },
    strips: { x: 78, width: width - 79, y: 366, tall: 44 },
  };
}
