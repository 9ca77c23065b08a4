/** The cups as a table: score, opening, water, level, and how many scoops came from each. */

import type { Cell, Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import type { CupsModel } from './cupsPour.model.ts';

export function cupsTable(model: CupsModel): Table {
  const { scores, shares, rule, counts, scoops } = model;
  const count = scores.length;
  return {
    columns: ['cup', 'score', 'opening', 'water', 'level', 'scooped'],
    rows: scores.map((z, i): readonly Cell[] => {
      const share = shares[i];
      const opening: Cell =
        rule === 'exp'
          ? {
              value: Math.exp(z),
              format: { as: 'amount' },
              hue: 'area',
              how: ['e', { sup: plain(z) }, ` = ${plain(Math.exp(z))}`],
            }
          : { value: z, format: { as: 'amount' }, hue: 'area' };
      return [
        String(i + 1),
        { value: z, format: { as: 'fixed', digits: 2 }, hue: 'map' },
        opening,
        share === undefined ? '' : { value: share, format: { as: 'share' }, hue: 'area' },
        share === undefined
          ? ''
          : {
              value: share * count,
              format: { as: 'fixed', digits: 4 },
              how: [`${plain(share)} / (1/${count}) = ${plain(share * count)}`],
            },
        scoops > 0 ? { value: counts[i] ?? 0, format: { as: 'whole' } } : '',
      ];
    }),
  };
}
