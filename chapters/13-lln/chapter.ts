/** The law of large numbers: when a sample may stand for the whole. */

import type { Chapter } from '#prose/chapter.ts';
import { type GradientModel, type GradientValues, gradient } from './figures/Gradient.model.ts';
import { type MeanModel, type MeanValues, mean } from './figures/Mean.model.ts';
import { type MemoriserModel, type MemoriserValues, memoriser } from './figures/Memoriser.model.ts';
import { recap } from './figures/Recap.model.ts';
import { type StreetModel, type StreetValues, street } from './figures/Street.model.ts';
import { type TrustModel, type TrustValues, trust } from './figures/Trust.model.ts';

const near = (x: number, wanted: number, within: number) => Math.abs(x - wanted) < within;
/** The losses as the figure opens with them, whatever the sentences. */
const asGiven = ({ sd, ppl }: TrustValues) => sd === 2.5 && ppl === 15.2;

export const chapter: Chapter = {
  title: { zh: '大数定律', en: 'The law of large numbers' },
  question: {
    zh: '人量不完，话也读不完。只看一部分，什么时候算数？',
    en: 'Nobody can measure everyone, or read everything ever written. When may a sample stand for the whole?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    Mean: { spec: mean, numbered: true, load: async () => (await import('./figures/Mean.tsx')).Mean },
    Street: { spec: street, numbered: true, load: async () => (await import('./figures/Street.tsx')).Street },
    Memoriser: {
      spec: memoriser,
      numbered: true,
      load: async () => (await import('./figures/Memoriser.tsx')).Memoriser,
    },
    Trust: { spec: trust, numbered: true, load: async () => (await import('./figures/Trust.tsx')).Trust },
    Gradient: { spec: gradient, numbered: true, load: async () => (await import('./figures/Gradient.tsx')).Gradient },
  },
  challenges: {
    half: {
      figure: 'mean',
      now: 'band',
      solved: (_: MeanModel, v: MeanValues) => v.source === 'die' && v.n === 400,
    },
    never: {
      figure: 'mean',
      now: 'farthest',
      solved: (model: MeanModel, v: MeanValues) =>
        v.source === 'cauchy' && model.steps >= 10_000 && model.means.some((x) => Math.abs(x) > 10),
    },
    mix: {
      figure: 'street',
      now: 'limit',
      solved: (_: StreetModel, v: StreetValues) => v.sample === 0.5,
    },
    eyes: {
      figure: 'gradient',
      now: 'end',
      solved: (model: GradientModel, v: GradientValues) => v.batch === 1 && model.from >= 2 && model.end < 0.3,
    },
    coin: {
      figure: 'memoriser',
      now: 'train',
      solved: (model: MemoriserModel, v: MemoriserValues) =>
        v.noise === 1 && model.train === 0 && near(model.fresh, Math.LN2, 1e-9),
    },
    interval: {
      figure: 'trust',
      now: 'effective',
      solved: (model: TrustModel, v: TrustValues) =>
        asGiven(v) && v.correlation === 0.3 && near(model.low, 10.75, 0.005) && near(model.high, 21.49, 0.005),
    },
    eight: {
      figure: 'trust',
      now: 'low',
      solved: (model: TrustModel, v: TrustValues) =>
        asGiven(v) && v.sentences === 10 && v.correlation > 0 && near(model.low, 8, 0.05),
    },
  },
  face: 'mean',
};
