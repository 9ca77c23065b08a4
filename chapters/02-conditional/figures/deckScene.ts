/** What the parts of the deck are drawn from, and where they stand. */

import type { Scene } from '#figure/view.ts';
import type { DeckWords } from '../words.ts';
import type { DeckModel, deck } from './Deck.model.ts';

export type DeckParams = typeof deck.params;
export type DeckScene = Scene<DeckParams, DeckModel, DeckWords>;

export const TOP = 4;
/** All rows of cards together. */
export const CARDS = 204;
export const EQUATION = 244;
export const STRIP = { x: 1, y: 300, height: 48 };
export const BARS = { y: 436, pitch: 27 };

/** The share of the strip that the cards left have, as far as they have been stretched. */
export const partLeft = ({ all, left, stretch }: DeckModel): number =>
  left === 0 ? 0 : left / (left + (all - left) * (1 - stretch));
