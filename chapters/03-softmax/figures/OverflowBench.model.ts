/** The overflow bench: push the logits up until softmax breaks, or take the largest away first and see that it holds. */

import { overflowAt, type Precision } from '#math/precision.ts';
import { figure, type Readout } from '#spec/figure.ts';
import { type OverflowModel, type OverflowRow, overflowModel, overflowParams } from './overflowModel.model.ts';
import { overflowTable } from './overflowTable.model.ts';

export type { Break, OverflowModel, OverflowRow, OverflowValues } from './overflowModel.model.ts';

type Quoted = Readout<OverflowModel>;

/** Of the first or second row; NaN if it is not there. */
const ofRow = (r: number, of: (row: OverflowRow) => number | undefined) => (model: OverflowModel) =>
  model.rows[r] ? (of(model.rows[r]) ?? NaN) : NaN;

/** One readout per item of a row. */
const perItem = (letter: string, r: number, of: (row: OverflowRow) => readonly number[], shown: Omit<Quoted, 'of'>) =>
  Object.fromEntries(
    [0, 1, 2].map((i): [string, Quoted] => [letter + i, { of: ofRow(r, (row) => of(row)[i]), ...shown }]),
  );

const amount: Omit<Quoted, 'of'> = { format: { as: 'amount' }, hue: 'area', width: 8 };
const score: Omit<Quoted, 'of'> = { format: { as: 'value', digits: 0 }, hue: 'map', width: 4 };
const share: Omit<Quoted, 'of'> = { format: { as: 'share' }, hue: 'area', width: 4.5 };
const total: Omit<Quoted, 'of'> = { format: { as: 'fixed', digits: 3 }, hue: 'area', width: 4.5 };

/** Where e^z stops fitting a format, whichever the bench is set to. */
const limit = (format: Precision): Quoted => ({ of: () => overflowAt(format), format: { as: 'amount' }, hue: 'map' });

export const overflow = figure({
  id: 'overflow',
  params: overflowParams,
  model: overflowModel,
  readouts: {
    ...perItem('z', 0, (row) => row.logits, score),
    ...perItem('d', 0, (row) => row.powers, score),
    ...perItem('e', 0, (row) => row.exponentials, amount),
    ...perItem('p', 0, (row) => row.shares, share),
    ...perItem('r', 1, (row) => row.shares, share),
    sum: { of: ofRow(0, (row) => row.divisor), ...amount },
    rowSum1: { of: ofRow(0, (row) => row.total), ...total },
    rowSum2: { of: ofRow(1, (row) => row.total), ...total },
    loss: { of: ofRow(0, (row) => row.loss), format: { as: 'amount' }, width: 6 },
    trueLoss: { of: ofRow(0, (row) => row.trueLoss), format: { as: 'amount' }, width: 6 },
    threshold: { of: (m) => m.threshold, format: { as: 'amount' }, width: 5 },
    lowest: { of: (m) => m.lowest, format: { as: 'amount' }, width: 6 },
    largest: { of: (m) => m.largest, format: { as: 'amount' }, width: 9 },
    gap: { of: (m) => m.gap, ...score },
    limit16: limit('float16'),
    limit32: limit('float32'),
    limit64: limit('float64'),
    /** A key into the figure's words, not a word. */
    state: { of: (m) => m.state, format: { as: 'whole' } },
  } satisfies { readonly [name: string]: Quoted },
  table: overflowTable,
});
