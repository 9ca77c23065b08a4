/** Energy wells: particles that each sit in one of a few wells, as often as Boltzmann says. */

import { nextSeed } from '#math/random.ts';
import { figure } from '#spec/figure.ts';
import { wellsReadouts } from './wellsReadouts.model.ts';
import { wellsModel, wellsParams } from './wellsShares.model.ts';
import { wellsTable } from './wellsTable.model.ts';

export type { Well, WellsModel, WellsValues } from './wellsShares.model.ts';

export const wells = figure({
  id: 'wells',
  params: wellsParams,
  model: wellsModel,
  readouts: wellsReadouts,
  table: wellsTable,
  actions: {
    again: { to: (values) => ({ seed: nextSeed(values.seed) }) },
    together: { to: () => ({ stretch: 3 }) },
    back: { to: () => ({ stretch: 1 }) },
  },
});
