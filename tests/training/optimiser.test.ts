import { expect, test } from 'vitest';
import { type GptShape, gptSize } from '#nets/gpt.ts';
import { partsOf } from '../../src/training/optimiser.ts';

const shape: GptShape = { layers: 2, heads: 2, width: 16, context: 9, vocabulary: 32 };

test('the parts of all workers cover every weight once, and each begins at a multiple of four', () => {
  for (const muon of [false, true])
    for (const workers of [1, 2, 3]) {
      const covered = new Uint8Array(gptSize(shape));
      for (let worker = 0; worker < workers; worker++)
        for (const { from, to } of partsOf(shape, muon, worker, workers)) {
          expect(from % 4).toBe(0);
          for (let i = from; i < to; i++) covered[i] = (covered[i] as number) + 1;
        }
      expect(covered.every((count) => count === 1)).toBe(true);
    }
});

test('the matrices of the layers are whole, queries, keys and values by themselves', () => {
  const matrices = partsOf(shape, true, 0, 1).flatMap(({ matrix, from, to }) =>
    matrix ? [[...matrix, to - from]] : [],
  );
  const square = [16, 16, 256];
  const layer = [square, square, square, square, [64, 16, 1024], [16, 64, 1024]];
  expect(matrices).toEqual([...layer, ...layer]);
});

test('two workers have as many matrices each, give or take one', () => {
  const counts = [0, 1].map((worker) => partsOf(shape, true, worker, 2).filter(({ matrix }) => matrix).length);
  expect(counts).toEqual([6, 6]);
});
