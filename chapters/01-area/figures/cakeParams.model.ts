/** What can be changed about the bars of the cake, and the sets of bars it is shown with. */

import { VOCABULARY_SIZE } from '#math/vocabulary.ts';
import { choice, flag, list, names, number, seed, type Values } from '#spec/params.ts';

/** Areas are kept to so many decimals: six of 1/6 then make 1 but for what nobody can see. */
export const DECIMALS = 6;
const FAIR = { areas: Array<number>(6).fill(0.166667), names: ['1', '2', '3', '4', '5', '6'] } as const;

export const cakeParams = {
  size: choice({ choices: ['few', 'vocabulary'], initial: 'few' }),
  areas: list({
    item: { min: -0.3, max: 1, step: 0.01, fine: 10 ** -DECIMALS },
    minLength: 2,
    maxLength: 12,
    initial: FAIR.areas,
    shares: true,
    added: 0.1,
  }),
  names: names({ of: 'areas', initial: FAIR.names, spare: ['7', '8', '9', '10', '11', '12'], maxLength: 6 }),
  locked: flag({ initial: true }),
  width: number({ min: 0.25, max: 4, step: 0.05, initial: 1 }),
  order: choice({ choices: ['given', 'falling', 'shuffled'], initial: 'given' }),
  deal: seed({ initial: 11 }),
  n: number({ min: 1, max: 10_000, step: 0.1, scale: 'log', whole: true, initial: 1 }),
  seed: seed({ initial: 3 }),
  find: number({ min: 1, max: VOCABULARY_SIZE, step: 0.1, scale: 'log', whole: true, initial: 1000 }),
};
export type CakeValues = Values<typeof cakeParams>;

type Bars = Pick<CakeValues, 'areas' | 'names'>;

export const SETS: { readonly [name: string]: Bars } = {
  fair: FAIR,
  /** Half of the throws are sixes; the faces add up to 4.5 on average. */
  loaded: { areas: [0.1, 0.1, 0.1, 0.1, 0.1, 0.5], names: FAIR.names },
  /** Not numbers but words: made up, softmax of 3, 1.5, 0.8, 0.3. */
  words: { areas: [0.713664, 0.15924, 0.079076, 0.04802], names: ['天', '地', '人', '山'] },
  /** Adds up to 1, and is no distribution. */
  owing: { areas: [0.3, 0.3, 0.2, 0.2, 0.15, -0.15], names: FAIR.names },
};
