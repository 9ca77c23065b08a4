/** The adder: n draws from one law, which the reader may draw by hand, added up exactly. */

import { figure, type Readout, type Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import { type AdderModel, adderModel } from './adderModel.model.ts';
import { adderParams, drawn } from './adderParams.model.ts';

export type { AdderModel } from './adderModel.model.ts';
export type { AdderValues } from './adderParams.model.ts';

type Quoted = Readout<AdderModel>;

const amount = (of: (m: AdderModel) => number, width = 5): Quoted => ({ of, format: { as: 'amount' }, width });

function table(m: AdderModel): Table {
  const number = (value: number, how?: string) => ({
    value,
    format: { as: 'amount' } as const,
    ...(how === undefined || Number.isNaN(value) ? {} : { how: [how] }),
  });
  const { n } = m;
  return {
    columns: ['what', 'one', 'sum', 'average'],
    rows: [
      [
        'μ',
        number(meanOne(m)),
        number(m.mean),
        number(m.averageMean, `${plain(m.mean)} / ${n} = ${plain(m.averageMean)}`),
      ],
      ['σ', number(sdOne(m)), number(m.sd), number(m.averageSd, `${plain(m.sd)} / ${n} = ${plain(m.averageSd)}`)],
      ['skewness', number(skewOne(m)), number(m.skewness), number(m.skewness)],
      ['D', gapCell(oneOf(m)), gapCell(m), gapCell(m)],
    ],
  };
}

const gapCell = (m: AdderModel) => ({
  value: m.gap?.size ?? NaN,
  format: { as: 'share' } as const,
  ...(m.gap ? { how: [`|${m.gap.law.toFixed(6)} − ${m.gap.bell.toFixed(6)}| = ${m.gap.size.toFixed(6)}`] } : {}),
});

/** The same source drawn once. */
let single: { readonly of: AdderModel['one']; readonly model: AdderModel } | undefined;
function oneOf(m: AdderModel): AdderModel {
  if (m.n === 1 && m.copies !== 'flipped') return m;
  if (!single || single.of !== m.one) {
    const bars = m.one && m.source === 'drawn' ? [...m.one.masses] : [0, 0];
    const model = adderModel({ source: m.source, copies: 'fresh', n: 1, standardise: true, bars, at: 1 });
    single = { of: m.one, model };
  }
  return single.model;
}
const meanOne = (m: AdderModel) => oneOf(m).mean;
const sdOne = (m: AdderModel) => oneOf(m).sd;
const skewOne = (m: AdderModel) => oneOf(m).skewness;

export const adder = figure({
  id: 'adder',
  params: adderParams,
  model: adderModel,
  readouts: {
    n: { of: (m: AdderModel) => m.n, format: { as: 'whole' }, width: 2 },
    mean: amount((m) => m.mean),
    sd: amount((m) => m.sd),
    skewness: { of: (m: AdderModel) => m.skewness, format: { as: 'fixed', digits: 3 }, width: 5 },
    averageMean: amount((m) => m.averageMean),
    averageSd: amount((m) => m.averageSd),
    meanOne: amount(meanOne),
    sdOne: amount(sdOne),
    ks: { of: (m: AdderModel) => m.gap?.size ?? NaN, format: { as: 'share' }, hue: 'area', width: 5 },
    law: { of: (m: AdderModel) => m.gap?.law ?? NaN, format: { as: 'share' }, hue: 'area', width: 5 },
    bell: { of: (m: AdderModel) => m.gap?.bell ?? NaN, format: { as: 'share' }, width: 5 },
    /** What lies exactly in the middle of the sum. */
    middle: { of: atMiddle, format: { as: 'percent' }, hue: 'area', width: 5 },
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    humps: { to: () => ({ source: 'drawn', bars: drawn.humps, copies: 'fresh' }), preset: true },
    tail: { to: () => ({ source: 'drawn', bars: drawn.tail, copies: 'fresh' }), preset: true },
    bell: { to: () => ({ source: 'drawn', bars: drawn.bell, copies: 'fresh' }), preset: true },
    rare: { to: () => ({ source: 'drawn', bars: drawn.rare, copies: 'fresh' }), preset: true },
  },
});

function atMiddle({ one, sum, n }: AdderModel): number {
  if (!one || !sum) return NaN;
  const middle = n * (one.from + (one.step * (one.masses.length - 1)) / 2);
  const k = (middle - sum.from) / sum.step;
  return Number.isInteger(k) ? (sum.masses[k] ?? 0) : 0;
}
