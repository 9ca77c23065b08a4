/** How many tokens a model chooses among: the same parameter in both figures of the chapter. */

import { number } from '#spec/params.ts';

export const vocabulary = (initial: number) =>
  number({ min: 2, max: 50304, step: 0.05, initial, scale: 'log', whole: true });
