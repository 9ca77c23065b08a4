/** Three readings of one strip, with what can be quoted from them. */

import { figure } from '#spec/figure.ts';
import { dialsModel, dialsParams, OFTEN } from './dialsModel.model.ts';
import { dialsReadouts } from './dialsReadouts.model.ts';
import { dialsTable } from './dialsTable.model.ts';

export type { DialName, DialsModel } from './dialsModel.model.ts';

export const dials = figure({
  id: 'dials',
  params: dialsParams,
  model: dialsModel,
  readouts: dialsReadouts,
  table: dialsTable,
  actions: {
    best: { to: () => ({ Q: [...OFTEN] }) },
    flat: { to: () => ({ Q: [0.333333, 0.333333, 0.333333] }) },
  },
});
