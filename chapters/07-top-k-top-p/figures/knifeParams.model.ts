/** What can be changed about the knife, and the lists it is known by. */

import { choice, flag, list, names, number, seed, type Values } from '#spec/params.ts';

/** The scores of the chapter, and what one of the source texts prints for them: at T = 1, cut with k = 3 and with p = .7. */
export const OPENING = { logits: [3, 1.5, 0.8, 0.3], names: ['天', '地', '人', '山'] } as const;
export const PRINTED = {
  shares: [0.59, 0.23, 0.1, 0.08],
  three: [0.64, 0.25, 0.11],
  seven: [0.59 / 0.82, 0.23 / 0.82],
} as const;
/** Shares that are given instead of scores. Dragging one scales the others, which needs a finer grid than steps have. */
export const SHARE = { min: 0, max: 1, step: 0.01, fine: 0.001, grid: 1e-6 } as const;
/** The shares of a picture in the same text: those are right. */
export const EIGHT = {
  shares: [0.3, 0.22, 0.15, 0.12, 0.1, 0.05, 0.04, 0.02],
  names: ['他', '她', '它', '我', '你', '谁', '大', '小'],
} as const;
export const VOCABULARY = 50_304;

export const knifeParams = {
  size: choice({ choices: ['few', 'vocabulary'], initial: 'few' }),
  method: choice({ choices: ['greedy', 'random', 'top-k', 'top-p', 'min-p'], initial: 'top-p' }),
  bars: choice({ choices: ['scores', 'shares'], initial: 'scores' }),
  logits: list({
    item: { min: -6, max: 10, step: 0.1, fine: 0.001, infinite: [-1] },
    minLength: 2,
    maxLength: 8,
    initial: OPENING.logits,
    added: 0,
  }),
  names: names({ of: 'logits', initial: OPENING.names, spare: ['风', '水', '花', '月'], maxLength: 6 }),
  shares: list({
    item: SHARE,
    minLength: 2,
    maxLength: 8,
    initial: EIGHT.shares,
    shares: true,
    added: 0.1,
  }),
  words: names({ of: 'shares', initial: EIGHT.names, spare: [], maxLength: 6 }),
  T: number({ min: 0.05, max: 20, step: 0.05, fine: 0.001, digits: 4, initial: 1, scale: 'log' }),
  k: number({ min: 1, max: VOCABULARY, step: 0.1, initial: 3, scale: 'log', whole: true }),
  p: number({ min: 0.05, max: 1, step: 0.01, fine: 0.001, initial: 0.7 }),
  minp: number({ min: 0.01, max: 1, step: 0.01, fine: 0.001, initial: 0.1 }),
  rule: choice({ choices: ['reach', 'printed', 'shifted'], initial: 'reach' }),
  ties: choice({ choices: ['index', 'all'], initial: 'index' }),
  /** Whether the temperature comes before min-p, or after it. */
  when: choice({ choices: ['first', 'last'], initial: 'first' }),
  u: number({ min: 0, max: 0.999999999, step: 0.01, fine: 0.001, grid: 1e-9, initial: 0.42 }),
  seed: seed({ initial: 7 }),
  answer: number({ min: 1, max: 8, step: 1, initial: 2 }),
  find: number({ min: 1, max: VOCABULARY, step: 0.1, initial: 1000, scale: 'log', whole: true }),
  /** Whether the few bars are drawn as cups of water. */
  water: flag({ initial: false }),
};
export type KnifeValues = Values<typeof knifeParams>;
