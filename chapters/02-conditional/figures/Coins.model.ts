/** Two coins: the same four areas, whichever coin is looked at first. */

import { figure, type Readout, type Table } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import { type CoinsModel, coinsModel, coinsParams } from './coinsModel.model.ts';

export type { CoinsModel, CoinsValues } from './coinsModel.model.ts';

type Quoted = Readout<CoinsModel>;
const share = (of: (m: CoinsModel) => number): Quoted => ({ of, format: { as: 'share' }, hue: 'area', width: 4.5 });

function table(m: CoinsModel): Table {
  const [both, onlyA, onlyB, neither] = m.joint;
  const row = (a: boolean, b: boolean, p: number, first: number, second: number) => [
    a ? 'A' : '¬A',
    b ? 'B' : '¬B',
    {
      value: p,
      format: { as: 'share' } as const,
      hue: 'area' as const,
      how: [`${plain(first)} × ${plain(second)} = ${plain(p)}`],
    },
  ];
  const ab = m.order === 'ab';
  return {
    columns: ['a', 'b', 'joint'],
    rows: [
      row(true, true, both, ab ? m.a : m.b, ab ? m.bGivenA : m.aGivenB),
      row(true, false, onlyA, ab ? m.a : 1 - m.b, ab ? 1 - m.bGivenA : m.aWithoutB),
      row(false, true, onlyB, ab ? 1 - m.a : m.b, ab ? m.bWithoutA : 1 - m.aGivenB),
      row(false, false, neither, ab ? 1 - m.a : 1 - m.b, ab ? 1 - m.bWithoutA : 1 - m.aWithoutB),
    ],
    total: ['Σ', '', { value: 1, format: { as: 'value', digits: 0 }, hue: 'area' }],
    rounded: roundedSharesMiss(m.joint),
  };
}

export const coins = figure({
  id: 'coins',
  params: coinsParams,
  model: coinsModel,
  readouts: {
    a: share((m) => m.a),
    b: share((m) => m.b),
    both: share((m) => m.both),
    naive: share((m) => m.naive),
    bGivenA: share((m) => m.bGivenA),
    aGivenB: share((m) => m.aGivenB),
    dependence: { of: (m: CoinsModel) => m.dependence, format: { as: 'value', digits: 2 }, width: 4.5 },
  },
  table,
});
