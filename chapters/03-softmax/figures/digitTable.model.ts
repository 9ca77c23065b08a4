/** The ten digits in numbers: score, share, and expected cost; what it was before a cut, and what is printed. */

import type { Cell, Table } from '#spec/figure.ts';
import { roundedSharesMiss } from '#spec/written.ts';
import type { DigitModel, DigitRow } from './digitModel.model.ts';

const COLUMNS: { readonly [name: string]: (row: DigitRow) => Cell } = {
  digit: ({ digit }) => String(digit),
  logit: ({ logit }) => ({ value: logit, format: { as: 'fixed', digits: 2 }, hue: 'map' }),
  before: ({ before }) => ({ value: before, format: { as: 'share' }, hue: 'area' }),
  share: ({ share }) => ({ value: share, format: { as: 'share' }, hue: 'area' }),
  cost: ({ cost }) => ({ value: cost, format: { as: 'fixed', digits: 4 } }),
  printed: ({ printed }) =>
    printed === undefined ? '—' : { value: printed, format: { as: 'fixed', digits: 3 }, hue: 'print' },
};

export function digitTable({ rows, missing, kept, print }: DigitModel): Table {
  const shown: { readonly [name: string]: boolean } = { before: kept.length < 10, printed: print };
  const columns = Object.keys(COLUMNS).filter((name) => shown[name] ?? true);
  return {
    columns,
    rows: rows.map((row) => columns.map((name) => COLUMNS[name]?.(row) ?? '')),
    rounded: !missing && roundedSharesMiss(rows.map(({ share }) => share)),
  };
}
