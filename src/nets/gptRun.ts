/** A GPT reading one token at a time, with everything it computes on the way kept to be looked at. */

import type { GptLayer, GptShape, GptWeights } from './gpt.ts';
import { matVec } from './matVec.ts';

/** What one layer computed for the last token. All of shape (width,) unless said otherwise. */
export interface LayerTrace {
  readonly normed1: Float32Array;
  /** Query, key and value, one after the other: shape (3 · width,). A head has its own stretch of each. */
  readonly qkv: Float32Array;
  /** Query times key over √(width / heads): shape (heads, context), of each head the first `length` count. */
  readonly scores: Float32Array;
  /** Softmax of the scores, laid out like them. */
  readonly weights: Float32Array;
  readonly mixed: Float32Array;
  /** What attention adds to the stream. */
  readonly attended: Float32Array;
  readonly between: Float32Array;
  readonly normed2: Float32Array;
  /** Shape (4 · width,), before and after GELU. */
  readonly wide: Float32Array;
  readonly active: Float32Array;
  /** What the wide part adds to the stream. */
  readonly fed: Float32Array;
  readonly after: Float32Array;
}

/** A text being read. The arrays are the run's own and change with the next token. */
export interface Run {
  readonly shape: GptShape;
  readonly weights: GptWeights;
  /** Tokens read so far are the first `length`; a smaller number takes the last ones back. */
  length: number;
  readonly tokens: Int32Array;
  /** Keys and values of all tokens, by layer: shape (context, width). */
  readonly keys: readonly Float32Array[];
  readonly values: readonly Float32Array[];
  readonly embedded: Float32Array;
  readonly layers: readonly LayerTrace[];
  readonly final: Float32Array;
  /** Shape (vocabulary,): a score for each token that may come next. */
  readonly logits: Float32Array;
}

/** Begins to read, with nothing read yet. **Cost**: room for the context once, 2 · layers · context · width numbers. */
export function createRun(shape: GptShape, weights: GptWeights): Run {
  const { layers, heads, width, context, vocabulary } = shape;
  const floats = (size: number): Float32Array => new Float32Array(size);
  const each = <T>(make: () => T): T[] => Array.from({ length: layers }, make);
  return {
    shape,
    weights,
    length: 0,
    tokens: new Int32Array(context),
    keys: each(() => floats(context * width)),
    values: each(() => floats(context * width)),
    embedded: floats(width),
    layers: each(() => ({
      normed1: floats(width),
      qkv: floats(3 * width),
      scores: floats(heads * context),
      weights: floats(heads * context),
      mixed: floats(width),
      attended: floats(width),
      between: floats(width),
      normed2: floats(width),
      wide: floats(4 * width),
      active: floats(4 * width),
      fed: floats(width),
      after: floats(width),
    })),
    final: floats(width),
    logits: floats(vocabulary),
  };
}

/** Lets a run go on from the first tokens of another, of the same network, as if it had read them itself. */
export function branch(run: Run, from: Run, length: number): void {
  const size = length * run.shape.width;
  run.tokens.set(from.tokens.subarray(0, length));
  for (const [l, keys] of from.keys.entries()) run.keys[l]?.set(keys.subarray(0, size));
  for (const [l, values] of from.values.entries()) run.values[l]?.set(values.subarray(0, size));
  run.length = length;
}

/**
 * Reads one token more; afterwards `run.logits` scores what may follow.
 * * @throws RangeError if the token is not one of the vocabulary, or the context is full
 */
export function feed(run: Run, token: number): void {
  const { shape, weights, embedded } = run;
  place(run, token, embedded);
  let x = embedded;
  for (let l = 0; l < shape.layers; l++) x = through(run, l, x);
  normalise(x, weights.finalNorm, run.final);
  matVec(weights.embedding, run.final, run.logits);
}

/**
 * Takes a token as the next of the text, and looks up its row and that of its place.
 *
 * @throws as `feed` does
 */
export function place(run: Run, token: number, embedded: Float32Array): void {
  const { width, context, vocabulary } = run.shape;
  const { embedding, positions } = run.weights;
  const at = run.length;
  if (at >= context) throw new RangeError(`feed needs room in a context of ${context}, got a full one`);
  if (!Number.isInteger(token) || token < 0 || token >= vocabulary)
    throw new RangeError(`feed needs a token below ${vocabulary}, got ${token}`);
  run.tokens[at] = token;
  run.length = at + 1;
  for (let j = 0; j < width; j++)
    embedded[j] = (embedding[token * width + j] as number) + (positions[at * width + j] as number);
}

/** One layer: attention adds to the stream, then the wide part does. */
function through(run: Run, l: number, x: Float32Array): Float32Array {
  const { width } = run.shape;
  const w = run.weights.layers[l] as GptLayer;
  const t = run.layers[l] as LayerTrace;
  normalise(x, w.norm1, t.normed1);
  matVec(w.qkv, t.normed1, t.qkv);
  (run.keys[l] as Float32Array).set(t.qkv.subarray(width, 2 * width), (run.length - 1) * width);
  (run.values[l] as Float32Array).set(t.qkv.subarray(2 * width), (run.length - 1) * width);
  attend(run, l, t);
  matVec(w.out, t.mixed, t.attended);
  for (let j = 0; j < width; j++) t.between[j] = (x[j] as number) + (t.attended[j] as number);
  normalise(t.between, w.norm2, t.normed2);
  matVec(w.up, t.normed2, t.wide);
  for (let j = 0; j < 4 * width; j++) t.active[j] = gelu(t.wide[j] as number);
  matVec(w.down, t.active, t.fed);
  for (let j = 0; j < width; j++) t.after[j] = (t.between[j] as number) + (t.fed[j] as number);
  return t.after;
}

/** Each head weighs the tokens read so far by how well its query fits their keys, and mixes their values. */
export function attend(run: Run, l: number, t: Pick<LayerTrace, 'qkv' | 'scores' | 'weights' | 'mixed'>): void {
  const { width, heads, context } = run.shape;
  const [keys, values] = [run.keys[l] as Float32Array, run.values[l] as Float32Array];
  const size = width / heads;
  const scale = 1 / Math.sqrt(size);
  t.mixed.fill(0);
  for (let h = 0; h < heads; h++) {
    const scores = t.scores.subarray(h * context, h * context + run.length);
    const weights = t.weights.subarray(h * context, h * context + run.length);
    let most = -Infinity;
    for (let i = 0; i < run.length; i++) {
      let dot = 0;
      for (let j = h * size; j < (h + 1) * size; j++) dot += (t.qkv[j] as number) * (keys[i * width + j] as number);
      scores[i] = dot * scale;
      most = Math.max(most, scores[i] as number);
    }
    let sum = 0;
    for (let i = 0; i < run.length; i++) sum += weights[i] = Math.exp((scores[i] as number) - most);
    for (let i = 0; i < run.length; i++) {
      const share = (weights[i] as number) / sum;
      weights[i] = share;
      for (let j = h * size; j < (h + 1) * size; j++)
        t.mixed[j] = (t.mixed[j] as number) + share * (values[i * width + j] as number);
    }
  }
}

/** To mean 0 and variance 1, times the gain. */
export function normalise(x: Float32Array, gain: Float32Array, y: Float32Array): void {
  let mean = 0;
  for (let j = 0; j < x.length; j++) mean += (x[j] as number) / x.length;
  let variance = 0;
  for (let j = 0; j < x.length; j++) variance += ((x[j] as number) - mean) ** 2 / x.length;
  const scale = 1 / Math.sqrt(variance + 1e-5);
  for (let j = 0; j < x.length; j++) y[j] = ((x[j] as number) - mean) * scale * (gain[j] as number);
}

export const gelu = (x: number): number => 0.5 * x * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3)));
