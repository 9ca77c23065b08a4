/** What the parts of the cake are drawn from. */

import type { Scale } from '#draw/axisFit.ts';
import { stripHeight } from '#draw/strip.ts';
import type { Scene } from '#figure/view.ts';
import type { CakeWords } from '../words.ts';
import type { CakeModel, cake } from './Cake.model.ts';

export type CakeParams = typeof cake.params;
export type CakeScene = Scene<CakeParams, CakeModel, CakeWords>;

/** Where everything lies; a function of the size alone. */
export interface CakeFrame {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly floor: number;
  readonly strip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Below the strip: the point of the last throw, the lamps, the means. */
const BELOW = { narrow: 112, wide: 74 };
/** Between floor and strip: faces, two rows of counts, flags of the strip. */
const BETWEEN = 146;

export function cakeFrame(width: number, height: number, narrow: boolean): CakeFrame {
  const x = narrow ? 36 : 44;
  const inner = width - x - 1;
  const tall = stripHeight(inner);
  const y = height - (narrow ? BELOW.narrow : BELOW.wide) - tall;
  return { x, width: inner, top: 26, floor: y - BETWEEN, strip: { x, y, width: inner, height: tall } };
}

/** Where a bar stands, from left to right. */
export interface CakePlace {
  readonly index: number;
  readonly centre: number;
  readonly width: number;
  readonly slot: number;
  /** Where its top is; below the floor for a negative one. */
  readonly end: number;
}

/** Bars are as wide as their width says; from twice the width on, the axis along the floor shrinks instead. */
export const unitWidth = (slot: number, width: number): number => (0.9 * slot) / Math.max(2, width);

export function cakePlaces(model: CakeModel, frame: CakeFrame, scale: Scale): readonly CakePlace[] {
  const slot = frame.width / model.bars.length;
  const wide = unitWidth(slot, model.width) * model.width;
  return model.places.map((index, k) => ({
    index,
    centre: frame.x + slot * (k + 0.5),
    width: wide,
    slot,
    end: scale.at(model.bars[index]?.height ?? 0),
  }));
}
