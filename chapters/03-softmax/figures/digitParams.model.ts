/** What can be changed about the digit pad, and the drawings it can be given. */

import { choice, flag, number, text, type Values } from '#spec/params.ts';
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
  truth: choice({ choices: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], initial: '3' }),
  /** What it costs to say 8 where a 3 is meant, and 3 where an 8 is; every other mistake costs 1. */
  wrong8: number(cost),
  wrong3: number(cost),
  /** Beside the pad: the ten shares, or the inside of the network, of which one unit is looked at. */
  panel: choice({ choices: ['shares', 'inside'], initial: 'shares' }),
  unit: number({ min: 0, max: 127, step: 1, initial: 104 }),
  /** Where the pen is, from the left and from below, and whether it is on the paper. */
  x: number({ ...place, initial: 18 }),
  y: number({ ...place, initial: 17 }),
  ink: flag({ initial: false }),
};
export type DigitValues = Values<typeof digitParams>;
