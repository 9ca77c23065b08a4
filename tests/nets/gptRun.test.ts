import { expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import { type GptShape, gptSize, gptViews, startGpt } from '#nets/gpt.ts';
import { gptHead } from '#nets/gptBackward.ts';
import { gptForward } from '#nets/gptForward.ts';
import { gptRoom } from '#nets/gptRoom.ts';
import { branch, createRun, feed, type Run } from '#nets/gptRun.ts';
import { plainMemory } from '#nets/kernel.ts';
import { plainKernel } from '#nets/plainKernel.ts';

const shape: GptShape = { layers: 2, heads: 2, width: 16, context: 9, vocabulary: 32 };
const flat = new Float32Array(gptSize(shape));
const random = uniform(3);
startGpt(shape, flat, random);
for (let i = 0; i < flat.length; i++) flat[i] = (flat[i] as number) + 0.4 * (random() - 0.5);
const weights = gptViews(shape, flat);
const tokens = [0, 5, 31, 7, 7, 2, 19, 4, 1];

/** Single precision in another order, through two layers. */
const NEAR = 2e-5;

test('token by token it computes what training computes at once', () => {
  const room = gptRoom(shape, tokens.length, plainMemory);
  const targets = Int32Array.from(tokens, (token) => (token + 3) % 32);
  const batch = { sequences: 1, length: tokens.length, inputs: Int32Array.from(tokens), targets };
  gptForward(plainKernel, shape, weights, batch, room);
  gptHead(plainKernel, shape, weights, batch, room, 1);
  const run = createRun(shape, weights);
  tokens.forEach((token, t) => {
    feed(run, token);
    const most = Math.max(...run.logits);
    const sum = run.logits.reduce((total, logit) => total + Math.exp(logit - most), 0);
    const loss = most + Math.log(sum) - (run.logits[targets[t] as number] as number);
    expect(Math.abs(loss - (room.losses[t] as number))).toBeLessThan(NEAR);
    run.layers.forEach((layer, l) => {
      const at = room.layers[l] as (typeof room.layers)[number];
      const parts = [
        [layer.normed1, at.normed1, 16],
        [layer.qkv, at.qkv, 48],
        [layer.between, at.between, 16],
        [layer.active, at.active, 64],
      ] as const;
      for (const [own, all, width] of parts)
        own.forEach((value, j) => {
          expect(Math.abs(value - (all[t * width + j] as number))).toBeLessThan(NEAR);
        });
    });
  });
});

test('attention is shares of the tokens read so far, and the stream is a sum of what each part adds', () => {
  const run = createRun(shape, weights);
  for (const token of tokens.slice(0, 5)) feed(run, token);
  for (const { weights: shares, between, attended, fed, after } of run.layers) {
    for (let h = 0; h < shape.heads; h++) {
      const seen = shares.subarray(h * shape.context, h * shape.context + 5);
      expect(Math.abs(seen.reduce((a, b) => a + b, 0) - 1)).toBeLessThan(1e-6);
    }
    expect(after.every((value, j) => Math.abs(value - (between[j] as number) - (fed[j] as number)) < 1e-6)).toBe(true);
    expect(attended.some((value) => value !== 0)).toBe(true);
  }
});

test('taking tokens back and reading them again gives the same logits', () => {
  const run = createRun(shape, weights);
  for (const token of tokens) feed(run, token);
  const first = [...run.logits];
  run.length = 4;
  for (const token of tokens.slice(4)) feed(run, token);
  expect([...run.logits]).toEqual(first);
});

test('a branch goes on from the first tokens of another run and leaves it as it was', () => {
  const [trunk, twig, alone] = [0, 1, 2].map(() => createRun(shape, weights)) as [Run, Run, Run];
  for (const token of tokens) feed(trunk, token);
  const before = [...trunk.logits];
  branch(twig, trunk, 4);
  for (const token of [3, 9]) feed(twig, token);
  for (const token of [...tokens.slice(0, 4), 3, 9]) feed(alone, token);
  expect([...twig.logits]).toEqual([...alone.logits]);
  expect([...trunk.logits]).toEqual(before);
});

test('refuses a token outside the vocabulary and more than the context', () => {
  const run = createRun(shape, weights);
  expect(() => feed(run, 32)).toThrow('feed needs a token below 32, got 32');
  expect(() => feed(run, 1.5)).toThrow(RangeError);
  for (const token of tokens) feed(run, token);
  expect(() => feed(run, 1)).toThrow('feed needs room in a context of 9, got a full one');
});
