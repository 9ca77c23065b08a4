/** Temperature: all scores divided by one number, and what that does to the shares. */

import type { Chapter } from '#prose/chapter.ts';
import { type DialModel, type DialValues, dial } from './figures/Dial.model.ts';
import { OPENING } from './figures/dialParams.model.ts';
import { isOpening } from './figures/dialShares.model.ts';
import { tailAfter, vocabularyAt } from './figures/dialVocabulary.model.ts';
import { type LimitsModel, type LimitsValues, limits } from './figures/Limits.model.ts';
import { recap } from './figures/Recap.model.ts';
import { type TextModel, text } from './figures/Text.model.ts';
import { rareShare } from './figures/textReadouts.model.ts';
import { type WellsModel, type WellsValues, wells } from './figures/Wells.model.ts';

const near = (x: number, wanted: number, within: number) => Math.abs(x - wanted) < within;
/** The first word at this share to all the digits shown, by turning the dial alone: T needs four. */
const firstAt = (share: number) => ({
  figure: 'dial',
  now: 'q0',
  solved: (model: DialModel, values: DialValues) =>
    values.size === 'few' && isOpening(values.logits) && near(model.bars[0]?.share ?? NaN, share, 0.00005),
});
/** Pieces of which shares can be told. */
const ENOUGH = 20;

export const chapter: Chapter = {
  title: { zh: '压扁还是堆尖', en: 'Flatten or sharpen' },
  question: {
    zh: '把所有分数都除以同一个数 T，份额会怎么变？这个 T 为什么叫温度？',
    en: 'Divide every score by the same number T: what becomes of the shares? And why is T called a temperature?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    Dial: { spec: dial, numbered: true, load: async () => (await import('./figures/Dial.tsx')).Dial },
    Wells: { spec: wells, numbered: true, load: async () => (await import('./figures/Wells.tsx')).Wells },
    Limits: { spec: limits, numbered: true, load: async () => (await import('./figures/Limits.tsx')).Limits },
    Text: { spec: text, numbered: true, load: async () => (await import('./figures/Text.tsx')).Text },
  },
  guess: 'share',
  challenges: {
    at59: firstAt(0.59),
    at95: firstAt(0.95),
    at35: firstAt(0.35),
    row3: {
      figure: 'dial',
      now: 'printedSum',
      solved: (_: DialModel, { printed, T, logits, size }: DialValues) =>
        printed && T === 3 && size === 'few' && isOpening(logits),
    },
    tail: {
      figure: 'dial',
      now: 'wordsTail',
      solved: (_: DialModel, { size, T }: DialValues) =>
        size === 'vocabulary' && near(tailAfter(vocabularyAt(T), 1000), 0.5, 0.007),
    },
    together: {
      figure: 'wells',
      now: 'moved',
      solved: (_: WellsModel, { stretch }: WellsValues) => stretch >= 2,
    },
    tie: {
      figure: 'limits',
      now: 'q0',
      solved: (_: LimitsModel, { T, logits }: LimitsValues) => T === 0 && logits.join() === '2,2,1',
    },
    turned: {
      figure: 'limits',
      now: 'T',
      solved: (_: LimitsModel, { T, logits }: LimitsValues) => T === -1 && logits.join() === OPENING.logits.join(),
    },
    noise: {
      figure: 'text',
      now: 'rare',
      solved: ({ lanes: [, drawn] }: TextModel) =>
        drawn?.whole === true && drawn.pieces.length >= ENOUGH && rareShare(drawn) >= 0.5,
    },
    circles: {
      figure: 'text',
      now: 'repeatedGreedy',
      solved: ({ lanes: [greedy] }: TextModel) => (greedy?.fours ?? 0) >= 0.8,
    },
  },
  face: 'dial',
};
