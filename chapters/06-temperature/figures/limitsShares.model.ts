/** Shares at any temperature, 0 and below included, and what a program makes of the same division. */

import { argmax, ties } from '#math/argmax.ts';
import { openSoftmax } from '#math/strictly.ts';
import { list, names, number, type Values } from '#spec/params.ts';

export const limitsParams = {
  T: number({ min: -5, max: 5, step: 0.05, fine: 0.001, initial: 1 }),
  logits: list({
    item: { min: -6, max: 10, step: 0.1, fine: 0.001, infinite: [-1] },
    minLength: 2,
    maxLength: 6,
    initial: [2, 2, 1],
    added: 0,
  }),
  names: names({ of: 'logits', initial: ['A', 'B', 'C'], spare: ['D', 'E', 'F'], maxLength: 6 }),
};
export type LimitsValues = Values<typeof limitsParams>;

interface LimitsBar {
  readonly index: number;
  readonly name: string;
  readonly logit: number;
  /** NaN if everything is masked. */
  readonly share: number;
  /** What softmax gives if it divides by T without asking: NaN at T = 0. */
  readonly naive: number;
}

export interface LimitsModel {
  readonly temperature: number;
  readonly bars: readonly LimitsBar[];
  readonly empty: boolean;
  /** What greedy decoding takes: the first of the largest logits, whatever T is. */
  readonly greedy: number;
  /** Indices of the largest logits, and of the smallest that are not masked. */
  readonly best: readonly number[];
  readonly worst: readonly number[];
  /** A larger logit never has a smaller share; undefined without shares. */
  readonly keepsOrder: boolean;
  /** Whether the naive program gives numbers. */
  readonly sound: boolean;
}

/**
 * Shares at a temperature of either sign.
 *
 * Below 0 the order is reversed: −z at |T|. What is masked stays masked, since it was taken out before dividing. At 0
 * this is the limit from above.
 */
export function sharesAt(logits: readonly number[], temperature: number): readonly number[] {
  const turned = temperature < 0 ? logits.map((z) => (z === -Infinity ? z : -z)) : logits;
  const found = openSoftmax(turned, Math.abs(temperature));
  return logits.map((_, i) => found?.[i] ?? NaN);
}

/** e^(z/T) with the largest taken away first, as any program has it, but no branch for T = 0. */
export function naiveShares(logits: readonly number[], temperature: number): readonly number[] {
  const scaled = logits.map((z) => z / temperature);
  const most = scaled.reduce((a, b) => Math.max(a, b));
  const e = scaled.map((x) => Math.exp(x - most));
  const total = e.reduce((a, b) => a + b);
  return e.map((x) => x / total);
}

export function limitsModel({ T, logits, names }: LimitsValues): LimitsModel {
  const shares = sharesAt(logits, T);
  const naive = naiveShares(logits, T);
  const open = logits.filter((z) => z > -Infinity);
  const least = open.length ? open.reduce((a, b) => Math.min(a, b)) : -Infinity;
  return {
    temperature: T,
    bars: logits.map((logit, index) => ({
      index,
      name: names[index] as string,
      logit,
      share: shares[index] as number,
      naive: naive[index] as number,
    })),
    empty: open.length === 0,
    greedy: argmax(logits),
    best: ties(logits),
    worst: logits.flatMap((z, i) => (z === least ? [i] : [])),
    keepsOrder: logits.every((a, i) =>
      logits.every((b, j) => a <= b || (shares[i] as number) >= (shares[j] as number)),
    ),
    sound: naive.every((p) => !Number.isNaN(p)),
  };
}
