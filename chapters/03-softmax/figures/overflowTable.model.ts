/** The overflow bench as a table: logits, what is taken away, exponentials, shares, with the sums of each row. */

import type { Cell, Table } from '#spec/figure.ts';
import { dividedText, plain } from '#spec/written.ts';
import type { OverflowModel, OverflowRow } from './overflowModel.model.ts';

export function overflowTable(model: OverflowModel): Table {
  return {
    columns: ['item', 'logit', 'power', 'exp', 'share', 'loss'],
    rows: model.rows.flatMap((row, r) => [
      ...row.logits.map((_, i) => itemCells(model, row, r, i)),
      sumCells(row, model.rows.length === 1 ? 'Σ' : `Σ ${r + 1}`),
    ]),
  };
}

function itemCells(model: OverflowModel, row: OverflowRow, r: number, i: number): readonly Cell[] {
  const [z, power, e, p] = [row.logits[i], row.powers[i], row.exponentials[i], row.shares[i]] as [
    number,
    number,
    number,
    number,
  ];
  const loss = (model.way === 'naive' ? row.lossFromShare : row.lossFromLogits)[i] as number;
  return [
    model.rows.length === 1 ? String(i + 1) : `${r + 1}.${i + 1}`,
    { value: z, format: { as: 'value', digits: 0 }, hue: 'map' },
    {
      value: power,
      format: { as: 'value', digits: 0 },
      hue: 'map',
      // Computed directly, it is the score itself.
      ...(model.way === 'stable' && { how: [`${plain(z)} − ${bracketed(row.taken)} = ${plain(power)}`] }),
    },
    { value: e, format: { as: 'amount' }, hue: 'area', how: ['e', { sup: plain(power) }, ` = ${plain(e)}`] },
    {
      value: p,
      format: { as: 'share' },
      hue: 'area',
      how: [`p = ${dividedText(e, row.divisor, p)}`],
    },
    {
      value: loss,
      format: { as: 'amount' },
      how: [
        model.way === 'naive'
          ? `−ln ${plain(p)}${result(loss)}`
          : `ln ${plain(row.divisor)} − ${bracketed(power)}${result(loss)}`,
      ],
    },
  ];
}

/** The divisor stands under the exponentials it adds up, and the sum of the row under its shares. */
function sumCells(row: OverflowRow, label: string): readonly Cell[] {
  return [
    label,
    '',
    '',
    { value: row.divisor, format: { as: 'amount' }, hue: 'area' },
    {
      value: row.total,
      format: { as: 'fixed', digits: 3 },
      hue: 'area',
      how: [`${row.shares.map(plain).join(' + ')}${result(row.total)}`],
    },
    '',
  ];
}

/** What is no number has no result. */
const result = (x: number) => (Number.isNaN(x) ? '' : ` = ${plain(x)}`);
const bracketed = (x: number) => (x < 0 ? `(${plain(x)})` : plain(x));
