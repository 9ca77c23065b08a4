/** The detectors as a table: every row, its answer, and the two factors the answer is made of. */

import type { Cell, Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import type { DetectorsModel } from './detectorsModel.model.ts';

const TWO = { as: 'value', digits: 2 } as const;
const bracketed = (x: number) => (x < 0 ? `(${plain(x)})` : plain(x));

export function detectorsTable({ rows, input }: DetectorsModel): Table {
  return {
    columns: ['row', 'weights', 'output', 'norm', 'projection', 'cosine'],
    rows: rows.map((row, i): readonly Cell[] => {
      const terms = row.weights.map((w, j) => `${bracketed(w)} · ${bracketed(input[j] as number)}`).join(' + ');
      const squares = row.weights.map((w) => `${bracketed(w)}²`).join(' + ');
      return [
        String(i + 1),
        `(${row.weights.map(plain).join(', ')})`,
        { value: row.output, format: TWO, hue: 'map', how: [`${terms} = ${plain(row.output)}`] },
        { value: row.norm, format: TWO, how: [`√(${squares}) = ${plain(row.norm)}`] },
        {
          value: row.projection,
          format: TWO,
          hue: 'map',
          ...(Number.isNaN(row.projection)
            ? {}
            : { how: [`${plain(row.output)} / ${plain(row.norm)} = ${plain(row.projection)}`] }),
        },
        { value: row.cosine, format: { as: 'fixed', digits: 3 } },
      ];
    }),
  };
}
