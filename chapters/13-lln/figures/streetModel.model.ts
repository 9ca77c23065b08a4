/** People measured in a street where women are rarer, or more common, than in the population that is asked about. */

import { drawNormal } from '#math/drawNormal.ts';
import { uniform } from '#math/random.ts';
import { standardError } from '#math/standardError.ts';
import { number, seed, type Values } from '#spec/params.ts';
import { MOST } from './meanColumns.model.ts';
import { BAND } from './meanPaths.model.ts';
import { heightMean, heightSd, MEN, WITHIN, WOMEN } from './people.model.ts';

export const streetParams = {
  sample: number({ min: 0, max: 1, step: 0.01, fine: 0.001, initial: 0.3 }),
  population: number({ min: 0, max: 1, step: 0.01, fine: 0.001, initial: 0.49 }),
  n: number({ min: 1, max: MOST, step: 0.1, scale: 'log', whole: true, initial: 100 }),
  seed: seed({ initial: 4 }),
};
export type StreetValues = Values<typeof streetParams>;

/** What an article prints for so many people, as if it went to the mean of all Chinese. */
export const PRINTED: readonly (readonly [n: number, mean: number])[] = [
  [10, 172.3],
  [100, 169.8],
  [1000, 170.3],
  [10_000, 170.1],
];

export interface StreetModel {
  readonly sample: number;
  readonly population: number;
  readonly n: number;
  readonly seed: number;
  /** What the sample's mean converges to, and what it should. */
  readonly limit: number;
  readonly truth: number;
  readonly bias: number;
  readonly sd: number;
  /** Two standard errors. */
  readonly half: number;
  /** The mean of the n people who were met, and whether two standard errors about it hold the truth. */
  readonly observed: number;
  readonly holds: boolean;
  /** From how many people on the band about the limit leaves the truth outside; ∞ without a bias. */
  readonly misled: number;
}

interface Crowd {
  readonly seed: number;
  /** Who is a woman: whoever's number is below the share. */
  readonly sex: Float64Array;
  /** Sums of how tall people are for their sex, in standard deviations. */
  readonly tall: Float64Array;
}

let crowd: Crowd | undefined;

/** The same people as long as the seed stays, in the order in which they come along. */
function crowdOf(seed: number, n: number): Crowd {
  const size = n <= 1000 ? 1000 : MOST;
  if (crowd?.seed === seed && crowd.sex.length >= n) return crowd;
  const next = uniform(seed);
  const sex = new Float64Array(size);
  const tall = new Float64Array(size);
  for (let i = 0, total = 0; i < size; i++) {
    sex[i] = next();
    total += drawNormal(next);
    tall[i] = total;
  }
  crowd = { seed, sex, tall };
  return crowd;
}

function observedIn({ sex, tall }: Crowd, share: number, n: number): number {
  let women = 0;
  for (let i = 0; i < n; i++) if ((sex[i] as number) < share) women++;
  return heightMean(women / n) + (WITHIN * (tall[n - 1] as number)) / n;
}

export function streetModel({ sample, population, n, seed }: StreetValues): StreetModel {
  const limit = heightMean(sample);
  const truth = heightMean(population);
  // The difference of the shares is rounded as they are, so that equal shares have no bias at all.
  const bias = Number(((population - sample) * (MEN - WOMEN)).toFixed(9)) + 0;
  const sd = heightSd(sample);
  const half = BAND * standardError(sd, n);
  const observed = observedIn(crowdOf(seed, n), sample, n);
  return {
    sample,
    population,
    n,
    seed,
    limit,
    truth,
    bias,
    sd,
    half,
    observed,
    holds: Math.abs(observed - truth) <= half,
    misled: bias === 0 ? Infinity : Math.floor(((BAND * sd) / bias) ** 2) + 1,
  };
}
