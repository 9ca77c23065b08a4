/** Area: what it means to say that a probability is an area. */

import type { Chapter } from '#prose/chapter.ts';
import { type CakeModel, type CakeValues, cake } from './figures/Cake.model.ts';
import { type CupsModel, cups } from './figures/Cups.model.ts';
import { type DensityModel, type DensityValues, density } from './figures/Density.model.ts';
import { recap } from './figures/Recap.model.ts';

const near = (x: number, wanted: number, within: number) => Math.abs(x - wanted) < within;
/** Six bars that carry the numbers of a die. */
const isDie = ({ names }: CakeValues) => names.length === 6 && names.every((name, i) => name === String(i + 1));

export const chapter: Chapter = {
  title: { zh: '概率就是面积', en: 'A probability is an area' },
  question: {
    zh: '说一件事有三成的可能，这“三成”画出来是什么样子？',
    en: 'If something happens three times in ten, what does that “three in ten” look like?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    Cake: { spec: cake, numbered: true, load: async () => (await import('./figures/Cake.tsx')).Cake },
    Density: { spec: density, numbered: true, load: async () => (await import('./figures/Density.tsx')).Density },
    Cups: { spec: cups, numbered: true, load: async () => (await import('./figures/Cups.tsx')).Cups },
  },
  challenges: {
    tall: {
      figure: 'cake',
      now: 'toldHeight',
      solved: (model: CakeModel, values: CakeValues) =>
        values.size === 'few' && model.fair && model.bars.some(({ height, area }) => height > 1 && area <= 0.5),
    },
    loaded: {
      figure: 'cake',
      now: 'meanAndEntropy',
      solved: (model: CakeModel, values: CakeValues) =>
        values.size === 'few' && isDie(values) && near(model.meanFace, 4.5, 0.005) && model.entropy > 1.612,
    },
    one: {
      figure: 'density',
      now: 'peak',
      solved: (model: DensityModel, { unit }: DensityValues) => unit === 'm' && near(model.peakPerMetre, 1, 0.0005),
    },
    thin: {
      figure: 'density',
      now: 'area',
      solved: ({ from, to, sigma }: DensityModel) =>
        sigma === 0.01 && near(from, -0.001, 1e-9) && near(to, 0.001, 1e-9),
    },
    odd: {
      figure: 'density',
      now: 'printedPeak',
      solved: ({ points, sigma }: DensityModel) => sigma === 0.01 && points % 2 === 1 && points >= 11,
    },
    debt: {
      figure: 'cups',
      now: 'lowest',
      solved: ({ rule, negative, shares }: CupsModel) => rule === 'raw' && negative > 0 && shares.length > 0,
    },
  },
  face: 'cake',
};
