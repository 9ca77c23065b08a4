/** Softmax alone, with top-p and with top-k, at one temperature after another, in several hands. */

import { keptByK } from '#math/cutTopK.ts';
import { keptByP } from '#math/cutTopP.ts';
import { rankOrder } from '#math/rankOrder.ts';
import { runningTotals } from '#math/runningTotals.ts';
import { temperedMasses } from '#math/vocabulary.ts';
import type { Rivals } from './rivals.ts';
import type { HfTensor } from './rivalTypes.ts';

export type Task = 'softmax' | 'top-p' | 'top-k';
export const TASKS: readonly Task[] = ['softmax', 'top-p', 'top-k'];
export const P = 0.9;
export const K = 50;

/** Words that are kept, with shares that add up to 1. Without `words`, all of them in their own order. */
export interface Kept {
  readonly words?: ArrayLike<number | bigint>;
  readonly shares: ArrayLike<number>;
}
/** From logits, once a sequence; then from a temperature. */
export type Hand = (logits: Float64Array, task: Task) => (temperature: number) => Kept | Promise<Kept>;

/**
 * The order once, everything else by rank.
 *
 * The first k of it are the k largest at every temperature, and softmax of them alone gives their shares.
 */
export const ours: Hand = (logits, task) => {
  if (task !== 'top-k') return oursDrawn(logits, task);
  const order = rankOrder(logits);
  const words = order.subarray(0, K);
  const falling = Float64Array.from(words, (word) => logits[word] as number);
  return (temperature) => ({ words, shares: temperedMasses(falling, temperature)?.masses as Float64Array });
};

/** As the figures do it, which draw what is cut away, too, and say how much it has. */
export const oursDrawn: Hand = (logits, task) => {
  const order = rankOrder(logits);
  const falling = Float64Array.from(order, (word) => logits[word] as number);
  return (temperature) => {
    const masses = temperedMasses(falling, temperature)?.masses as Float64Array;
    if (task === 'softmax') return { words: order, shares: masses };
    const totals = runningTotals(masses);
    const kept = task === 'top-p' ? keptByP(totals, P, 'reach') : keptByK(masses, K, 'index');
    return { words: order.subarray(0, kept), shares: over(masses, kept, totals[kept - 1] as number) };
  };
};

/** The first shares, as parts of what they have together. */
function over(shares: ArrayLike<number>, count: number, mass: number): Float64Array {
  const parts = new Float64Array(count);
  for (let i = 0; i < count; i++) parts[i] = (shares[i] as number) / mass;
  return parts;
}

/** What nobody can do without, if all words have a share: nothing but the exponentials, into an array that is there. */
export const floor: Hand = (logits) => {
  const shares = new Float64Array(logits.length);
  return () => {
    for (let i = 0; i < shares.length; i++) shares[i] = Math.exp(logits[i] as number);
    return { shares };
  };
};

/** As one writes it without thinking of speed: all of it, every time. */
export const obvious: Hand = (typed, task) => {
  const logits = Array.from(typed);
  return (temperature) => {
    const most = logits.reduce((a, b) => Math.max(a, b));
    const powers = logits.map((z) => Math.exp((z - most) / temperature));
    const total = powers.reduce((a, b) => a + b, 0);
    const shares = powers.map((x) => x / total);
    if (task === 'softmax') return { shares };
    const sorted = shares.map((share, word) => ({ word, share })).sort((a, b) => b.share - a.share);
    let mass = 0;
    let kept = 0;
    while (task === 'top-p' ? mass < P : kept < K) mass += sorted[kept++]?.share as number;
    const first = sorted.slice(0, kept);
    return { words: first.map(({ word }) => word), shares: first.map(({ share }) => share / mass) };
  };
};

export const byTensorFlow =
  ({ tensorFlow: tf }: Rivals): Hand =>
  (logits, task) => {
    const z = tf.tensor1d(Float32Array.from(logits));
    return (temperature) =>
      tf.tidy(() => {
        const shares = tf.softmax(tf.div(z, temperature));
        if (task === 'softmax') return { shares: shares.dataSync() };
        const { values, indices } = tf.topk(shares, task === 'top-p' ? logits.length : K);
        const kept = task === 'top-p' ? 1 + (tf.sum(tf.less(tf.cumsum(values), P)).dataSync()[0] as number) : K;
        const first = tf.slice(values, 0, kept);
        return { words: tf.slice(indices, 0, kept).dataSync(), shares: tf.div(first, tf.sum(first)).dataSync() };
      });
  };

export const byMathJs =
  ({ mathJs: math }: Rivals): Hand =>
  (typed, task) => {
    const logits = Array.from(typed);
    const words = logits.map((_, word) => word);
    return (temperature) => {
      const powers = math.map(math.divide(math.subtract(logits, math.max(logits)), temperature), math.exp);
      const shares = math.divide(powers, math.sum(powers));
      if (task === 'softmax') return { shares };
      const order = math.sort(words, (a, b) => (shares[b] as number) - (shares[a] as number));
      const sorted = order.map((word) => shares[word] as number);
      const kept = task === 'top-p' ? math.cumsum(sorted).findIndex((total) => total >= P) + 1 : K;
      const first = sorted.slice(0, kept);
      return { words: order.slice(0, kept), shares: math.divide(first, math.sum(first)) };
    };
  };

/**
 * The steps of its own sampler: the list of processors, then `topk` and `softmax` of what that leaves.
 *
 * Its top-p has a name and no code (see `topPOfTransformers`), so the cut is made here.
 */
export const byTransformers =
  ({ transformers: hf }: Rivals): Hand =>
  (logits, task) =>
  async (temperature) => {
    const processors = new hf.LogitsProcessorList();
    processors.push(new hf.TemperatureLogitsWarper(temperature));
    // The processors write over what they get.
    const cooled = processors([[]], new hf.Tensor('float32', Float32Array.from(logits), [1, logits.length]));
    if (task === 'softmax') return { shares: hf.softmax(cooled.data) };
    const [values, indices] = await hf.topk(cooled, task === 'top-p' ? logits.length : K);
    const shares = hf.softmax(values.data);
    if (task === 'top-k') return { words: indices.data, shares };
    let mass = 0;
    let kept = 0;
    while (mass < P) mass += shares[kept++] as number;
    return { words: indices.data.subarray(0, kept), shares: over(shares, kept, mass) };
  };

/** What the library's own top-p says when it is asked to work. */
export function topPOfTransformers({ transformers: hf }: Rivals): string {
  const logits: HfTensor = new hf.Tensor('float32', Float32Array.of(2, 1, 0), [1, 3]);
  try {
    const left = new hf.TopPLogitsWarper(0.7)([[]], logits);
    return `leaves ${Array.from(left.data).join(', ')} of 2, 1, 0`;
  } catch (error) {
    return `throws “${error instanceof Error ? error.message : error}”`;
  }
}
