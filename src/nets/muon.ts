/** Muon: a matrix moves along its running gradient with all singular values made nearly equal. */

import { whole } from './gptForward.ts';
import type { Block, Kernel, Memory } from './kernel.ts';

/** Newton and Schulz's quintic: five rounds bring singular values near 1. */
const [A, B, C] = [3.4445, -4.775, 2.0315];
const ROUNDS = 5;

/** Work space for matrices of at most rows × columns, the shorter side at most `short`. */
export function muonRoom(short: number, long: number, memory: Memory) {
  return {
    update: memory.floats(short * long),
    next: memory.floats(short * long),
    gram: memory.floats(short * short),
    square: memory.floats(short * short),
  };
}
export type MuonRoom = ReturnType<typeof muonRoom>;

/**
 * One step: m = β m + clip · g, then w = keep · w − rate · 0.2 √(longer side) · O(g + β m).
 *
 * O is the nearest matrix with equal singular values, by Newton–Schulz. The factor gives the update the size AdamW's
 * would have, so that both share one learning rate.
 *
 * **Source**: Jordan and others, 2024; the factor from Liu and others, 2025.
 */
export function muonStep(
  kernel: Kernel,
  w: Float32Array,
  g: Float32Array,
  m: Float32Array,
  [rows, columns]: readonly [rows: number, columns: number],
  move: { readonly clip: number; readonly beta: number; readonly rate: number; readonly keep: number },
  room: MuonRoom,
): void {
  const count = rows * columns;
  let update = room.update.subarray(0, count);
  let next = room.next.subarray(0, count);
  kernel.multiply(m, move.beta);
  kernel.addScaled(m, g, move.clip);
  update.set(g);
  kernel.multiply(update, move.clip);
  kernel.addScaled(update, m, move.beta);
  kernel.multiply(update, 1 / (Math.sqrt(kernel.sumSquares(update)) + 1e-12));
  const wide = columns >= rows;
  const short = Math.min(rows, columns);
  const [gram, square] = [whole(room.gram, short), whole(room.square, short)];
  for (let round = 0; round < ROUNDS; round++) {
    const x: Block = whole(update, columns);
    kernel.gemm(wide ? 'NT' : 'TN', short, short, Math.max(rows, columns), 1, x, x, gram, false);
    kernel.gemm('NN', short, short, short, C, gram, gram, square, false);
    kernel.addScaled(room.square.subarray(0, short * short), room.gram.subarray(0, short * short), B);
    next.set(update);
    kernel.multiply(next, A);
    if (wide) kernel.gemm('NN', rows, columns, rows, 1, square, x, whole(next, columns), true);
    else kernel.gemm('NN', rows, columns, columns, 1, x, square, whole(next, columns), true);
    [update, next] = [next, update];
  }
  kernel.multiply(w, move.keep);
  kernel.addScaled(w, update, -move.rate * 0.2 * Math.sqrt(Math.max(rows, columns)));
}
