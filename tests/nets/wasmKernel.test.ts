import { expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import type { Form, Kernel, Memory } from '#nets/kernel.ts';
import { plainMemory } from '#nets/kernel.ts';
import { plainKernel } from '#nets/plainKernel.ts';
import { arena } from '#nets/wasmKernel.ts';
import { compiledKernel } from './kernels.ts';

/** Largest difference, measured by the largest number there is. */
function distance(a: Float32Array, b: Float32Array): number {
  const size = a.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-30);
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] as number))), 0) / size;
}

/** The same work by both kernels on the same random numbers; gives the arrays that changed. */
function both(
  work: (kernel: Kernel, fill: (count: number, size?: number) => Float32Array, memory: Memory) => Float32Array[],
) {
  const compiled = compiledKernel();
  const run = (kernel: Kernel, memory: Memory) => {
    const random = uniform(7);
    const fill = (count: number, size = 1) => {
      const array = memory.floats(count);
      for (let i = 0; i < count; i++) array[i] = size * (2 * random() - 1);
      return array;
    };
    return work(kernel, fill, memory);
  };
  const [plain, fast] = [run(plainKernel, plainMemory), run(compiled.kernel, compiled.memory)];
  return Math.max(...plain.map((array, i) => distance(array, fast[i] as Float32Array)));
}

// Sums of up to 600 products in single precision, in another order: some √600 · 2⁻²⁴ of the largest result.
const TOLERANCE = 5e-6;

test('products of every form and of awkward sizes agree with the plain kernel', () => {
  const sizes = [
    [1, 1, 1],
    [4, 8, 4],
    [5, 9, 3],
    [65, 65, 32],
    [257, 13, 2],
    [3, 521, 7],
    [12, 16, 600],
  ] as const;
  for (const form of ['NN', 'NT', 'TN'] as const satisfies Form[])
    for (const [m, n, k] of sizes)
      for (const add of [false, true]) {
        const off = both((kernel, fill) => {
          // Blocks within larger matrices, as the heads of attention are.
          const aStride = (form === 'TN' ? m : k) + 3;
          const bStride = (form === 'NT' ? k : n) + 5;
          const a = { data: fill(700 * aStride), at: 2, stride: aStride };
          const b = { data: fill(700 * bStride), at: 1, stride: bStride };
          const c = { data: fill(m * (n + 2) + 9), at: 9, stride: n + 2 };
          kernel.gemm(form, m, n, k, 0.7, a, b, c, add);
          return [c.data];
        });
        expect(off, `${form} ${m} ${n} ${k}`).toBeLessThan(TOLERANCE);
      }
});

test('the steps between the products agree with the plain kernel', () => {
  const works: Record<string, Parameters<typeof both>[0]> = {
    layerNorm: (kernel, fill, memory) => {
      const [y, stats] = [memory.floats(60), memory.floats(10)];
      kernel.layerNorm(fill(60, 3), fill(12), y, stats, 5);
      return [y, stats];
    },
    layerNormBack: (kernel, fill, memory) => {
      const [x, gain, dy, dx, dGain] = [fill(60), fill(12), fill(60), fill(60), fill(12)];
      const [y, stats] = [memory.floats(60), memory.floats(10)];
      kernel.layerNorm(x, gain, y, stats, 5);
      kernel.layerNormBack(x, gain, stats, dy, dx, dGain, 5);
      return [dx, dGain];
    },
    gelu: (kernel, fill, memory) => {
      const y = memory.floats(400);
      kernel.gelu(fill(400, 9), y, 400);
      return [y];
    },
    geluBack: (kernel, fill) => {
      const [x, d] = [fill(400, 9), fill(400)];
      kernel.geluBack(x, d, 400);
      return [d];
    },
    softmaxCausal: (kernel, fill) => {
      const x = fill(3 * 49, 8);
      kernel.softmaxCausal(x, 3, 7);
      return [x];
    },
    softmaxCausalBack: (kernel, fill) => {
      const [x, d] = [fill(3 * 49, 8), fill(3 * 49)];
      kernel.softmaxCausal(x, 3, 7);
      kernel.softmaxCausalBack(x, d, 3, 7);
      return [d];
    },
    crossEntropy: (kernel, fill, memory) => {
      const [logits, targets, losses] = [fill(5 * 16, 20), memory.ints(5), memory.floats(5)];
      targets.set([0, 15, 3, 7, 7]);
      kernel.crossEntropy(logits, targets, losses, 5, 16, 0.2);
      return [logits, losses];
    },
    vectors: (kernel, fill) => {
      const [x, y] = [fill(1000), fill(1000)];
      kernel.addScaled(y, x, -0.3);
      kernel.multiply(x, 1.7);
      return [x, y, Float32Array.of(kernel.sumSquares(y))];
    },
    adamW: (kernel, fill, memory) => {
      const [w, g, m, v] = [fill(100), fill(100), fill(100, 0.1), memory.floats(100)];
      const move = { clip: 0.3, beta1: 0.9, beta2: 0.99, rate: 0.02, correct: 3, keep: 0.999 };
      kernel.adamW(w, g, m, v, move);
      return [w, m, v];
    },
  };
  for (const [name, work] of Object.entries(works)) expect(both(work), name).toBeLessThan(TOLERANCE);
});

test('the shared and the unshared build give the same bits', () => {
  const results = [false, true].map((shared) => {
    const { kernel, memory } = compiledKernel(shared);
    const random = uniform(1);
    const [a, c] = [memory.floats(40 * 40), memory.floats(40 * 40)];
    for (let i = 0; i < a.length; i++) a[i] = random();
    const block = (data: Float32Array) => ({ data, at: 0, stride: 40 });
    kernel.gemm('NT', 40, 40, 40, 1, block(a), block(a), block(c), false);
    kernel.softmaxCausal(c, 1, 40);
    return [...c];
  });
  expect(results[0]).toEqual(results[1]);
});

test('a memory that is full says so', () => {
  expect(() => arena(new ArrayBuffer(64), 0).floats(17)).toThrow('arena needs 68 bytes, got 64');
});
