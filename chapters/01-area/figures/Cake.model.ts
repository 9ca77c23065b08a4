/** Bars and cake: one area of 1, cut into bars that can be dragged, widened, shuffled and thrown at. */

import { nextSeed } from '#math/random.ts';
import { figure } from '#spec/figure.ts';
import { type CakeValues, cakeParams, SETS } from './cakeParams.model.ts';
import { cakeReadouts } from './cakeReadouts.model.ts';
import { cakeModel } from './cakeShares.model.ts';
import { cakeTable } from './cakeTable.model.ts';

export type { CakeValues } from './cakeParams.model.ts';
export type { CakeBar, CakeModel } from './cakeShares.model.ts';

const set = (name: string, more: Partial<CakeValues> = {}) => ({
  preset: true,
  to: (): Partial<CakeValues> => ({ ...SETS[name], size: 'few', locked: true, order: 'given', ...more }),
});

export const cake = figure({
  id: 'cake',
  params: cakeParams,
  model: cakeModel,
  readouts: cakeReadouts,
  table: cakeTable,
  actions: {
    again: { to: (values) => ({ seed: nextSeed(values.seed) }) },
    shuffle: { to: (values) => ({ size: 'few', order: 'shuffled', deal: nextSeed(values.deal) }) },
    fair: set('fair'),
    loaded: set('loaded'),
    words: set('words'),
    owing: set('owing', { locked: false }),
  },
});
