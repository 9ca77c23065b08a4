/** Top-k and top-p: which bars the die is allowed to land on. */

import type { Chapter } from '#prose/chapter.ts';
import { type GreedyModel, type GreedyValues, greedy } from './figures/GreedyTrap.model.ts';
import { type KnifeModel, type KnifeValues, knife } from './figures/Knife.model.ts';
import { EIGHT, OPENING } from './figures/knifeParams.model.ts';
import { type TailModel, type TailValues, tail } from './figures/LongTail.model.ts';
import { type OrderModel, type OrderValues, order } from './figures/Order.model.ts';
import { type PromptsModel, type PromptsValues, prompts } from './figures/Prompts.model.ts';
import { recap } from './figures/Recap.model.ts';

const near = (x: number, wanted: number, within: number) => Math.abs(x - wanted) < within;
const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((x, i) => x === b[i]);

/** The four scores of the chapter, cut by top-p as described. */
const opened = (v: KnifeValues) =>
  v.size === 'few' &&
  v.bars === 'scores' &&
  same(v.logits, OPENING.logits) &&
  v.method === 'top-p' &&
  v.rule === 'reach';
/** The shares that the greedy trap opens with. */
const GREEDY = [0.5, 0.4, 0.4, 0.9, 0.5];
const given = (v: KnifeValues, shares: readonly number[]) =>
  v.size === 'few' && v.bars === 'shares' && v.T === 1 && same(v.shares, shares);

export const chapter: Chapter = {
  title: { zh: '切蛋糕', en: 'Cutting the cake' },
  question: {
    zh: '五万个候选，个个都有份额。哪些该留下，哪些该切掉？',
    en: 'Fifty thousand candidates, each with a share of its own. Which should stay, and which should be cut away?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    Knife: { spec: knife, numbered: true, load: async () => (await import('./figures/Knife.tsx')).Knife },
    Prompts: { spec: prompts, numbered: true, load: async () => (await import('./figures/Prompts.tsx')).Prompts },
    Order: { spec: order, numbered: true, load: async () => (await import('./figures/Order.tsx')).Order },
    GreedyTrap: {
      spec: greedy,
      numbered: true,
      load: async () => (await import('./figures/GreedyTrap.tsx')).GreedyTrap,
    },
    LongTail: { spec: tail, numbered: true, load: async () => (await import('./figures/LongTail.tsx')).LongTail },
  },
  challenges: {
    second: {
      figure: 'knife',
      now: 'keptFew',
      solved: (model: KnifeModel, v: KnifeValues) => opened(v) && v.p === 0.7 && model.kept === 2 && v.T < 1.0375,
    },
    readings: {
      figure: 'knife',
      now: 'keptFew',
      solved: (model: KnifeModel, v: KnifeValues) =>
        v.method === 'top-p' && given(v, [0.5, 0.25, 0.125, 0.125]) && v.p === 0.75 && model.kept === 3,
    },
    none: {
      figure: 'knife',
      now: 'keptFew',
      solved: (model: KnifeModel, v: KnifeValues) =>
        v.method === 'top-p' && given(v, [0.99, 0.005, 0.005]) && v.p === 0.9 && model.kept === 0,
    },
    eight: {
      figure: 'knife',
      now: 'keptFew',
      solved: (model: KnifeModel, v: KnifeValues) =>
        v.method === 'top-k' && given(v, EIGHT.shares) && model.k === 4 && model.kept === 4,
    },
    poem: {
      figure: 'prompts',
      now: 'keptBP',
      solved: (model: PromptsModel, v: PromptsValues) =>
        v.p === 0.9 && v.b === 1 && model.b.rules.some(({ rule, kept }) => rule === 'p' && kept === 16_083),
    },
    order: {
      figure: 'order',
      now: 'kept',
      solved: (model: OrderModel, v: OrderValues) =>
        v.T === 3 &&
        v.p === 0.7 &&
        v.way === 'logits' &&
        same(v.logits, OPENING.logits) &&
        v.order.indexOf('p') < v.order.indexOf('T') &&
        model.stages[3]?.kept === 1,
    },
    beam: {
      figure: 'greedy',
      now: 'found',
      solved: (model: GreedyModel, v: GreedyValues) =>
        same([v.a, v.b, v.a1, v.b1, v.c1], GREEDY) && v.width === 2 && model.found === model.best,
    },
    sock: {
      figure: 'tail',
      now: 'once',
      solved: (model: TailModel, v: TailValues) => v.epsilon === 1e-4 && near(model.once, 0.5, 5e-5),
    },
  },
  face: 'knife',
};
