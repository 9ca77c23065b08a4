/** Where things stand in the picture of positions left out. */

import type { Scene } from '#figure/view.ts';
import type { MaskWords } from '../words.ts';
import type { MaskModel, mask } from './Mask.model.ts';
import { MIDDLE, PAD, SUFFIX, WORDS } from './maskParams.model.ts';

export type MaskParams = typeof mask.params;
export type MaskScene = Scene<MaskParams, MaskModel, MaskWords>;

/** Left of the eight columns. */
export const LEFT = 46;
/** Of the bars of losses. */
export const TOP = 118;
export const FLOOR = 226;
export const SWITCH = { on: 272, off: 300 };
export const EQUATION = 344;
export const STRIP = { y: 420, height: 46 };
export const HEIGHT = 478;

/** Nats that the bars have room for: no training in the picture drives a word further out. */
export const ROOM = 6;

export const yOf = (nats: number) => FLOOR - (Math.min(nats, ROOM) / ROOM) * (FLOOR - TOP);
export const columnOf = ({ width }: MaskScene) => (width - LEFT - 2) / 8;
export const centreOf = (scene: MaskScene, i: number) => LEFT + columnOf(scene) * (i + 0.5);

/** What a target is called: a word, padding, or one of the marks. */
export function nameOf({ words }: MaskScene, target: number): string {
  if (target === PAD) return words.pad;
  if (target === SUFFIX) return words.parts.suffix;
  if (target === MIDDLE) return words.parts.middle;
  return WORDS[target] as string;
}
