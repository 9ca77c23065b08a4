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
      to: ({ w, row, rows }) => {
        const at = 2 * (Math.min(row, rows) - 1);
        const next = w.map((x, i) => (i === at || i === at + 1 ? 2 * x : x));
        return next.some((x) => Math.abs(x) > item.max) ? undefined : { w: next, columns: '2', unit: false };
      },
    },
  },
});
