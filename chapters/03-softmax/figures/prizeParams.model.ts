/** What can be changed about the prize machine, and the scores it is known by. */

import { choice, list, names, number, seed, type Values } from '#spec/params.ts';

/** The bars that the chapter begins with, and the point on their strip. */
export const OPENING = { logits: [3.5, 1.2, 0.3, -0.5], names: ['光', '色', '亮', '下'] } as const;
export const point = number({ min: 0, max: 0.999, step: 0.01, fine: 0.001, initial: 0.42 });

/** The scores that one of the source texts drew as blocks, and the blocks it drew for their shares. */
export const DRAWN = {
  logits: [-2, 5, 1, 8, -3],
  names: ['甲', '乙', '丙', '丁', '戊'],
  blocks: [0, 2, 1, 3, 0],
} as const;

export const prizeParams = {
  logits: list({
    item: { min: -6, max: 10, step: 0.1, fine: 0.001, infinite: [-1] },
    minLength: 2,
    maxLength: 10,
    initial: OPENING.logits,
    added: 0,
  }),
  names: names({ of: 'logits', initial: OPENING.names, spare: ['影', '霜', '花', '山', '风', '水'], maxLength: 6 }),
  base: choice({ choices: ['e', '2', '10'], initial: 'e' }),
  rule: choice({ choices: ['exp', 'square', 'abs', 'relu', 'raw'], initial: 'exp' }),
  stage: number({ min: 0, max: 2, step: 0.05, initial: 2 }),
  u: point,
  seed: seed({ initial: 48 }),
  first: number({ min: 0, max: 9, step: 1, initial: 0 }),
  second: number({ min: 0, max: 9, step: 1, initial: 1 }),
};
export type PrizeValues = Values<typeof prizeParams>;
