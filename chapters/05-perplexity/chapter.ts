/** Perplexity: the mean loss, said as a number of faces. */

import type { Chapter } from '#prose/chapter.ts';
import { type DieModel, type DieValues, die } from './figures/Die.model.ts';
import { OPENING } from './figures/dieParams.model.ts';
import { pool } from './figures/Pool.model.ts';
import { recap } from './figures/Recap.model.ts';
import { type UnitsModel, units } from './figures/Units.model.ts';

const near = (x: number, wanted: number, within: number) => Math.abs(x - wanted) < within;
/** The first three shares as the figure opens, and no fifth. */
const firstThree = ({ p }: DieValues) =>
  p.length === OPENING.p.length && OPENING.p.every((share, i) => i === 3 || near(p[i] as number, share, 1e-9));

export const chapter: Chapter = {
  title: { zh: '困惑度', en: 'Perplexity' },
  question: {
    zh: '模型猜下一个字，有时胸有成竹，有时毫无头绪。平均下来，它像是在掷一枚几面的骰子？',
    en: 'Guessing the next word, a model is sometimes sure and sometimes lost. On the whole, how many faces has the die it might as well be throwing?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    Die: { spec: die, numbered: true, load: async () => (await import('./figures/Die.tsx')).Die },
    Pool: { spec: pool, numbered: true, load: async () => (await import('./figures/Pool.tsx')).Pool },
    Units: { spec: units, numbered: true, load: async () => (await import('./figures/Units.tsx')).Units },
  },
  challenges: {
    million: {
      figure: 'die',
      now: 'faces',
      solved: (_: DieModel, values: DieValues) =>
        firstThree(values) && values.context === 0 && near(values.p[3] as number, 1e-6, 1e-9),
    },
    beyond: {
      figure: 'die',
      now: 'faces',
      solved: (model: DieModel) => model.V === 2 && near(model.faces, 10, 0.05),
    },
    untrained: {
      figure: 'units',
      now: 'loss',
      solved: (model: UnitsModel) => model.V === 50304 && near(model.loss, model.chance, 0.005),
    },
    recut: {
      figure: 'units',
      now: 'ppl',
      solved: (model: UnitsModel) => near(model.perCharacter, 1.47, 0.005) && near(model.faces, 10, 0.1),
    },
  },
  face: 'die',
};
