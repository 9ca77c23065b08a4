/** The ten digits in numbers: score, share, and expected cost. */

import type { Table } from '#spec/figure.ts';
import { roundedSharesMiss } from '#spec/written.ts';
import type { DigitModel } from './digitModel.model.ts';

export function digitTable({ rows, missing }: DigitModel): Table {
  return {
    columns: ['digit', 'logit', 'share', 'cost'],
    rows: rows.map(({ digit, logit, share, cost }) => [
      String(digit),
      { value: logit, format: { as: 'fixed', digits: 2 }, hue: 'map' },
      { value: share, format: { as: 'share' }, hue: 'area' },
      { value: cost, format: { as: 'fixed', digits: 4 } },
    ]),
    rounded: !missing && roundedSharesMiss(rows.map(({ share }) => share)),
  };
}
