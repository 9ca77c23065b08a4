/** The two distributions as a table: what each word costs, how often it comes, and what that makes on average. */

import type { Cell, Table } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import type { TwoBar, TwoModel } from './twoModel.model.ts';

export function twoTable(model: TwoModel): Table {
  const fixed = (value: number, how?: string): Cell => ({
    value,
    format: { as: 'fixed', digits: 4 },
    ...(how !== undefined && !Number.isNaN(value) && { how: [how] }),
  });
  return {
    columns: ['name', 'P', 'Q', 'cost', 'part', 'extra'],
    rows: model.bars.map((bar) => [
      bar.name,
      { value: bar.p, format: { as: 'share' }, hue: 'true' },
      { value: bar.q, format: { as: 'share' }, hue: 'area' },
      fixed(bar.cost, `−ln ${plain(bar.q)} = ${plain(bar.cost)}`),
      fixed(part(bar), `${plain(bar.p)} × ${plain(bar.cost)} = ${plain(part(bar))}`),
      fixed(extra(bar), `${plain(bar.p)} × ln (${plain(bar.p)} / ${plain(bar.q)}) = ${plain(extra(bar))}`),
    ]),
    total: ['Σ', sum(model, 'P'), sum(model, 'Q'), '', fixed(model.crossEntropy), fixed(model.divergence)],
    rounded:
      model.empty === undefined &&
      (roundedSharesMiss(model.bars.map((bar) => bar.p)) || roundedSharesMiss(model.bars.map((bar) => bar.q))),
  };
}

/** 0 · ∞ is 0 here: what never comes is never paid for. */
const part = ({ p, cost }: TwoBar) => (p === 0 ? 0 : p * cost);
const extra = ({ p, q }: TwoBar) => (p === 0 ? 0 : q === 0 ? Infinity : p * Math.log(p / q) + 0);

const sum = ({ empty }: TwoModel, which: 'P' | 'Q'): Cell => ({
  value: empty === which ? 0 : 1,
  format: { as: 'value', digits: 0 },
  hue: which === 'P' ? 'true' : 'area',
});
