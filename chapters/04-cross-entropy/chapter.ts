/** Cross-entropy: a guess is marked by the area it put on what came. */

import type { Chapter } from '#prose/chapter.ts';
import { type GradesModel, grades } from './figures/GradeBook.model.ts';
import { type MaskModel, mask } from './figures/Mask.model.ts';
import { type PenaltyModel, penalty } from './figures/PenaltyCurve.model.ts';
import { recap } from './figures/Recap.model.ts';
import { type DialsModel, dials } from './figures/ThreeDials.model.ts';
import { type TwiceModel, twice } from './figures/TwiceSoftmax.model.ts';
import { type TwoModel, two } from './figures/TwoDistributions.model.ts';

const near = (x: number, wanted: number, within: number) => Math.abs(x - wanted) < within;
const sharesNear = (shares: readonly number[], wanted: readonly number[], within: number) =>
  shares.length === wanted.length && wanted.every((w, i) => near(shares[i] as number, w, within));
const whole = (share: number | undefined) => Math.round(100 * (share ?? NaN));

export const chapter: Chapter = {
  title: { zh: '你在正确答案上摆了多少面积', en: 'How much area you put on the right answer' },
  question: {
    zh: '模型押的不是一个字，而是一整条带子。字揭晓以后，这条带子该怎么打分？',
    en: 'A model bets not on one word but with a whole strip. When the word is known, how should the strip be marked?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    PenaltyCurve: {
      spec: penalty,
      numbered: true,
      load: async () => (await import('./figures/PenaltyCurve.tsx')).PenaltyCurve,
    },
    GradeBook: { spec: grades, numbered: true, load: async () => (await import('./figures/GradeBook.tsx')).GradeBook },
    TwoDistributions: {
      spec: two,
      numbered: true,
      load: async () => (await import('./figures/TwoDistributions.tsx')).TwoDistributions,
    },
    ThreeDials: {
      spec: dials,
      numbered: true,
      load: async () => (await import('./figures/ThreeDials.tsx')).ThreeDials,
    },
    TwiceSoftmax: {
      spec: twice,
      numbered: true,
      load: async () => (await import('./figures/TwiceSoftmax.tsx')).TwiceSoftmax,
    },
    Mask: { spec: mask, numbered: true, load: async () => (await import('./figures/Mask.tsx')).Mask },
  },
  challenges: {
    millionth: {
      figure: 'penalty',
      now: 'four',
      solved: ({ p }: PenaltyModel) => near(p, 1e-6, 1e-10),
    },
    poem: {
      figure: 'two',
      now: 'CE',
      solved: ({ bars }: TwoModel) =>
        bars[0]?.p === 1 && [86, 9, 4].every((percent, i) => whole(bars[i]?.q) === percent),
    },
    cheaper: {
      figure: 'grades',
      now: 'ahead',
      solved: ({ students: [, ben, cleo] }: GradesModel) =>
        ben !== undefined && cleo !== undefined && ben.onTop && !cleo.onTop && cleo.loss < ben.loss,
    },
    smallest: {
      figure: 'two',
      now: 'CE',
      solved: ({ bars }: TwoModel) =>
        sharesNear(
          bars.map(({ p }) => p),
          [0.6, 0.3, 0.1],
          1e-6,
        ) &&
        sharesNear(
          bars.map(({ q }) => q),
          [0.6, 0.3, 0.1],
          0.0005,
        ),
    },
    short: {
      figure: 'dials',
      now: 'bits',
      solved: ({ code, dials: { file, kl } }: DialsModel) =>
        code === 'huffman' && near(file.value, file.least, 1e-6) && kl.value > 0.05,
    },
    floor: {
      figure: 'twice',
      now: 'loss',
      solved: ({ classes, pass, loss, floor }: TwiceModel) =>
        classes === 10 && pass === 'probabilities' && loss - floor < 0.0005,
    },
    padding: {
      figure: 'mask',
      now: 'pad',
      solved: ({ divisor, pad, steps }: MaskModel) => divisor === 8 && steps === 50 && near(pad, 0.375, 0.001),
    },
  },
  face: 'penalty',
};
