/** Softmax: how scores of any size become shares that add up to 1. */

import type { Chapter } from '#prose/chapter.ts';
import { type DigitModel, type DigitValues, digit } from './figures/Digit.model.ts';
import { DRAWINGS } from './figures/digitParams.model.ts';
import { type PrintedValues, printed } from './figures/LastPercent.model.ts';
import { type OverflowModel, type OverflowValues, overflow } from './figures/OverflowBench.model.ts';
import { type PrizeModel, type PrizeValues, prize } from './figures/PrizeMachine.model.ts';
import { OPENING } from './figures/prizeParams.model.ts';
import { recap } from './figures/Recap.model.ts';
import { type SimplexValues, simplex } from './figures/Simplex.model.ts';

const near = (x: number, wanted: number, within: number) => Math.abs(x - wanted) < within;
const share = (model: PrizeModel, index: number) => model.bars[index]?.share ?? NaN;
const isSoftmax = (values: PrizeValues) => values.rule === 'exp' && values.base === 'e';
/** Whether the scores from the given bar on are the opening ones, moved by the same amount. */
const asOpened = (values: PrizeValues, from: number, moved = 0) =>
  values.logits.length === OPENING.logits.length &&
  OPENING.logits.every((z, i) => i < from || near(values.logits[i] as number, z + moved, 1e-9));

export const chapter: Chapter = {
  title: { zh: '把分数折成面积', en: 'Folding scores into area' },
  question: {
    zh: '分数可以是任何数，负的也行。怎样把几个分数变成几块面积，加起来不多不少，正好是 1？',
    en: 'Scores can be any numbers at all, even negative ones. How do they turn into areas that add up to exactly 1?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    PrizeMachine: {
      spec: prize,
      numbered: true,
      load: async () => (await import('./figures/PrizeMachine.tsx')).PrizeMachine,
    },
    Simplex: { spec: simplex, numbered: true, load: async () => (await import('./figures/Simplex.tsx')).Simplex },
    Digit: { spec: digit, numbered: true, load: async () => (await import('./figures/Digit.tsx')).Digit },
    OverflowBench: {
      spec: overflow,
      numbered: true,
      load: async () => (await import('./figures/OverflowBench.tsx')).OverflowBench,
    },
    LastPercent: {
      spec: printed,
      numbered: true,
      load: async () => (await import('./figures/LastPercent.tsx')).LastPercent,
    },
  },
  guess: 'share',
  challenges: {
    half: {
      figure: 'prize',
      now: 'p0',
      solved: (model: PrizeModel, values: PrizeValues) =>
        isSoftmax(values) && asOpened(values, 1) && near(share(model, 0), 0.5, 0.0005),
    },
    plus2: {
      figure: 'prize',
      now: 'p0',
      solved: (_: PrizeModel, values: PrizeValues) => isSoftmax(values) && asOpened(values, 0, 2),
    },
    ninetynine: {
      figure: 'prize',
      now: 'p0',
      solved: (model: PrizeModel, values: PrizeValues) =>
        isSoftmax(values) &&
        values.logits.length === 2 &&
        near(Math.max(share(model, 0), share(model, 1)), 0.99, 0.0005),
    },
    nothing: {
      figure: 'prize',
      now: 'sum',
      solved: (model: PrizeModel) => model.rule === 'relu' && model.empty,
    },
    same: {
      figure: 'simplex',
      now: 'q0',
      solved: (_: unknown, { logits: [a, b, c], shift }: SimplexValues) =>
        shift === 0 && a === 3 && near(a - (b as number), 1, 1e-9) && near((b as number) - (c as number), 1, 1e-9),
    },
    burst: {
      figure: 'overflow',
      now: 'p0',
      solved: (model: OverflowModel, { format, way, shift }: OverflowValues) =>
        format === 'float32' && way === 'naive' && shift < 88.735 && Number.isNaN(model.rows[0]?.shares[0]),
    },
    smear: {
      figure: 'digit',
      now: 'said',
      solved: ({ said, missing }: DigitModel, { strokes, scale, centre }: DigitValues) =>
        !missing && said === 8 && scale && centre && strokes.startsWith(DRAWINGS.three),
    },
    dearer: {
      figure: 'digit',
      now: 'cheapest',
      solved: ({ cheapest, three, edited }: DigitModel, { strokes, wrong8, wrong3 }: DigitValues) =>
        !edited &&
        strokes === DRAWINGS.like8 &&
        wrong8 === 1 &&
        cheapest === 8 &&
        wrong3 < (1.01 * three) / (1 - three),
    },
    printed997: {
      figure: 'printed',
      now: 'q3',
      solved: ({ share }: { readonly share: number }, _: PrintedValues) => near(share, 0.997, 0.00005),
    },
  },
  face: 'prize',
};
