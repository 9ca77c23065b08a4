/**
 * Two coins that may hang together: four areas in a square, cut in one order or in the other.
 *
 * P(both heads) = P(A) · P(B) + dependence · (as much as the two shares leave room for).
 */

import { choice, number, type Values } from '#spec/params.ts';

const chance = (initial: number) => number({ min: 0.05, max: 0.95, step: 0.05, fine: 0.01, initial });

export const coinsParams = {
  a: chance(0.5),
  b: chance(0.5),
  dependence: number({ min: -1, max: 1, step: 0.05, fine: 0.001, initial: 0 }),
  order: choice({ choices: ['ab', 'ba'], initial: 'ab' }),
};
export type CoinsValues = Values<typeof coinsParams>;

export interface CoinsModel extends CoinsValues {
  /** Both heads, A alone, B alone, neither. */
  readonly joint: readonly [both: number, onlyA: number, onlyB: number, neither: number];
  readonly both: number;
  /** P(B|A) and P(A|B). */
  readonly bGivenA: number;
  readonly aGivenB: number;
  /** P(B| not A) and P(A| not B). */
  readonly bWithoutA: number;
  readonly aWithoutB: number;
  /** P(A) · P(B). */
  readonly naive: number;
}

/** How far P(both) can be from P(A) · P(B), on the side of the sign. */
function room(a: number, b: number, up: boolean): number {
  return up ? Math.min(a, b) - a * b : a * b - Math.max(0, a + b - 1);
}

export function coinsModel(values: CoinsValues): CoinsModel {
  const { a, b, dependence } = values;
  const naive = a * b;
  const both = Math.max(0, Math.min(a, b, naive + dependence * room(a, b, dependence > 0)));
  // What rounding leaves of a share that should be 0 is 0.
  const share = (x: number) => (x < 1e-12 ? 0 : x);
  const joint = [share(both), share(a - both), share(b - both), share(1 - a - b + both)] as const;
  return {
    ...values,
    joint,
    both: joint[0],
    bGivenA: joint[0] / a,
    aGivenB: joint[0] / b,
    bWithoutA: joint[2] / (1 - a),
    aWithoutB: joint[1] / (1 - b),
    naive,
  };
}

/** The dependence at which both together have a share; the nearest one, if none has it. */
export function dependenceFor({ a, b }: Pick<CoinsValues, 'a' | 'b'>, both: number): number {
  const off = both - a * b;
  return Math.max(-1, Math.min(1, off / room(a, b, off > 0)));
}
