/** The breakers: what happens to the bell when a condition of the central limit theorem is taken away. */

import { figure, type Readout, type Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import { type BreakersModel, breakersModel } from './breakersModel.model.ts';
import { breakersParams } from './breakersParams.model.ts';

export type { BreakersModel } from './breakersModel.model.ts';
export type { BreakersValues } from './breakersParams.model.ts';

type Quoted = Readout<BreakersModel>;

function table(m: BreakersModel): Table {
  const amount = (value: number, how?: string) => ({
    value,
    format: { as: 'amount' } as const,
    ...(how === undefined ? {} : { how: [how] }),
  });
  const share = (value: number, how?: string) => ({
    value,
    format: { as: 'share' } as const,
    ...(how === undefined ? {} : { how: [how] }),
  });
  const { first, other, n, effective } = m;
  return {
    columns: ['what', 'value'],
    rows: [
      ['mean', amount(m.mean)],
      ['sd', amount(m.sd)],
      ['middle', amount(m.middle)],
      ['width', amount(m.width)],
      ['D', share(m.gap.size, `|${m.gap.law.toFixed(6)} − ${m.gap.bell.toFixed(6)}| = ${m.gap.size.toFixed(6)}`)],
      ['beyond', share(m.beyond)],
      ['w1', share(first)],
      ['w2', n > 1 ? share(other) : '—'],
      ['effective', amount(effective, `1 / (${plain(first)}² + ${n - 1} × ${plain(other)}²) = ${plain(effective)}`)],
    ],
  };
}

export const breakers = figure({
  id: 'breakers',
  params: breakersParams,
  model: breakersModel,
  readouts: {
    n: { of: (m: BreakersModel) => m.n, format: { as: 'whole' }, width: 2 },
    ks: { of: (m: BreakersModel) => m.gap.size, format: { as: 'share' }, hue: 'area', width: 5 },
    beyond: { of: (m: BreakersModel) => m.beyond, format: { as: 'share' }, hue: 'area', width: 6 },
    beyondLong: { of: (m: BreakersModel) => m.beyond, format: { as: 'fixed', digits: 5 }, hue: 'area', width: 7 },
    effective: { of: (m: BreakersModel) => m.effective, format: { as: 'ratio' }, width: 3 },
    first: { of: (m: BreakersModel) => m.first, format: { as: 'percent' }, hue: 'area', width: 5 },
    sd: { of: (m: BreakersModel) => m.sd, format: { as: 'amount' }, width: 5 },
    correlation: { of: (m: BreakersModel) => m.correlation, format: { as: 'fixed', digits: 2 }, width: 4 },
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    copies: { to: () => ({ tail: 'die', n: 30, correlation: 1, concentration: 0 }), preset: true },
    heavy: { to: () => ({ tail: 'die', n: 30, correlation: 0, concentration: 0.95 }), preset: true },
    pareto: { to: () => ({ tail: 'pareto', alpha: 1.5, n: 100, correlation: 0, concentration: 0 }), preset: true },
    cauchy: { to: () => ({ tail: 'cauchy', n: 1000, correlation: 0, concentration: 0 }), preset: true },
  },
});
