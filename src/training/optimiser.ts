/** One optimiser step, shared out: each worker moves its own part of the weights. */

import { countOf, type GptShape, gptTensors } from '../nets/gpt.ts';
import type { Kernel, Memory } from '../nets/kernel.ts';
import { muonRoom, muonStep } from '../nets/muon.ts';
import { adamWMove, type Pace } from '../nets/pace.ts';

const BETA = 0.95;

/** A stretch of the weights; with a shape if it is a matrix that moves by Muon. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly matrix?: readonly [rows: number, columns: number];
}

/** The parts of one worker: every other matrix, and its half of each other tensor. */
export function partsOf(shape: GptShape, muon: boolean, worker: number, workers: number): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  let matrices = 0;
  for (const tensor of gptTensors(shape)) {
    const to = from + countOf(tensor);
    const [rows, columns] = tensor.shape as [number, number];
    if (muon && /^layer.*\.(qkv|out|up|down)$/.test(tensor.name)) {
      // Queries, keys and values are three matrices.
      const pieces = tensor.name.endsWith('qkv') ? 3 : 1;
      for (let i = 0; i < pieces; i++) {
        const piece = (to - from) / pieces;
        const matrix = [rows / pieces, columns] as const;
        if (matrices++ % workers === worker) parts.push({ from: from + i * piece, to: from + (i + 1) * piece, matrix });
      }
    } else {
      const cut = (i: number): number => from + 4 * Math.floor(((to - from) / 4) * (i / workers));
      parts.push({ from: cut(worker), to: cut(worker + 1) });
    }
    from = to;
  }
  return parts;
}

export type Optimiser = ReturnType<typeof optimiser>;

/** The step's work for the owner of some parts, over whole arrays. */
export function optimiser(kernel: Kernel, shape: GptShape, pace: Pace, parts: readonly Part[], memory: Memory) {
  const room = muonRoom(shape.width, 4 * shape.width, memory);
  return {
    /** Adds the gradients of the others to the first, in order; gives Σ g² over the parts. */
    gather(gradients: readonly Float32Array[]): number {
      let sum = 0;
      for (const { from, to } of parts) {
        const g = (gradients[0] as Float32Array).subarray(from, to);
        for (const other of gradients.slice(1)) kernel.addScaled(g, other.subarray(from, to), 1);
        sum += kernel.sumSquares(g);
      }
      return sum;
    },
    move(step: number, clip: number, w: Float32Array, g: Float32Array, m: Float32Array, v: Float32Array): void {
      const adam = adamWMove(pace, step, clip);
      const rate = (1 - adam.keep) / pace.decay;
      for (const { from, to, matrix } of parts) {
        const [pw, pg, pm] = [w.subarray(from, to), g.subarray(from, to), m.subarray(from, to)];
        if (matrix) muonStep(kernel, pw, pg, pm, matrix, { clip, beta: BETA, rate, keep: adam.keep }, room);
        else kernel.adamW(pw, pg, pm, v.subarray(from, to), adam);
      }
    },
  };
}
