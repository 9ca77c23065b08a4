/** Two lists over the whole vocabulary, bar r having 1/rˢ of the first, and how many of each every rule keeps. */

import { keptByK } from '#math/cutTopK.ts';
import { keptByP } from '#math/cutTopP.ts';
import { strictly } from '#math/strictly.ts';
import { VOCABULARY_SIZE } from '#math/vocabulary.ts';
import { number, type Values } from '#spec/params.ts';
import { keptByEta, keptByMinP, type Span, typicalSpan } from './fallingCuts.model.ts';
import { massOf, type Ranked, vocabularyAt } from './knifeShares.model.ts';

/** Exponents: 99% on one word, 200 words for nine tenths, and Zipf's own. */
export const SHAPES = { sum: 6.737, poem: 1.3733, zipf: 1 } as const;

const shape = (initial: number) => number({ min: 0.5, max: 8, step: 0.01, fine: 0.0001, initial });

export const promptsParams = {
  a: shape(SHAPES.sum),
  b: shape(SHAPES.poem),
  k: number({ min: 1, max: 1000, step: 0.1, initial: 50, scale: 'log', whole: true }),
  p: number({ min: 0.5, max: 0.99, step: 0.01, fine: 0.001, initial: 0.9 }),
  /** At 0 it is off: nothing lies below the threshold. */
  minp: number({ min: 0, max: 0.5, step: 0.01, fine: 0.001, initial: 0.1 }),
  find: number({ min: 1, max: VOCABULARY_SIZE, step: 0.1, scale: 'log', whole: true, initial: 1000 }),
};
export type PromptsValues = Values<typeof promptsParams>;

export const RULES = ['k', 'p', 'minp', 'typical', 'eta'] as const;
export type Rule = (typeof RULES)[number];
/** Of the two rules that nothing is dragged of: the mass, and an ε within what the authors of η suggest, 3e-4 to 4e-3. */
export const FIXED = { typical: 0.9, eta: 0.001 } as const;

export interface Kept {
  readonly rule: Rule;
  /** Ranks from here on, from 0: only typical sampling may leave out the first. */
  readonly from: number;
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
  readonly find: number;
  readonly a: Prompt;
  readonly b: Prompt;
}

/** Shares are falling powers of the rank, so that the average surprise is ln Σ + s · Σ p ln r. */
function entropyOf({ masses }: Ranked, exponent: number): number {
  let total = 0;
  for (let i = 1; i < masses.length; i++) total += (masses[i] as number) * Math.log(i + 1);
  return exponent * total - Math.log(masses[0] as number);
}

/** What does not change while k, p or min-p is dragged. */
const FIXED_CUTS = new WeakMap<Ranked, readonly Kept[]>();

function fixedCuts(ranked: Ranked, exponent: number): readonly Kept[] {
  const known = FIXED_CUTS.get(ranked);
  if (known) return known;
  const entropy = entropyOf(ranked, exponent);
  const eta = { from: 0, kept: keptByEta(ranked.masses, FIXED.eta, entropy) };
  const made = [
    cutOf(ranked, 'typical', typicalSpan(ranked.masses, FIXED.typical, entropy)),
    cutOf(ranked, 'eta', eta),
  ];
  FIXED_CUTS.set(ranked, made);
  return made;
}

function cutOf(ranked: Ranked, rule: Rule, { from, kept }: Span): Kept {
  const upTo = massOf(ranked, from + kept);
  return { rule, from, kept, mass: from > 0 ? strictly(upTo - massOf(ranked, from)) : upTo };
}

function promptOf(exponent: number, { k, p, minp }: PromptsValues): Prompt {
  // Dividing −ln r by T is the same as raising r to the power −1/T.
  const ranked = vocabularyAt(1 / exponent);
  const { masses, totals } = ranked;
  const first = (rule: Rule, kept: number) => cutOf(ranked, rule, { from: 0, kept });
  return {
    exponent,
    ranked,
    rules: [
      first('k', keptByK(masses, k, 'index')),
      first('p', keptByP(totals, p, 'reach')),
      first('minp', keptByMinP(masses, minp)),
      ...fixedCuts(ranked, exponent),
    ],
  };
}

export const promptsModel = (values: PromptsValues): PromptsModel => ({
  k: values.k,
  p: values.p,
  minp: values.minp,
  find: values.find,
  a: promptOf(values.a, values),
  b: promptOf(values.b, values),
});

export const ruleOf = (prompt: Prompt, rule: Rule): Kept => prompt.rules.find((each) => each.rule === rule) as Kept;
