/** What can be changed about the digit pad, and the drawings it can be given. */

import { choice, flag, list, number, text, type Values } from '#spec/params.ts';
import { CELLS, LONGEST } from './digitStrokes.model.ts';

export const DRAWINGS = {
  three: 'jjkhmepdrbubxbzbCdFfGhGjGmEoDqBsxtuutvuvywCxEyGBIEIGHJGMDOAPxRtQqQoPlNjLiK',
  /** A 3 whose ends curl back to its waist. */
  like8: 'nommljlhlfndpcrauaxazaCcFeFgFjFmDoBqAsxtvuuvvvzwCyEAFCHFHHGKFNCOzQxRtQqQoPmNkLkJkHlFmE',
  /** Small, and in a corner. */
  nine: 'WATyRxOxMzKBKELGNJQJTIUFWDWAWzWDWKVOVSTVTX',
} as const;

const cost = { min: 0.1, max: 10, step: 0.1, fine: 0.01, initial: 1, scale: 'log' } as const;
const place = { min: 0, max: CELLS - 1, step: 2, fine: 1 } as const;

export const digitParams = {
  strokes: text({ initial: DRAWINGS.three, maxLength: LONGEST, only: /^[\w.-]*$/ }),
  scale: flag({ initial: true }),
  centre: flag({ initial: true }),
  T: number({ min: 0.05, max: 20, step: 0.05, fine: 0.001, digits: 4, initial: 1, scale: 'log' }),
  p: number({ min: 0.05, max: 1, step: 0.01, initial: 1 }),
  truth: choice({ choices: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], initial: '3' }),
  /** What it costs to say 8 where a 3 is meant, and 3 where an 8 is; every other mistake costs 1. */
  wrong8: number(cost),
  wrong3: number(cost),
  /** Beside the pad: the ten shares, or the inside of the network: one hidden unit, or all ten rows as templates. */
  panel: choice({ choices: ['shares', 'inside', 'rows'], initial: 'shares' }),
  unit: number({ min: 0, max: 127, step: 1, initial: 104 }),
  /** The reader's own scores, from that of 0; the network gives those that are missing. */
  logits: list({
    item: { min: -60, max: 60, step: 0.1, fine: 0.001 },
    minLength: 0,
    maxLength: 10,
    initial: [],
    added: 0,
  }),
  /** Which printed shares are shown: of a plain 3, or of a hesitant one. */
  print: choice({ choices: ['none', 'plain', 'hesitant'], initial: 'none' }),
  /** Where the pen is, from the left and from below, and whether it is on the paper. */
  x: number({ ...place, initial: 18 }),
  y: number({ ...place, initial: 17 }),
  ink: flag({ initial: false }),
};
export type DigitValues = Values<typeof digitParams>;
