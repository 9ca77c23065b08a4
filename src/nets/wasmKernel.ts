/** The kernel in WebAssembly: every array is a view of one memory, and its byte offset is the pointer. */

import type { Kernel, Memory } from './kernel.ts';

type Call = (...numbers: number[]) => number;

/** The functions a compiled kernel exports (src/training/kernel). */
export type KernelExports = Readonly<
  Record<
    | 'gemm'
    | 'layerNorm'
    | 'layerNormBack'
    | 'gelu'
    | 'geluBack'
    | 'softmaxCausal'
    | 'softmaxCausalBack'
    | 'crossEntropy'
    | 'addScaled'
    | 'multiply'
    | 'sumSquares'
    | 'adamW',
    Call
  >
>;

const SCRATCH_FLOATS = 32 + 256 * 512 + 512 * 512;

/**
 * Gives out a memory from `start` on, every array at a multiple of 16 bytes.
 *
 * @throws RangeError if the memory is full
 */
export function arena(buffer: ArrayBufferLike, start: number): Memory & { readonly used: () => number } {
  let next = Math.ceil(start / 16) * 16;
  const take = (count: number): number => {
    const at = next;
    if (at + 4 * count > buffer.byteLength)
      throw new RangeError(`arena needs ${at + 4 * count} bytes, got ${buffer.byteLength}`);
    next = Math.ceil((at + 4 * count) / 16) * 16;
    return at;
  };
  return {
    floats: (count) => new Float32Array(buffer, take(count), count),
    ints: (count) => new Int32Array(buffer, take(count), count),
    used: () => next,
  };
}

/** Dresses compiled functions as a kernel; takes its scratch space from the memory. */
export function wasmKernel(wasm: KernelExports, memory: Memory): Kernel {
  const scratch = memory.floats(SCRATCH_FLOATS).byteOffset;
  return {
    gemm(form, m, n, k, alpha, a, b, c, add) {
      const left = a.data.byteOffset + 4 * a.at;
      const right = b.data.byteOffset + 4 * b.at;
      const to = c.data.byteOffset + 4 * c.at;
      const turnedA = form === 'TN';
      const turnedB = form === 'NT';
      wasm.gemm(
        m,
        n,
        k,
        alpha,
        left,
        turnedA ? 1 : a.stride,
        turnedA ? a.stride : 1,
        right,
        turnedB ? 1 : b.stride,
        turnedB ? b.stride : 1,
        to,
        c.stride,
        add ? 1 : 0,
        scratch,
      );
    },
    layerNorm(x, gain, y, stats, rows) {
      wasm.layerNorm(x.byteOffset, gain.byteOffset, y.byteOffset, stats.byteOffset, rows, gain.length);
    },
    layerNormBack(x, gain, stats, dy, dx, dGain, rows) {
      const arrays = [x, gain, stats, dy, dx, dGain].map((array) => array.byteOffset);
      wasm.layerNormBack(...arrays, rows, gain.length);
    },
    gelu(x, y, count) {
      wasm.gelu(x.byteOffset, y.byteOffset, count);
    },
    geluBack(x, d, count) {
      wasm.geluBack(x.byteOffset, d.byteOffset, count);
    },
    softmaxCausal(x, count, size) {
      wasm.softmaxCausal(x.byteOffset, count, size);
    },
    softmaxCausalBack(weights, d, count, size) {
      wasm.softmaxCausalBack(weights.byteOffset, d.byteOffset, count, size);
    },
    crossEntropy(logits, targets, losses, rows, classes, scale) {
      wasm.crossEntropy(logits.byteOffset, targets.byteOffset, losses.byteOffset, rows, classes, scale);
    },
    addScaled(y, x, factor) {
      wasm.addScaled(y.byteOffset, x.byteOffset, factor, y.length);
    },
    multiply(y, factor) {
      wasm.multiply(y.byteOffset, factor, y.length);
    },
    sumSquares: (x) => wasm.sumSquares(x.byteOffset, x.length),
    adamW(w, g, m, v, { clip, beta1, beta2, rate, correct, keep }) {
      const arrays = [w, g, m, v].map((array) => array.byteOffset);
      wasm.adamW(...arrays, w.length, clip, beta1, beta2, rate, correct, keep);
    },
  };
}
