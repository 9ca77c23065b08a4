/**
 * Interpolated Kneser-Ney n-grams: the best of the models that only count, and so the bar that a network has to pass.
 *
 * p(w | h) = max(c(hw) − D, 0) / c(h) + D · kinds(h) / c(h) · p(w | h without its first token)
 *
 * The longest order takes for c the count; the shorter ones take for c(hw) the number of different tokens seen before hw.
 * Below the shortest lies the uniform distribution. D = n₁ / (n₁ + 2 n₂), from the numbers of entries counted once and
 * twice. A sequence begins after `order − 1` zeros.
 *
 * **Source** Kneser, Ney (1995); Chen, Goodman, "An Empirical Study of Smoothing Techniques for Language Modeling" (1999).
 */

import { NumberTable } from './numberTable.ts';

/** One way of counting the n-grams of one length: the counts, and by context their sum. */
type Counts = { readonly of: Float64Array; readonly sum: Float64Array; readonly discount: number };

/** The n-grams of one length; `kinds` is by context the number of different tokens that followed. */
type Level = {
  readonly table: NumberTable;
  readonly kinds: Int32Array;
  readonly raw: Counts;
  readonly before: Counts;
};

/** All that was counted, for lengths 1, 2, … */
export type Ngrams = { readonly levels: readonly Level[]; readonly vocabulary: number };

type Sequence = ArrayLike<number>;

function afterZeros(sequences: readonly Sequence[], zeros: number): { tokens: Int32Array; real: Uint8Array } {
  const length = sequences.reduce((sum, sequence) => sum + sequence.length + zeros, 0);
  const tokens = new Int32Array(length);
  const real = new Uint8Array(length);
  let at = 0;
  for (const sequence of sequences) {
    at += zeros;
    tokens.set(sequence, at);
    real.fill(1, at, at + sequence.length);
    at += sequence.length;
  }
  return { tokens, real };
}

/** The counts with their sums by context; `contextOf` tells of which context an n-gram is the continuation. */
function countsOf(of: Float64Array, contextOf: Int32Array, contexts: number): Counts {
  const sum = new Float64Array(contexts);
  let once = 0;
  let twice = 0;
  for (let id = 0; id < of.length; id++) {
    const context = contextOf[id] as number;
    sum[context] = (sum[context] as number) + (of[id] as number);
    if (of[id] === 1) once++;
    if (of[id] === 2) twice++;
  }
  return { of, sum, discount: once === 0 ? 0.5 : once / (once + 2 * twice) };
}

/**
 * Counts the n-grams of a corpus, of all lengths up to `order`.
 *
 * **Cost** an n-gram is found by the number of its beginning and its last token, so each length takes one pass.
 */
export function countNgrams(sequences: readonly Sequence[], vocabulary: number, order: number): Ngrams {
  const { tokens, real } = afterZeros(sequences, order - 1);
  const levels: Level[] = [];
  // At each position, the number of the n-gram that ends there, of the length before and of this length.
  let shorter = new Int32Array(tokens.length);
  let contexts = 1;
  let unfinished: ((before: Float64Array) => void) | null = null;
  for (let length = 1; length <= order; length++) {
    const table = new NumberTable();
    const ids = new Int32Array(tokens.length);
    const contextOf = new Int32Array(tokens.length);
    const raw = new Float64Array(tokens.length);
    const before = new Float64Array(contexts);
    for (let i = length - 1; i < tokens.length; i++) {
      const context = length === 1 ? 0 : (shorter[i - 1] as number);
      const id = table.add(context * vocabulary + (tokens[i] as number));
      ids[i] = id;
      contextOf[id] = context;
      if (!real[i]) continue;
      if (raw[id] === 0) before[shorter[i] as number] = (before[shorter[i] as number] as number) + 1;
      raw[id] = (raw[id] as number) + 1;
    }
    unfinished?.(before);
    const [size, above] = [table.size, contexts];
    const kinds = new Int32Array(above);
    for (let id = 0; id < size; id++) {
      if (raw[id] as number) kinds[contextOf[id] as number] = (kinds[contextOf[id] as number] as number) + 1;
    }
    const own = contextOf.slice(0, size);
    const counted = countsOf(raw.slice(0, size), own, above);
    unfinished = (counts) => levels.push({ table, kinds, raw: counted, before: countsOf(counts, own, above) });
    shorter = ids;
    contexts = size;
  }
  unfinished?.(new Float64Array(contexts));
  return { levels, vocabulary };
}

/** The probability that a model of the given order gives to every token of a sequence. */
export function ngramProbabilities({ levels, vocabulary }: Ngrams, sequence: Sequence, order: number): Float64Array {
  const zeros = levels.length - 1;
  const { tokens } = afterZeros([sequence], zeros);
  const probabilities = new Float64Array(tokens.length).fill(1 / vocabulary);
  let shorter = new Int32Array(tokens.length);
  levels.slice(0, order).forEach(({ table, kinds, raw, before }, m) => {
    const { of, sum, discount } = m === order - 1 ? raw : before;
    const ids = new Int32Array(tokens.length).fill(-1);
    for (let i = m; i < tokens.length; i++) {
      const context = m === 0 ? 0 : (shorter[i - 1] as number);
      if (context < 0) continue;
      const id = table.get(context * vocabulary + (tokens[i] as number));
      ids[i] = id;
      const all = sum[context] as number;
      if (all === 0) continue;
      const own = id < 0 ? 0 : Math.max((of[id] as number) - discount, 0);
      const rest = discount * (kinds[context] as number) * (probabilities[i] as number);
      probabilities[i] = (own + rest) / all;
    }
    shorter = ids;
  });
  return probabilities.subarray(zeros);
}
