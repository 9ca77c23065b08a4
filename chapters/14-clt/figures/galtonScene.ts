/** What the parts of the board are drawn from, and where they stand. */

import { type Scale, scale } from '#draw/axisFit.ts';
import type { Scene } from '#figure/view.ts';
import type { GaltonWords } from '../words.ts';
import type { GaltonModel, GaltonParams } from './Galton.model.ts';

export type GaltonScene = Scene<GaltonParams, GaltonModel, GaltonWords>;

export interface GaltonFrame {
  readonly board: { readonly top: number; readonly floor: number };
  readonly bins: { readonly x: number; readonly width: number; readonly top: number; readonly floor: number };
  /** Middle of a place, counted from 0, and how far it is to the next. */
  readonly centre: (place: number) => number;
  readonly column: number;
  /** Line of the ruler of trials. */
  readonly ruler: number;
  /** Baseline of the first line of words. */
  readonly said: number;
}

/** A place is at most so wide. */
const WIDEST = 44;

export function galtonFrame({ width, model, narrow }: GaltonScene): GaltonFrame {
  const count = model.law.length;
  const column = Math.min(WIDEST, (width - 2) / (count + (model.kind === 'coins' ? 0.6 : 0)));
  const left = (width - column * count) / 2;
  return {
    board: { top: 30, floor: 190 },
    bins: { x: left, width: column * count, top: 202, floor: 352 },
    centre: (place) => left + (place + 0.5) * column,
    column,
    said: 402,
    ruler: narrow ? 506 : 486,
  };
}

export const MOST_TRIALS = 1_000_000;

export const trialScale = (width: number): Scale => scale([0, Math.log(MOST_TRIALS)], 14, width - 24);
