/**
 * One strip Q, read in three ways: how unlikely it makes what was said, how far it is from what was said, and how
 * long a file it makes. Their numbers differ; the Q at which each is least is the same.
 */

import { crossEntropy, klDivergence } from '#math/crossEntropy.ts';
import { entropy } from '#math/entropy.ts';
import { codeWords, huffman } from '#math/huffman.ts';

import { choice, list, number, type Values } from '#spec/params.ts';
import { SHARE, sharesOf } from './freeShares.model.ts';

/** How often each word comes: made up. In messages of whole tens the counts are whole. */
export const OFTEN = [0.6, 0.3, 0.1] as const;
export const WORDS = ['光', '色', '亮'] as const;

export const dialsParams = {
  Q: list({ item: SHARE, minLength: 3, maxLength: 3, initial: [0.2, 0.3, 0.5], added: 0.1, shares: true }),
  n: number({ min: 10, max: 200, step: 10, initial: 50 }),
  code: choice({ choices: ['ideal', 'huffman'], initial: 'ideal' }),
};
export type DialsValues = Values<typeof dialsParams>;

export type DialName = 'nll' | 'ce' | 'kl' | 'file';

interface Dial {
  readonly value: number;
  /** The least it can be for any Q. */
  readonly least: number;
  /** How far above that it is, in nats a word: the one measure in which all dials can be compared. */
  readonly above: number;
}

export interface DialsModel {
  readonly n: number;
  readonly code: 'ideal' | 'huffman';
  /** Undefined if all three numbers are 0. */
  readonly Q: readonly number[] | undefined;
  readonly counts: readonly number[];
  /** The Huffman code's words, if that is the code. */
  readonly codeWords: readonly string[] | undefined;
  /** Bits of the code word of each word. */
  readonly lengths: readonly number[];
  /** The least that a code of whole bits needs for a word. */
  readonly wholeBits: number;
  readonly dials: { readonly [name in DialName]: Dial };
}

const H = entropy(OFTEN);
const SHORTEST = huffman(OFTEN);
const bitsOf = (lengths: readonly number[]) => OFTEN.reduce((total, p, i) => total + p * (lengths[i] as number), 0);

export function dialsModel({ Q: parts, n, code }: DialsValues): DialsModel {
  const Q = sharesOf(parts);
  const ce = Q ? crossEntropy(OFTEN, Q) : NaN;
  const kl = Q ? klDivergence(OFTEN, Q) : NaN;
  const lengths = !Q ? OFTEN.map(() => NaN) : code === 'huffman' ? huffman(Q) : Q.map((q) => -Math.log2(q) + 0);
  const bits = Q ? bitsOf(lengths) : NaN;
  const least = code === 'huffman' ? bitsOf(SHORTEST) : H / Math.LN2;
  return {
    n,
    code,
    Q,
    counts: OFTEN.map((p) => Math.round(p * n)),
    codeWords: code === 'huffman' && Q ? codeWords(lengths) : undefined,
    lengths,
    wholeBits: bitsOf(SHORTEST),
    dials: {
      nll: { value: n * ce, least: n * H, above: kl },
      ce: { value: ce, least: H, above: kl },
      kl: { value: kl, least: 0, above: kl },
      file: { value: n * bits, least: n * least, above: Math.max(0, (bits - least) * Math.LN2) },
    },
  };
}
