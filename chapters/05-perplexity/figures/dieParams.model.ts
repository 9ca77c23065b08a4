/** What can be changed about the equivalent die: the share each right word had, and what counts as guessing. */

import { list, names, number, type Values } from '#spec/params.ts';
import { vocabulary } from './vocabulary.model.ts';

/** A nursery tale that goes wrong: a mountain, a temple, a pot, a sock. */
export const OPENING = { p: [0.9, 0.5, 0.1, 0.01], names: ['山', '庙', '锅', '袜'] } as const;

export const dieParams = {
  p: list({
    // Fine enough for an even guess among 50,304.
    item: { min: 0, max: 1, step: 0.01, fine: 1e-10 },
    minLength: 1,
    maxLength: 12,
    initial: OPENING.p,
    added: 0.5,
  }),
  names: names({
    of: 'p',
    initial: OPENING.names,
    spare: ['水', '火', '云', '鱼', '风', '花', '月', '人'],
    maxLength: 6,
  }),
  V: vocabulary(5000),
  context: number({ min: 0, max: 12, step: 1, initial: 0 }),
};
export type DieValues = Values<typeof dieParams>;
