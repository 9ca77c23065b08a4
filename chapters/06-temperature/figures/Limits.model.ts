/** The limits of a temperature: towards 0 from either side, at 0 itself, and below. */

import { figure } from '#spec/figure.ts';
import { OPENING } from './dialParams.model.ts';
import { limitsReadouts } from './limitsReadouts.model.ts';
import { limitsModel, limitsParams } from './limitsShares.model.ts';
import { limitsTable } from './limitsTable.model.ts';

export type { LimitsModel, LimitsValues } from './limitsShares.model.ts';

export const limits = figure({
  id: 'limits',
  params: limitsParams,
  model: limitsModel,
  readouts: limitsReadouts,
  table: limitsTable,
  actions: {
    tie: { preset: true, to: () => ({ logits: [2, 2, 1], names: ['A', 'B', 'C'] }) },
    four: { preset: true, to: () => ({ logits: OPENING.logits, names: OPENING.names }) },
    zero: { to: () => ({ T: 0 }) },
  },
});
