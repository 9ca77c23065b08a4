/** What can be changed about the running means. */

import { choice, list, number, seed, type Values } from '#spec/params.ts';
import { MOST } from './meanColumns.model.ts';
import { SOURCES } from './sources.model.ts';

export const meanParams = {
  source: choice({ choices: SOURCES, initial: 'die' }),
  n: number({ min: 1, max: MOST, step: 0.1, scale: 'log', whole: true, initial: 1000 }),
  paths: number({ min: 1, max: 50, step: 1, initial: 10 }),
  /** Masses of 1, 2, 3 …, in any unit: the law divides them by their sum. */
  own: list({
    item: { min: 0, max: 1, step: 0.05, fine: 0.001 },
    minLength: 2,
    maxLength: 8,
    initial: [0.5, 0.2, 0, 0, 0, 0.3],
    shares: true,
    added: 0.2,
  }),
  seed: seed({ initial: 3 }),
};
export type MeanValues = Values<typeof meanParams>;
