/** The central limit theorem: when adding up makes a bell, and when it does not. */

import type { Chapter } from '#prose/chapter.ts';
import { type AdderModel, type AdderValues, adder } from './figures/Adder.model.ts';
import { type BreakersModel, type BreakersValues, breakers } from './figures/Breakers.model.ts';
import { type DemoModel, type DemoValues, demo } from './figures/Demo.model.ts';
import { type GaltonModel, type GaltonValues, galton } from './figures/Galton.model.ts';
import { recap } from './figures/Recap.model.ts';
import { type ZoomModel, type ZoomValues, zoom } from './figures/Zoom.model.ts';

/** As four places show it. */
const near = (x: number | undefined, wanted: number) => x !== undefined && Math.abs(x - wanted) < 0.00005;

export const chapter: Chapter = {
  title: { zh: '中心极限定理', en: 'The central limit theorem' },
  question: {
    zh: '许多东西加在一起，什么时候会成钟形，什么时候不会？',
    en: 'When does adding up many things make a bell, and when does it not?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    Adder: { spec: adder, numbered: true, load: async () => (await import('./figures/Adder.tsx')).Adder },
    Galton: { spec: galton, numbered: true, load: async () => (await import('./figures/Galton.tsx')).Galton },
    Zoom: { spec: zoom, numbered: true, load: async () => (await import('./figures/Zoom.tsx')).Zoom },
    Breakers: { spec: breakers, numbered: true, load: async () => (await import('./figures/Breakers.tsx')).Breakers },
    Demo: { spec: demo, numbered: true, load: async () => (await import('./figures/Demo.tsx')).Demo },
  },
  challenges: {
    dice: {
      figure: 'adder',
      now: 'ks',
      solved: ({ gap, n }: AdderModel, { source, copies }: AdderValues) =>
        source === 'die' && copies === 'fresh' && n === 10 && near(gap?.size, 0.0371),
    },
    stubborn: {
      figure: 'adder',
      now: 'ks',
      solved: ({ gap, n }: AdderModel, { source, copies }: AdderValues) =>
        source === 'drawn' && copies === 'fresh' && n === 60 && (gap?.size ?? 0) > 0.2,
    },
    lens: {
      figure: 'zoom',
      now: 'seen',
      solved: ({ n }: ZoomModel, { lens }: ZoomValues) => n === 1000 && lens === 1,
    },
    cauchy: {
      figure: 'breakers',
      now: 'beyondLong',
      solved: ({ n }: BreakersModel, { tail }: BreakersValues) => tail === 'cauchy' && n === 1000,
    },
    copies: {
      figure: 'breakers',
      now: 'ks',
      solved: ({ n, gap }: BreakersModel, { tail, correlation }: BreakersValues) =>
        tail === 'die' && n === 30 && correlation === 1 && near(gap.size, 0.1434),
    },
    tests: {
      figure: 'demo',
      now: 'ks',
      solved: ({ signs }: DemoModel, { n, W, x }: DemoValues) =>
        n === 8 && W === 'signs' && x === 0.5 && near(signs.gap.size, 0.09819),
    },
    million: {
      figure: 'galton',
      now: 'gap',
      solved: ({ drawn, gap }: GaltonModel, { kind }: GaltonValues) =>
        kind === 'dice' && drawn >= 1_000_000 && gap < 0.002,
    },
  },
  face: 'adder',
};
