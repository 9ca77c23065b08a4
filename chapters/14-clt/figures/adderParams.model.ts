/** What the reader sets at the adder: what is added up, how many of it, and on which axis it is looked at. */

import { choice, flag, list, number, type Values } from '#spec/params.ts';

/** A long tail to the right with a second hump: as far from a bell as a quick stroke gets. */
const HUMPS = Array.from({ length: 101 }, (_, i) =>
  Math.round(92 * Math.exp(-(((i - 14) / 7) ** 2)) + 46 * Math.exp(-(((i - 78) / 12) ** 2))),
);
export const MOST_POINTS = 101;

export const adderParams = {
  source: choice({ choices: ['die', 'coin', 'drawn'], initial: 'die' }),
  n: number({ min: 1, max: 60, step: 1, initial: 1 }),
  standardise: flag({ initial: true }),
  /** Fresh draws; one draw counted n times; one draw whose copies have a random sign each. */
  copies: choice({ choices: ['fresh', 'same', 'flipped'], initial: 'fresh' }),
  bars: list({ item: { min: 0, max: 100, step: 1 }, minLength: 2, maxLength: MOST_POINTS, initial: HUMPS, added: 50 }),
  /** Which bar the pencil stands on, from 1. */
  at: number({ min: 1, max: MOST_POINTS, step: 1, initial: 46 }),
};
export type AdderParams = typeof adderParams;
export type AdderValues = Values<AdderParams>;

export const drawn = {
  humps: HUMPS,
  tail: Array.from({ length: 101 }, (_, i) => Math.round(100 * Math.exp(-i / 11))),
  bell: Array.from({ length: 101 }, (_, i) => Math.round(100 * Math.exp(-(((i - 50) / 14) ** 2) / 2))),
  /** Nearly always 0, now and then 100. */
  rare: Array.from({ length: 101 }, (_, i) => (i === 0 ? 99 : i === 100 ? 1 : 0)),
} as const;
