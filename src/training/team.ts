/** What the workers of a run share: one memory with the weights, the optimiser's means, and a gradient for each. */

import { gptSize } from '../nets/gpt.ts';
import { arena } from '../nets/wasmKernel.ts';
import type { Course } from './course.ts';

/** Bytes of a worker's own part of the memory. */
const OWN = 160 * 2 ** 20;
const FIRST = 65536;

export interface Team {
  readonly weights: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
  readonly gradients: readonly Float32Array[];
  readonly cells: Int32Array;
  /** Per worker: losses and their count, and the part of the gradient's squared length. */
  readonly sums: Float64Array;
}

/** MiB that a course needs. */
export const teamMegabytes = ({ shape }: Course, workers: number): number =>
  Math.ceil(((3 + workers) * gptSize(shape) * 4 + workers * OWN) / 2 ** 20) + 2;

/** The shared arrays, at the same places for everybody. */
export function openTeam(
  { shape }: Course,
  workers: number,
  buffer: ArrayBufferLike,
): { readonly team: Team; readonly ownStart: (worker: number) => number } {
  const memory = arena(buffer, FIRST);
  const size = gptSize(shape);
  const [weights, mean, square] = [memory.floats(size), memory.floats(size), memory.floats(size)];
  const gradients = Array.from({ length: workers }, () => memory.floats(size));
  const cells = memory.ints(4);
  const sums = new Float64Array(buffer, memory.floats(8 * workers).byteOffset, 4 * workers);
  const used = memory.used();
  return { team: { weights, mean, square, gradients, cells, sums }, ownStart: (worker) => used + worker * OWN };
}
