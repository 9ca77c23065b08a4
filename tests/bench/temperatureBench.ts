/** What a hundred temperatures cost on a whole vocabulary: ours, other libraries, the obvious way, and the floor. */

import { vocabularyLogits } from '#math/vocabulary.ts';
import { loadRivals } from './rivals.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';
import {
  byMathJs,
  byTensorFlow,
  byTransformers,
  floor,
  type Hand,
  K,
  type Kept,
  obvious,
  ours,
  oursDrawn,
  P,
  TASKS,
  type Task,
  topPOfTransformers,
} from './temperatures.ts';

const ROUNDS = 5;
/** From 0.2 to 3, evenly on a logarithmic scale: a slow turn of the dial. */
const TEMPERATURES = Array.from({ length: 100 }, (_, i) => 0.2 * 15 ** (i / 99));

/** The made-up vocabulary of the book, in an order as mixed as that of words in a table. */
function mixedLogits(): Float64Array {
  const falling = vocabularyLogits();
  // 7919 is a prime that does not divide the size, so every logit comes once.
  return falling.map((_, i) => falling[(i * 7919) % falling.length] as number);
}

interface Way {
  readonly title: string;
  readonly hand: Hand;
  /** Up to what part of itself a share may differ from ours, and what mass may be kept by one and not by the other. */
  readonly tolerance: number;
}

/** @throws if ours and another way give different results, or the other libraries cannot be had */
export async function temperatureBench(): Promise<void> {
  const rivals = await loadRivals();
  const { names } = rivals;
  // Plain sums of 50,304 terms in double precision; logits down to −54 and totals in single precision.
  const [DOUBLE, SINGLE] = [1e-11, 1e-4];
  const ways: readonly Way[] = [
    { title: 'ours', hand: ours, tolerance: 0 },
    { title: 'all of it every time, plain arrays', hand: obvious, tolerance: DOUBLE },
    { title: names.tensorFlow, hand: byTensorFlow(rivals), tolerance: SINGLE },
    { title: names.mathJs, hand: byMathJs(rivals), tolerance: DOUBLE },
    { title: names.transformers, hand: byTransformers(rivals), tolerance: SINGLE },
  ];
  const logits = mixedLogits();
  console.log(
    `\n${logits.length.toLocaleString('en')} logits at ${TEMPERATURES.length} temperatures, ours with the one sort:` +
      ` medians of ${ROUNDS} rounds, milliseconds a temperature`,
  );
  const drawn = { title: 'ours, with all that is cut away', hand: oursDrawn, tolerance: DOUBLE };
  for (const task of TASKS) {
    const all = task === 'top-k' ? [...ways, drawn] : ways;
    const apart = await agreement(all, logits, task);
    console.log(`\n${await compare(all, logits, task)}\n  ${apart}`);
  }
  console.log(`\n  top-p of transformers itself (TopPLogitsWarper) ${topPOfTransformers(rivals)}; its top-k, cut here`);
}

async function compare(ways: readonly Way[], logits: Float64Array, task: Task): Promise<string> {
  const all = [...ways, { title: 'floor: exponentials of all', hand: floor }];
  const samples = all.map((): number[] => []);
  for (const { hand } of all) await sequence(hand, logits, task, TEMPERATURES.slice(0, 8));
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { hand }] of all.entries()) samples[i]?.push(await sequence(hand, logits, task, TEMPERATURES));
  const times = samples.map(median);
  const own = times[0] as number;
  const head = [
    { softmax: 'softmax', 'top-p': `softmax, top-p ${P}`, 'top-k': `softmax, top-k ${K}` }[task],
    'ms',
    'ours / this',
  ];
  const rows = all.map(({ title }, i) => {
    const time = times[i] as number;
    return [`  ${title}`, time.toPrecision(3), i === 0 ? '' : (own / time).toPrecision(3)];
  });
  return table([head, ...rows]);
}

/** @returns milliseconds a temperature, what is done once included */
async function sequence(
  hand: Hand,
  logits: Float64Array,
  task: Task,
  temperatures: readonly number[],
): Promise<number> {
  const began = performance.now();
  const at = hand(logits, task);
  let seen = 0;
  for (const temperature of temperatures) {
    const kept = at(temperature);
    // Waiting is left out where there is nothing to wait for.
    seen += (kept instanceof Promise ? await kept : kept).shares.length;
  }
  const passed = performance.now() - began;
  if (seen === 0) throw new Error('a way gave no result');
  return passed / temperatures.length;
}

/** Compare shares word by word, at some of the temperatures. */
async function agreement(ways: readonly Way[], logits: Float64Array, task: Task): Promise<string> {
  const said: string[] = [];
  const own = ours(logits, task);
  for (const { title, hand, tolerance } of ways.slice(1)) {
    const at = hand(logits, task);
    let [differ, alone] = [0, 0];
    for (const temperature of TEMPERATURES.filter((_, i) => i % 11 === 0)) {
      const apart = difference(
        byWord(await own(temperature), logits.length),
        byWord(await at(temperature), logits.length),
      );
      differ = Math.max(differ, apart.differ);
      alone = Math.max(alone, apart.alone);
    }
    const text = `${title}: shares within ${differ.toExponential(0)}, kept by one only ${alone.toExponential(0)}`;
    if (!(differ <= tolerance && alone <= tolerance)) throw new Error(`${task} differs, ${text}, allowed ${tolerance}`);
    said.push(`${text} (allowed ${tolerance.toExponential(0)})`);
  }
  return said.join('\n  ');
}

function byWord({ words, shares }: Kept, size: number): Float64Array {
  const all = new Float64Array(size);
  for (let i = 0; i < shares.length; i++) all[words ? Number(words[i]) : i] = shares[i] as number;
  return all;
}

/** Relative, of words that both keep; and the mass of those that only one keeps. */
function difference(a: Float64Array, b: Float64Array): { readonly differ: number; readonly alone: number } {
  let [differ, alone] = [0, 0];
  a.forEach((x, word) => {
    const y = b[word] as number;
    if (x > 0 && y > 0) differ = Math.max(differ, Math.abs(x - y) / x);
    else alone += x + y;
  });
  return { differ, alone };
}
