/** Two lists over the whole vocabulary, bar r having 1/rˢ of the first, and how many of each every rule keeps. */

import { number, type Values } from '#spec/params.ts';
import { keptByK, keptByMinP, keptByP } from './fallingCuts.model.ts';
import { massOf, type Ranked, vocabularyAt } from './knifeShares.model.ts';

/** Exponents: 99% on one word, 200 words for nine tenths, and Zipf's own. */
export const SHAPES = { sum: 6.737, poem: 1.3733, zipf: 1 } as const;

const shape = (initial: number) => number({ min: 0.5, max: 8, step: 0.01, fine: 0.0001, initial });

export const promptsParams = {
  a: shape(SHAPES.sum),
  b: shape(SHAPES.poem),
  k: number({ min: 1, max: 1000, step: 0.1, initial: 50, scale: 'log', whole: true }),
  p: number({ min: 0.5, max: 0.99, step: 0.01, fine: 0.001, initial: 0.9 }),
  minp: number({ min: 0.01, max: 0.5, step: 0.01, fine: 0.001, initial: 0.1 }),
};
export type PromptsValues = Values<typeof promptsParams>;

export type Rule = 'k' | 'p' | 'minp';
export interface Kept {
  readonly rule: Rule;
  readonly kept: number;
  readonly mass: number;
}

export interface Prompt {
  readonly exponent: number;
  readonly ranked: Ranked;
  readonly rules: readonly Kept[];
}

export interface PromptsModel {
  readonly k: number;
  readonly p: number;
  readonly minp: number;
  readonly a: Prompt;
  readonly b: Prompt;
}

function promptOf(exponent: number, { k, p, minp }: PromptsValues): Prompt {
  // Dividing −ln r by T is the same as raising r to the power −1/T.
  const ranked = vocabularyAt(1 / exponent);
  const { masses, totals } = ranked;
  const by = (rule: Rule, kept: number): Kept => ({ rule, kept, mass: massOf(ranked, kept) });
  return {
    exponent,
    ranked,
    rules: [
      by('k', keptByK(masses, k, 'index')),
      by('p', keptByP(totals, p, 'reach')),
      by('minp', keptByMinP(masses, minp)),
    ],
  };
}

export const promptsModel = (values: PromptsValues): PromptsModel => ({
  k: values.k,
  p: values.p,
  minp: values.minp,
  a: promptOf(values.a, values),
  b: promptOf(values.b, values),
});

export const ruleOf = (prompt: Prompt, rule: Rule): Kept => prompt.rules.find((each) => each.rule === rule) as Kept;
