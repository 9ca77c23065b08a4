/** What prose may quote from the running means. */

import { normalBetween } from '#math/normal.ts';
import type { Readout } from '#spec/figure.ts';
import { CAUCHY_BEYOND, firstMean, type MeanModel, sampleSd } from './meanModel.model.ts';
import { BAND } from './meanPaths.model.ts';

type Quoted = Readout<MeanModel>;

const FOUR = { as: 'amount' } as const;
const TENS = [1, 10, 100, 1000, 10_000] as const;

const ofCounts = (count: (m: MeanModel) => number): Quoted => ({ of: count, format: { as: 'whole' }, width: 2 });

export const meanReadouts: { readonly [name: string]: Quoted } = {
  n: { of: (m) => m.steps, format: { as: 'whole' }, width: 5 },
  paths: ofCounts((m) => m.count),
  mu: { of: (m) => m.mean, format: { as: 'fixed', digits: 2 }, hue: 'true', width: 4 },
  sigma: { of: (m) => m.sd, format: FOUR, width: 4 },
  /** σ/√n, and the band of twice as much. */
  se: { of: (m) => m.half / 2, format: FOUR, width: 6 },
  band: { of: (m) => m.half, format: FOUR, width: 6 },
  mean: { of: (m) => m.means[0] ?? NaN, format: FOUR, width: 5 },
  error: { of: (m) => Math.abs((m.means[0] ?? NaN) - m.mean), format: FOUR, width: 6 },
  /** Of all paths, the one furthest from 0. */
  farthest: { of: (m) => (m.empty ? NaN : Math.max(...m.means.map(Math.abs))), format: FOUR, width: 5 },
  inside: ofCounts((m) => m.inside),
  outside: ofCounts((m) => m.count - m.inside),
  always: ofCounts((m) => m.always),
  share: { of: (m) => (m.empty ? NaN : m.inside / m.count), format: { as: 'percent' }, width: 5 },
  s: { of: (m) => sampleSd(m) ?? NaN, format: FOUR, width: 4 },
  /** What the band would hold of a bell. */
  bell: { of: () => normalBetween(-BAND, BAND), format: { as: 'percent' } },
  beyond: { of: () => CAUCHY_BEYOND, format: { as: 'fixed', digits: 5 }, hue: 'area' },
  ...Object.fromEntries(
    TENS.flatMap((n): readonly [string, Quoted][] => [
      [`mean${n}`, { of: (m) => firstMean(m, n), format: FOUR, width: 5 }],
      [`error${n}`, { of: (m) => Math.abs(firstMean(m, n) - m.mean), format: FOUR, width: 6 }],
    ]),
  ),
};
