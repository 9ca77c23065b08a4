/** Two dice as two strips: on a fair one all faces have the same area, on a weighted one the six has more; one point. */

import { cumulative, draw } from '#math/draw.ts';
import { figure, type Table } from '#spec/figure.ts';
import { number, type Values } from '#spec/params.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';

const params = {
  u: number({ min: 0, max: 0.999, step: 0.01, fine: 0.001, initial: 0.62 }),
  /** Share of the six on the weighted die; the other five share the rest alike. */
  six: number({ min: 0.05, max: 0.95, step: 0.01, fine: 0.001, initial: 0.5 }),
};
export type RecapValues = Values<typeof params>;

export interface RecapModel {
  readonly u: number;
  readonly six: number;
  readonly fair: readonly number[];
  readonly weighted: readonly number[];
  /** Faces under the point, from 0. */
  readonly fairHit: number;
  readonly weightedHit: number;
}

const FAIR: readonly number[] = Array(6).fill(1 / 6);

function recapModel({ u, six }: RecapValues): RecapModel {
  const weighted = [...Array<number>(5).fill((1 - six) / 5), six];
  return { u, six, fair: FAIR, weighted, fairHit: draw(FAIR, u), weightedHit: draw(weighted, u) };
}

function table({ u, fair, weighted, fairHit, weightedHit }: RecapModel): Table {
  const edges = cumulative(weighted);
  return {
    columns: ['face', 'fair', 'weighted', 'to', 'hit'],
    rows: weighted.map((share, i) => [
      String(i + 1),
      { value: fair[i] as number, format: { as: 'share' }, hue: 'area' },
      { value: share, format: { as: 'share' }, hue: 'area' },
      { value: edges[i] as number, format: { as: 'share' } },
      [i === fairHit ? '①' : '', i === weightedHit ? '②' : ''].join('') && `u = ${plain(u)}`,
    ]),
    rounded: roundedSharesMiss(fair),
  };
}

const face = (of: (m: RecapModel) => number) => ({
  of: (m: RecapModel) => of(m) + 1,
  format: { as: 'whole' as const },
  width: 1,
});

export const recap = figure({
  id: 'recap',
  params,
  model: recapModel,
  readouts: {
    u: { of: (m: RecapModel) => m.u, format: { as: 'fixed', digits: 3 }, width: 4.5 },
    six: { of: (m: RecapModel) => m.six, format: { as: 'percent' }, hue: 'area', width: 5 },
    each: { of: (m: RecapModel) => 1 / m.fair.length, format: { as: 'percent' }, hue: 'area' },
    fairHit: face((m) => m.fairHit),
    weightedHit: face((m) => m.weightedHit),
  },
  table,
});
