/** Shares at a temperature: what the dial shows of a few bars. */

import { ties } from '#math/argmax.ts';
import { bits, entropy } from '#math/entropy.ts';
import { openSoftmax } from '#math/strictly.ts';
import { type DialValues, OPENING, THREE } from './dialParams.model.ts';

export interface DialBar {
  readonly index: number;
  readonly name: string;
  readonly logit: number;
  /** z/T */
  readonly scaled: number;
  /** NaN if everything is masked. */
  readonly share: number;
}

export interface DialModel {
  readonly temperature: number;
  readonly size: DialValues['size'];
  readonly height: DialValues['height'];
  /** Number of the bar looked up in the vocabulary, counted from 1. */
  readonly find: number;
  readonly printed: boolean;
  readonly bars: readonly DialBar[];
  /** Everything is masked: there are no shares. */
  readonly empty: boolean;
  /** Index of the first of the largest, and all of them if they are several. */
  readonly greedy: number;
  readonly tied: readonly number[];
  /** In nats; NaN without shares, like the two that follow. */
  readonly entropy: number;
  readonly bits: number;
  readonly effective: number;
  /** The same scores cold, as they are, and hot. */
  readonly three: readonly DialRow[];
}

export interface DialRow {
  readonly temperature: number;
  readonly shares: readonly number[];
  readonly effective: number;
  /** What a source prints for these scores at this temperature; undefined for any others. */
  readonly printed: readonly number[] | undefined;
}

/** Shares at a temperature above 0; NaN each if there are none. */
export function sharesOf(logits: readonly number[], temperature: number): readonly number[] {
  const found = openSoftmax(logits, temperature);
  return logits.map((_, i) => found?.[i] ?? NaN);
}

export function dialModel(values: DialValues): DialModel {
  const { logits, T } = values;
  const shares = sharesOf(logits, T);
  const empty = Number.isNaN(shares[0]);
  const best = ties(logits);
  const nats = empty ? NaN : entropy(shares);
  const opened = isOpening(logits);
  return {
    temperature: T,
    size: values.size,
    height: values.height,
    find: values.find,
    printed: values.printed,
    bars: logits.map((logit, index) => ({
      index,
      name: values.names[index] as string,
      logit,
      scaled: logit / T + 0,
      share: shares[index] as number,
    })),
    empty,
    greedy: best[0] as number,
    tied: best.length > 1 ? best : [],
    entropy: nats,
    bits: bits(nats),
    effective: Math.exp(nats),
    three: THREE.map(({ temperature, printed }) => {
      const row = sharesOf(logits, temperature);
      return {
        temperature,
        shares: row,
        effective: empty ? NaN : Math.exp(entropy(row)),
        printed: opened ? printed : undefined,
      };
    }),
  };
}

/** Whether these are the scores that a source works its three rows out from. */
export const isOpening = (logits: readonly number[]): boolean =>
  logits.length === OPENING.logits.length && logits.every((z, i) => z === OPENING.logits[i]);
