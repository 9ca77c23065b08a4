/**
 * Two distributions over the same words: P, how things are, and Q, what the model says.
 *
 * Cross-entropy is what Q costs on average when P draws the words; it splits into the entropy of P, which nobody can
 * save, and the divergence of Q from P.
 */

import { crossEntropy, klDivergence } from '#math/crossEntropy.ts';
import { entropy } from '#math/entropy.ts';

import { flag, list, names, type Values } from '#spec/params.ts';
import { oneHot, SHARE, sharesOf } from './freeShares.model.ts';

export const MOST = 6;
export const twoParams = {
  P: list({ item: SHARE, minLength: 2, maxLength: MOST, initial: [0.6, 0.3, 0.1], added: 0.1, shares: true }),
  Q: list({
    item: SHARE,
    minLength: 2,
    maxLength: MOST,
    initial: [0.333333, 0.333333, 0.333333],
    added: 0.1,
    shares: true,
  }),
  names: names({ of: 'P', initial: ['光', '色', '亮'], spare: ['下', '影', '霜'], maxLength: 4 }),
  oneHot: flag({ initial: false }),
};
export type TwoValues = Values<typeof twoParams>;

export interface TwoBar {
  readonly name: string;
  readonly p: number;
  readonly q: number;
  /** −ln q: what is paid when this word comes. */
  readonly cost: number;
  /** p − q: how hard, and which way, learning moves the score of this word. */
  readonly pull: number;
}

export interface TwoModel {
  readonly bars: readonly TwoBar[];
  readonly oneHot: boolean;
  /** Which of the two is no distribution, since all its numbers are 0. */
  readonly empty: 'P' | 'Q' | undefined;
  /** In nats; NaN where there is no distribution, +∞ where Q denies what P has. */
  readonly entropy: number;
  readonly crossEntropy: number;
  readonly divergence: number;
}

export function twoModel(values: TwoValues): TwoModel {
  const given = sharesOf(values.P);
  const P = given && values.oneHot ? oneHot(given) : given;
  // Where one list is longer, P says how many words there are.
  const Q = sharesOf(values.P.map((_, i) => values.Q[i] ?? 0));
  const bars = values.P.map((_, i): TwoBar => {
    const [p, q] = [P?.[i] ?? NaN, Q?.[i] ?? NaN];
    return { name: values.names[i] as string, p, q, cost: q === 0 ? Infinity : -Math.log(q) + 0, pull: p - q };
  });
  const whole = P && Q;
  return {
    bars,
    oneHot: values.oneHot,
    empty: P ? (Q ? undefined : 'Q') : 'P',
    entropy: P ? entropy(P) : NaN,
    crossEntropy: whole ? crossEntropy(P, Q) : NaN,
    divergence: whole ? klDivergence(P, Q) : NaN,
  };
}
