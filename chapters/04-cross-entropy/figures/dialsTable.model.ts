/** The message word by word: how often, how long its code word, and what that comes to. */

import type { Table } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import { type DialsModel, WORDS } from './dialsModel.model.ts';

export function dialsTable({ Q, counts, lengths, dials, n }: DialsModel): Table {
  const fixed = (digits: number) => ({ as: 'fixed', digits }) as const;
  return {
    columns: ['word', 'count', 'Q', 'nll', 'length', 'bits'],
    rows: WORDS.map((word, i) => {
      const [count, q, length] = [counts[i] as number, Q?.[i] ?? NaN, lengths[i] as number];
      const nats = -Math.log(q) + 0;
      const how = (each: number) =>
        Number.isNaN(each) ? {} : { how: [`${count} × ${plain(each)} = ${plain(count * each)}`] };
      return [
        word,
        { value: count, format: { as: 'whole' }, hue: 'true' },
        { value: q, format: { as: 'share' }, hue: 'area' },
        { value: count * nats, format: fixed(2), ...how(nats) },
        { value: length, format: fixed(2) },
        { value: count * length, format: fixed(1), ...how(length) },
      ];
    }),
    total: [
      'Σ',
      { value: n, format: { as: 'whole' }, hue: 'true' },
      { value: Q ? 1 : 0, format: { as: 'value', digits: 0 }, hue: 'area' },
      { value: dials.nll.value, format: fixed(2) },
      '',
      { value: dials.file.value, format: fixed(1) },
    ],
    rounded: Q !== undefined && roundedSharesMiss(Q),
  };
}
