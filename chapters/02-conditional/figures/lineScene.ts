/** What the parts of the typed line are drawn from, and where they stand. */

import type { Scene } from '#figure/view.ts';
import type { LineWords } from '../words.ts';
import type { LineModel, line } from './Line.model.ts';

export type LineParams = typeof line.params;
export type LineScene = Scene<LineParams, LineModel, LineWords>;

export const TOKENS = { y: 26, knob: 56 };
/** Words of a chain, its bar below them, and the next chain. */
export const CHAIN = { y: 108, pitch: 76, words: 0, second: 20, bar: 30, height: 26 };
export const LOW = CHAIN.y + 2 * CHAIN.pitch + CHAIN.bar + CHAIN.height;
