/** What can be changed about the cups. */

import { choice, number, seed, type Values } from '#spec/params.ts';

export const cupsParams = {
  count: number({ min: 2, max: 200, step: 1, initial: 10 }),
  at: number({ min: 0, max: 1, step: 0.01, fine: 0.001, initial: 0.35 }),
  spread: number({ min: 0.05, max: 0.5, step: 0.01, fine: 0.001, initial: 0.12 }),
  rule: choice({ choices: ['exp', 'raw'], initial: 'exp' }),
  scoops: number({ min: 0, max: 1000, step: 10, fine: 1, initial: 0 }),
  seed: seed({ initial: 8 }),
};
export type CupsValues = Values<typeof cupsParams>;
