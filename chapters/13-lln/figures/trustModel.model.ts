/** How far a measured perplexity may be from the true one, when losses of one sentence lean the same way. */

import { drawNormal } from '#math/drawNormal.ts';
import { normalBetween } from '#math/normal.ts';
import { uniform } from '#math/random.ts';
import { number, seed, type Values } from '#spec/params.ts';
import { MOST } from './meanColumns.model.ts';

/** Tokens in a sentence. */
export const TOKENS = 20;
/** Test sets that are drawn. */
const SETS = 20;
/** So many standard errors either way hold 95% of a bell. */
export const NINETY_FIVE = 1.96;

export const trustParams = {
  sentences: number({ min: 1, max: MOST, step: 0.1, scale: 'log', whole: true, initial: 10 }),
  sd: number({ min: 0.5, max: 4, step: 0.1, fine: 0.01, initial: 2.5 }),
  correlation: number({ min: 0, max: 0.9, step: 0.05, fine: 0.001, initial: 0 }),
  ppl: number({ min: 2, max: 200, step: 0.05, scale: 'log', initial: 15.2 }),
  seed: seed({ initial: 6 }),
};
export type TrustValues = Values<typeof trustParams>;

export interface TestSet {
  readonly ppl: number;
  /** Whether its interval holds the true perplexity: the right interval, and the one that takes tokens as independent. */
  readonly holds: boolean;
  readonly claims: boolean;
}

export interface TrustModel {
  readonly sentences: number;
  readonly sd: number;
  readonly correlation: number;
  readonly ppl: number;
  readonly seed: number;
  readonly tokens: number;
  /** How many times the variance of the mean grows, and how many independent tokens are worth as much. */
  readonly design: number;
  readonly effective: number;
  /** Standard error of the mean loss, in nats, and what it would be for independent tokens. */
  readonly se: number;
  readonly naive: number;
  readonly low: number;
  readonly high: number;
  /** How often the interval that takes tokens as independent holds the truth. */
  readonly coverage: number;
  readonly sets: readonly TestSet[];
}

let luck: { readonly seed: number; readonly z: readonly number[] } | undefined;

/** How many standard errors each test set is off: the same luck as long as the seed stays. */
function luckOf(seed: number): readonly number[] {
  if (luck?.seed !== seed) {
    const next = uniform(seed);
    luck = { seed, z: Array.from({ length: SETS }, () => drawNormal(next)) };
  }
  return luck.z;
}

/**
 * Losses are taken as normal, with the same correlation between any two tokens of a sentence: then the mean loss of a
 * test set is exactly normal, and one draw stands for the whole set.
 */
export function trustModel({ sentences, sd, correlation, ppl, seed }: TrustValues): TrustModel {
  const tokens = sentences * TOKENS;
  const design = 1 + (TOKENS - 1) * correlation;
  const naive = sd / Math.sqrt(tokens);
  const se = naive * Math.sqrt(design);
  const reach = NINETY_FIVE * se;
  const claimed = NINETY_FIVE / Math.sqrt(design);
  return {
    sentences,
    sd,
    correlation,
    ppl,
    seed,
    tokens,
    design,
    effective: tokens / design,
    se,
    naive,
    low: ppl * Math.exp(-reach),
    high: ppl * Math.exp(reach),
    coverage: normalBetween(-claimed, claimed),
    sets: luckOf(seed).map((z) => ({
      ppl: ppl * Math.exp(se * z),
      holds: Math.abs(z) <= NINETY_FIVE,
      claims: Math.abs(z) <= claimed,
    })),
  };
}
