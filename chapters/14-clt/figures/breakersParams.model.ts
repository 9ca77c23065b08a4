/** What the reader can break: the tail of the terms, how much they have in common, and how evenly they are weighed. */

import { choice, number, type Values } from '#spec/params.ts';

export const breakersParams = {
  tail: choice({ choices: ['die', 'normal', 'pareto', 'cauchy'], initial: 'die' }),
  alpha: number({ min: 1, max: 4, step: 0.1, fine: 0.01, initial: 1.5 }),
  n: number({ min: 1, max: 1000, step: 0.1, scale: 'log', whole: true, initial: 30 }),
  correlation: number({ min: 0, max: 1, step: 0.01, initial: 0 }),
  concentration: number({ min: 0, max: 1, step: 0.01, fine: 0.0001, initial: 0 }),
};
export type BreakersParams = typeof breakersParams;
export type BreakersValues = Values<BreakersParams>;

/**
 * Each term is a part that all have in common and a part of its own: with these factors the terms have the given
 * correlation, and the spread of one term stays what it was.
 *
 * A Cauchy law has no variance to share out, but spreads that add up.
 */
export function partsOf({ tail, correlation }: Pick<BreakersValues, 'tail' | 'correlation'>): {
  readonly common: number;
  readonly own: number;
} {
  if (tail === 'cauchy') return { common: correlation, own: 1 - correlation };
  return { common: Math.sqrt(correlation), own: Math.sqrt(1 - correlation) };
}

/** The first weight is as large as the concentration says, and the rest is shared out evenly among all. */
export function weightsOf({ n, concentration }: Pick<BreakersValues, 'n' | 'concentration'>): {
  readonly first: number;
  readonly other: number;
  /** 1 / Σ w² */
  readonly effective: number;
} {
  const other = (1 - concentration) / n;
  const first = n === 1 ? 1 : concentration + other;
  return { first, other, effective: Math.max(1, 1 / (first * first + (n - 1) * other * other)) };
}
