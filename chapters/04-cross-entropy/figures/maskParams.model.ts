/**
 * Eight positions, which of them are scored, how the sentence is cut, and how long the smallest of all models has been
 * trained on them.
 */

import { flag, list, number, type Values } from '#spec/params.ts';

export const WORDS = ['床', '前', '明', '月', '光'] as const;
/** The numbers of padding and of the two marks that a cut sentence holds, after those of the words. */
export const PAD = 5;
export const SUFFIX = 6;
export const MIDDLE = 7;

const cut = (initial: number) => number({ min: 0, max: WORDS.length, step: 1, initial });

export const maskParams = {
  /** 1 where a position is scored, 0 where it is ignored: five words, then what fills the other three places. */
  scored: list({
    item: { min: 0, max: 1, step: 1 },
    minLength: 8,
    maxLength: 8,
    initial: [1, 1, 1, 1, 1, 0, 0, 0],
    added: 1,
  }),
  steps: number({ min: 0, max: 50, step: 1, initial: 0 }),
  /** Fill in the middle: the sentence is cut in three, and its middle comes last. */
  fim: flag({ initial: false }),
  /** How many words stand before each cut. */
  from: cut(2),
  to: cut(4),
};
export type MaskValues = Values<typeof maskParams>;
