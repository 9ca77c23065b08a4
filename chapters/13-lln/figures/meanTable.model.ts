/** The first path in numbers, at 1, 10, 100 … draws and where it stands now, with the band and what it holds. */

import type { Cell, Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import { firstMean, type MeanModel, sampleSd } from './meanModel.model.ts';
import { BAND, meanAt } from './meanPaths.model.ts';

export function meanTable(model: MeanModel): Table {
  const { steps, mean, sd, paths, count } = model;
  const rows = [1, 10, 100, 1000, 10_000, 100_000].filter((n) => n < steps);
  const s = sampleSd(model) ?? NaN;
  return {
    columns: ['n', 'mean', 'error', 'band', 'inside', 's'],
    rows: [...rows, steps].map((n): readonly Cell[] => {
      const at = firstMean(model, n);
      const half = (BAND * sd) / Math.sqrt(n);
      const inside = n === steps ? model.inside : insideAt(model, n, half);
      return [
        { value: n, format: { as: 'whole' } },
        { value: at, format: { as: 'amount' } },
        { value: Math.abs(at - mean), format: { as: 'amount' } },
        Number.isNaN(half)
          ? '—'
          : { value: half, format: { as: 'amount' }, how: [`${BAND} × ${plain(sd)} / √${n} = ${plain(half)}`] },
        paths.length === 0 ? '—' : `${inside} / ${count}`,
        n === steps ? { value: s, format: { as: 'amount' } } : '',
      ];
    }),
  };
}

const insideAt = ({ paths, mean, sd }: MeanModel, n: number, half: number): number =>
  paths.filter((path) =>
    Number.isNaN(sd) ? Math.abs(meanAt(path, n)) <= 1 : Math.abs(meanAt(path, n) - mean) <= half + 1e-9,
  ).length;
