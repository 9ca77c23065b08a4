/** The adder: the law of one draw, the law of the sum, and how far that is from its bell. */

import { latticeMoments } from '#math/latticeMoments.ts';
import { type Lattice, sourceOf, sumLaw } from './adderLaw.model.ts';
import type { AdderValues } from './adderParams.model.ts';
import { type Gap, stairsGap } from './gap.model.ts';

export interface AdderModel {
  readonly source: AdderValues['source'];
  readonly copies: AdderValues['copies'];
  readonly n: number;
  readonly standardise: boolean;
  /** Undefined if every bar is 0: nothing to draw from. */
  readonly one: Lattice | undefined;
  readonly sum: Lattice | undefined;
  readonly mean: number;
  readonly sd: number;
  /** NaN without a width. */
  readonly skewness: number;
  /** Mean and sd of the average of the n draws. */
  readonly averageMean: number;
  readonly averageSd: number;
  /** Undefined if all is on one point: no bell has width 0. */
  readonly gap: Gap | undefined;
  /** The bar under the pencil, from 0, and its height. */
  readonly at: number;
  readonly height: number;
}

const NOTHING = { mean: NaN, sd: NaN, skewness: NaN, averageMean: NaN, averageSd: NaN, gap: undefined };

export function adderModel(values: AdderValues): AdderModel {
  const { source, copies, n, standardise, bars } = values;
  const one = sourceOf(values);
  const at = Math.min(values.at, bars.length) - 1;
  const told = { source, copies, n, standardise, one, at, height: bars[at] as number };
  if (!one) return { ...told, sum: undefined, ...NOTHING };
  const sum = sumLaw(one, n, copies);
  const { mean, sd, skewness = NaN } = latticeMoments(sum.masses, sum.from, sum.step);
  return {
    ...told,
    sum,
    mean,
    sd,
    skewness: Math.abs(skewness) < 1e-10 ? 0 : skewness,
    averageMean: mean / n,
    averageSd: sd / n,
    gap: sd > 0 ? stairsGap(sum.masses, (mean - sum.from) / sum.step, sd / sum.step) : undefined,
  };
}
