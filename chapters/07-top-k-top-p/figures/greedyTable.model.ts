/** The nine pairs as a table: share of the first word, of the second after it, and the product. */

import type { Table } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import type { GreedyModel } from './greedyModel.model.ts';

export function greedyTable({ firsts, leaves, found, best }: GreedyModel): Table {
  return {
    columns: ['pair', 'first', 'after', 'path', 'seen'],
    rows: leaves.map((leaf) => {
      const first = firsts[leaf.first]?.share ?? NaN;
      return [
        `${leaf.first + 1}–${leaf.second + 1}`,
        { value: first, format: { as: 'share' }, hue: 'area' },
        { value: leaf.after, format: { as: 'share' }, hue: 'area' },
        {
          value: leaf.path,
          format: { as: 'share' },
          hue: 'area',
          how: [`${plain(first)} × ${plain(leaf.after)} = ${plain(leaf.path)}`],
        },
        `${leaf.seen ? '✓' : '×'}${leaf === found ? ' ←' : ''}${leaf === best ? ' ★' : ''}`,
      ];
    }),
    total: [
      'Σ',
      '',
      '',
      {
        value: Number(leaves.reduce((s, leaf) => s + leaf.path, 0).toFixed(9)),
        format: { as: 'value', digits: 0 },
        hue: 'area',
      },
      '',
    ],
    rounded: roundedSharesMiss(leaves.map((leaf) => leaf.path)),
  };
}
