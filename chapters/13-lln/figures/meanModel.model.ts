/** Running means of a law after n draws each: how far off they are, and how many of them the band holds. */

import { cauchyCdf } from '#math/cauchy.ts';
import { runningMoments } from '#math/runningMoments.ts';
import { standardError } from '#math/standardError.ts';
import type { MeanValues } from './meanParams.model.ts';
import { alwaysInside, BAND, drawAt, meanAt, type Path, pathsOf } from './meanPaths.model.ts';
import { CAUCHY_REACH, lawOf, type Source } from './sources.model.ts';

export interface MeanModel {
  readonly source: Source;
  /** How many draws were asked for, and how many each path has so far. */
  readonly n: number;
  readonly steps: number;
  readonly count: number;
  readonly seed: number;
  /** Whether there is anything to draw from. */
  readonly empty: boolean;
  readonly own: readonly number[];
  readonly shares: readonly number[];
  readonly range: readonly [low: number, high: number];
  /** Exact; NaN for a law that has none. */
  readonly mean: number;
  readonly sd: number;
  /** Half of the band, two standard errors. */
  readonly half: number;
  readonly paths: readonly Path[];
  readonly means: readonly number[];
  /** How many paths are inside the band now, of Cauchy's between the quartiles; and how many were at every step: NaN without a band. */
  readonly inside: number;
  readonly always: number;
}

/** The name of a sequence: the number of paths and their length are not in it. */
export const sequenceOf = ({ source, own, seed }: MeanValues): string =>
  `${source} ${seed}${source === 'own' ? ` ${own.join()}` : ''}`;

/** Of the mean of any number of Cauchy draws: half are within ±1, so many beyond the edge of the picture. */
export const CAUCHY_BEYOND = 2 * cauchyCdf(-CAUCHY_REACH);

const SLACK = 1e-9;

export function meanModel(values: MeanValues, drawn = values.n * values.paths): MeanModel {
  const { source, n, paths: count, own, seed } = values;
  const steps = Math.min(n, Math.max(1, Math.floor(drawn / count)));
  const law = lawOf(source, own);
  const fixed = { source, n, steps, count, seed, own };
  if (!law) {
    const range = [0.5, own.length + 0.5] as const;
    const none = { shares: [], range, mean: NaN, sd: NaN, half: NaN, paths: [], means: [], inside: 0, always: 0 };
    return { ...fixed, empty: true, ...none };
  }
  const { mean, sd, shares, range } = law;
  const paths = pathsOf(sequenceOf(values), law, seed, count, steps);
  const means = paths.map((path) => meanAt(path, steps));
  const banded = Number.isFinite(sd);
  const half = banded ? BAND * standardError(sd, steps) : NaN;
  const within = banded ? half + SLACK : 1;
  return {
    ...fixed,
    empty: false,
    shares,
    range,
    mean,
    sd,
    half,
    paths,
    means,
    inside: means.filter((x) => Math.abs(x - (banded ? mean : 0)) <= within).length,
    always: banded ? paths.filter((path) => alwaysInside(path, steps)).length : NaN,
  };
}

/** Spread of the first path's draws, estimated with n − 1; undefined for a single draw, which does not tell one. */
export function sampleSd({ paths: [first], steps }: MeanModel): number | undefined {
  if (!first) return undefined;
  const moments = runningMoments();
  for (let k = 1; k <= steps; k++) moments.add(drawAt(first, k));
  return moments.sd;
}

/** The first path's mean after so many draws; NaN if it has not come so far. */
export const firstMean = ({ paths: [first], steps }: MeanModel, step: number): number =>
  first && step <= steps ? meanAt(first, step) : NaN;
