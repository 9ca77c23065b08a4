/**
 * A GPT reading a beginning four tokens at a time: only what later tokens ask of them is computed, their keys and values.
 *
 * Keys and values are to the last bit those that `feed` computes, in less than half the time: every weight is read once
 * for four tokens, and nobody wants the scores.
 */

import type { GptLayer } from './gpt.ts';
import { attend, gelu, normalise, place, type Run } from './gptRun.ts';
import { matFour } from './matVec.ts';

const AT_ONCE = 4;

/** Reads as many of these tokens as make whole fours; `run.logits` are then of no token. */
export function skim(run: Run, tokens: readonly number[]): void {
  for (let i = 0; i + AT_ONCE <= tokens.length; i += AT_ONCE) readFour(run, tokens.slice(i, i + AT_ONCE));
}

/** Four vectors, one after the other, and each of them. */
function four(size: number) {
  const all = new Float32Array(AT_ONCE * size);
  return { all, each: Array.from({ length: AT_ONCE }, (_, i) => all.subarray(i * size, (i + 1) * size)) };
}
type FourVectors = ReturnType<typeof four>;

const roomFor = (width: number) => ({
  ...{ normed: four(width), qkv: four(3 * width), mixed: four(width) },
  ...{ added: four(width), wide: four(4 * width) },
});
type Room = ReturnType<typeof roomFor>;

function readFour(run: Run, tokens: readonly number[]): void {
  const { width, layers } = run.shape;
  const x = four(width);
  tokens.forEach((token, i) => {
    place(run, token, x.each[i] as Float32Array);
  });
  const room = roomFor(width);
  for (let l = 0; l < layers; l++) through(run, l, x, room);
}

function through(run: Run, l: number, x: FourVectors, room: Room): void {
  const { width } = run.shape;
  const w = run.weights.layers[l] as GptLayer;
  const trace = run.layers[l] as Run['layers'][number];
  const { normed, qkv, mixed, added, wide } = room;
  const norm = (gain: Float32Array) =>
    x.each.forEach((each, i) => {
      normalise(each, gain, normed.each[i] as Float32Array);
    });
  const add = () => {
    for (let j = 0; j < x.all.length; j++) x.all[j] = (x.all[j] as number) + (added.all[j] as number);
  };
  norm(w.norm1);
  matFour(w.qkv, normed.all, qkv.all);
  const end = run.length;
  qkv.each.forEach((each, i) => {
    const at = (end - AT_ONCE + i) * width;
    run.keys[l]?.set(each.subarray(width, 2 * width), at);
    run.values[l]?.set(each.subarray(2 * width), at);
    // Each sees what was there when it came.
    run.length = end - AT_ONCE + i + 1;
    attend(run, l, { ...trace, qkv: each, mixed: mixed.each[i] as Float32Array });
  });
  matFour(w.out, mixed.all, added.all);
  add();
  norm(w.norm2);
  matFour(w.up, normed.all, wide.all);
  for (let j = 0; j < wide.all.length; j++) wide.all[j] = gelu(wide.all[j] as number);
  matFour(w.down, wide.all, added.all);
  add();
}
