import { expect, test } from 'vitest';
import { plainKernel } from '#nets/plainKernel.ts';

const floats = (...values: number[]) => Float32Array.from(values);

test('closed form: a product of two matrices in its three forms', () => {
  // [1 2; 3 4] [5 6; 7 8] = [19 22; 43 50], the factors written down turned where the form says so.
  const forms = [
    ['NN', floats(1, 2, 3, 4), floats(5, 6, 7, 8)],
    ['NT', floats(1, 2, 3, 4), floats(5, 7, 6, 8)],
    ['TN', floats(1, 3, 2, 4), floats(5, 6, 7, 8)],
  ] as const;
  for (const [form, left, right] of forms) {
    const c = floats(1, 1, 1, 1);
    const block = (data: Float32Array) => ({ data, at: 0, stride: 2 });
    plainKernel.gemm(form, 2, 2, 2, 2, block(left), block(right), block(c), true);
    expect([...c]).toEqual([39, 45, 87, 101]);
  }
});

test('closed form: normalised rows have mean 0 and variance 1', () => {
  const y = floats(0, 0, 0, 0);
  const stats = floats(0, 0);
  plainKernel.layerNorm(floats(1, 3, 5, 7), floats(1, 1, 1, 2), y, stats, 1);
  // Mean 4, variance 5; the 10⁻⁵ beside the variance is below the tolerance of 10⁻⁵.
  const expected = [-3, -1, 1, 6].map((value) => value / Math.sqrt(5));
  for (let j = 0; j < 4; j++) expect(Math.abs((y[j] as number) - (expected[j] as number))).toBeLessThan(1e-5);
  expect(stats[0]).toBe(4);
});

test('closed form: causal softmax looks back only', () => {
  const x = floats(5, 9, 9, Math.log(1), Math.log(3), 9, 0, 0, 0);
  plainKernel.softmaxCausal(x, 1, 3);
  const expected = [1, 0, 0, 0.25, 0.75, 0, 1 / 3, 1 / 3, 1 / 3];
  for (let i = 0; i < 9; i++) expect(x[i]).toBeCloseTo(expected[i] as number, 6);
});

test('closed form: surprise and its gradient', () => {
  const logits = floats(Math.log(1), Math.log(2), Math.log(5), Math.log(8));
  const losses = floats(0);
  plainKernel.crossEntropy(logits, Int32Array.of(2), losses, 1, 4, 0.5);
  expect(losses[0]).toBeCloseTo(Math.log(16 / 5), 6);
  const expected = [1 / 32, 2 / 32, 5 / 32 - 0.5, 8 / 32];
  for (let j = 0; j < 4; j++) expect(logits[j]).toBeCloseTo(expected[j] as number, 6);
});

test('closed form: the first step of AdamW goes by the learning rate, whatever the size of the gradient', () => {
  const [w, m, v] = [floats(1, 1), floats(0, 0), floats(0, 0)];
  const move = { clip: 1, beta1: 0.9, beta2: 0.99, rate: 0.01 / 0.1, correct: 1 / 0.01, keep: 0.5 };
  plainKernel.adamW(w, floats(3, -0.002), m, v, move);
  expect(w[0]).toBeCloseTo(0.49, 6);
  expect(w[1]).toBeCloseTo(0.51, 6);
});
