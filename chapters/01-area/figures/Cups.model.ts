/** Water of total 1 in a row of cups: the fewer and wider, the more like bars; the more and narrower, the more like a curve. */

import { argmax } from '#math/argmax.ts';
import { nextSeed } from '#math/random.ts';
import { figure, type Readout } from '#spec/figure.ts';
import { type CupsValues, cupsParams } from './cupsParams.model.ts';
import { type CupsModel, pour } from './cupsPour.model.ts';
import { cupsTable } from './cupsTable.model.ts';

export type { CupsValues } from './cupsParams.model.ts';
export type { CupsModel } from './cupsPour.model.ts';

type Quoted = Readout<CupsModel>;
const fullest = (m: CupsModel) => (m.poured ? argmax(m.shares) : -1);

export const cups = figure({
  id: 'cups',
  params: cupsParams,
  model: (values: CupsValues): CupsModel => pour(values),
  readouts: {
    count: { of: (m: CupsModel) => m.scores.length, format: { as: 'whole' }, width: 2 },
    sum: { of: (m: CupsModel) => m.total, format: { as: 'value', digits: 0 }, hue: 'area', width: 2 },
    /** Counted from 1. */
    fullest: { of: (m: CupsModel) => (fullest(m) < 0 ? NaN : fullest(m) + 1), format: { as: 'whole' }, width: 2 },
    most: { of: (m: CupsModel) => m.shares[fullest(m)] ?? NaN, format: { as: 'percent' }, hue: 'area', width: 5 },
    level: {
      of: (m: CupsModel) => (m.shares[fullest(m)] ?? NaN) * m.scores.length,
      format: { as: 'fixed', digits: 2 },
      width: 3.5,
    },
    scoops: { of: (m: CupsModel) => m.scoops, format: { as: 'whole' }, width: 3 },
    fromFullest: { of: (m: CupsModel) => m.counts[fullest(m)] ?? 0, format: { as: 'whole' }, width: 1 },
    elsewhere: {
      of: (m: CupsModel) => m.scoops - (m.counts[fullest(m)] ?? 0),
      format: { as: 'whole' },
      width: 1,
    },
    lowest: { of: (m: CupsModel) => m.lowest, format: { as: 'fixed', digits: 1 }, hue: 'map', width: 5 },
    highest: { of: (m: CupsModel) => m.highest, format: { as: 'fixed', digits: 1 }, hue: 'map', width: 4 },
    negative: { of: (m: CupsModel) => m.negative, format: { as: 'whole' }, width: 2 },
  } satisfies { readonly [name: string]: Quoted },
  table: cupsTable,
  actions: {
    scoop: { to: (values) => ({ scoops: values.scoops || 100, seed: nextSeed(values.seed) }) },
  },
});
