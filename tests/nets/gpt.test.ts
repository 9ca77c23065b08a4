import { expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import { countOf, type GptShape, gptSize, gptTensors, gptViews, startGpt } from '#nets/gpt.ts';

const shape: GptShape = { layers: 4, heads: 4, width: 128, context: 65, vocabulary: 4608 };

test('closed form: the poet has V d + C d + layers (12 d² + 2 d) + d numbers', () => {
  const d = shape.width;
  expect(gptSize(shape)).toBe((4608 + 65) * d + 4 * (12 * d * d + 2 * d) + d);
});

test('the views follow each other and cover everything', () => {
  const flat = Float32Array.from({ length: gptSize(shape) }, (_, i) => i % 1000);
  const views = gptViews(shape, flat);
  expect(views.embedding.byteOffset).toBe(0);
  expect(views.layers).toHaveLength(4);
  expect(views.finalNorm.byteOffset + views.finalNorm.byteLength).toBe(flat.byteLength);
  expect(gptTensors(shape).reduce((sum, tensor) => sum + countOf(tensor), 0)).toBe(flat.length);
});

test('fresh weights: gains 1, the rest with the spread they are meant to have', () => {
  const flat = new Float32Array(gptSize(shape));
  startGpt(shape, flat, uniform(1));
  const views = gptViews(shape, flat);
  expect(views.finalNorm.every((gain) => gain === 1)).toBe(true);
  const spread = (values: Float32Array) => Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);
  // 16,384 even numbers: their spread is off by some 0.4 %.
  expect(Math.abs(spread(views.embedding) / 0.02 - 1)).toBeLessThan(0.02);
  expect(Math.abs(spread(views.layers[1]?.out as Float32Array) / (0.02 / Math.sqrt(8)) - 1)).toBeLessThan(0.02);
});
