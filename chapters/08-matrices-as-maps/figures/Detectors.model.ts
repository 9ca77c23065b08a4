/** The detectors as a figure. */

import { figure } from '#spec/figure.ts';
import { detectorsModel, detectorsParams, item } from './detectorsModel.model.ts';
import { detectorsReadouts } from './detectorsReadouts.model.ts';
import { detectorsTable } from './detectorsTable.model.ts';

export type { DetectorsModel, DetectorsValues } from './detectorsModel.model.ts';

export const detectors = figure({
  id: 'detectors',
  params: detectorsParams,
  model: detectorsModel,
  readouts: detectorsReadouts,
  table: detectorsTable,
  actions: {
    longer: {
      to: ({ columns, w, w4, row, rows }) => {
        const count = Number(columns);
        const first = count * (Math.min(row, rows) - 1);
        const next = (columns === '2' ? w : w4).map((x, i) => (i >= first && i < first + count ? 2 * x : x));
        if (next.some((x) => Math.abs(x) > item.max)) return undefined;
        return columns === '2' ? { w: next, unit: false } : { w4: next, unit: false };
      },
    },
  },
});
