/** The ten digits as a table: score, share, and what is printed for it. */

import type { Table } from '#spec/figure.ts';
import { dividedText, plain, roundedSharesMiss } from '#spec/written.ts';
import type { PrintedModel } from './printedModel.model.ts';

export function printedTable(model: PrintedModel): Table {
  return {
    columns: ['digit', 'logit', 'weight', 'share', 'printed'],
    rows: model.digits.map((d) => [
      String(d.digit),
      { value: d.logit, format: { as: 'value', digits: 1 }, hue: 'map' },
      {
        value: d.weight,
        format: { as: 'amount' },
        hue: 'area',
        how: ['e', { sup: plain(d.logit) }, ` = ${plain(d.weight)}`],
      },
      {
        value: d.share,
        format: { as: 'share' },
        hue: 'area',
        how: [`p = ${dividedText(d.weight, model.total, d.share)}`],
      },
      { value: d.printed, format: { as: 'fixed', digits: 3 }, hue: 'print' },
    ]),
    total: [
      'Σ',
      '',
      {
        value: model.total,
        format: { as: 'amount' },
        hue: 'area',
        how: [`${model.digits.map((d) => plain(d.weight)).join(' + ')} = ${plain(model.total)}`],
      },
      { value: Number((model.share + model.rest).toFixed(12)), format: { as: 'value', digits: 0 }, hue: 'area' },
      {
        value: model.printedSum,
        format: { as: 'fixed', digits: 3 },
        hue: 'print',
        how: [`${model.digits.map((d) => d.printed.toFixed(3)).join(' + ')} = ${model.printedSum.toFixed(3)}`],
      },
    ],
    rounded: roundedSharesMiss(model.digits.map((d) => d.share)),
  };
}
