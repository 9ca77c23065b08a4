/** Eight positions, which of them are scored, and how long the smallest of all models has been trained on them. */

import { list, number, type Values } from '#spec/params.ts';

/** What should come at each position, as a number of the word: five words, then padding. */
export const TARGETS = [0, 1, 2, 3, 4, 5, 5, 5] as const;
export const WORDS = ['床', '前', '明', '月', '光'] as const;
/** The number of the padding sign. */
export const PAD = 5;

export const maskParams = {
  /** 1 where a position is scored, 0 where it is ignored. */
  scored: list({
    item: { min: 0, max: 1, step: 1 },
    minLength: 8,
    maxLength: 8,
    initial: [1, 1, 1, 1, 1, 0, 0, 0],
    added: 1,
  }),
  steps: number({ min: 0, max: 50, step: 1, initial: 0 }),
};
export type MaskValues = Values<typeof maskParams>;
