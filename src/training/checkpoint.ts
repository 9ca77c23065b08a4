/** Checkpoints: weights and the optimiser's means as they lie in memory, one file a moment of the run. */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Team } from './team.ts';

const folder = new URL('./checkpoints/', import.meta.url);

const place = (name: string, step: number): URL => new URL(`${name}-${String(step).padStart(6, '0')}.bin`, folder);

type Kept = Pick<Team, 'weights' | 'mean' | 'square'>;

export function saveCheckpoint(name: string, step: number, { weights, mean, square }: Kept): void {
  mkdirSync(folder, { recursive: true });
  const file = place(name, step);
  const half = new URL(`${file.href}.part`);
  writeFileSync(half, Buffer.concat([weights, mean, square].map((a) => Buffer.from(a.slice().buffer))));
  renameSync(half, file);
}

/** Fills the arrays from a checkpoint. */
export function loadCheckpoint(name: string, step: number, { weights, mean, square }: Kept): void {
  const all = loadNumbers(name, step);
  weights.set(all.subarray(0, weights.length));
  mean.set(all.subarray(weights.length, 2 * weights.length));
  square.set(all.subarray(2 * weights.length));
}

/** The numbers of a checkpoint; the first third are the weights. */
export function loadNumbers(name: string, step: number): Float32Array {
  const bytes = readFileSync(place(name, step));
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** The last step a checkpoint was kept of, 0 if there is none. */
export function lastCheckpoint(name: string): number {
  if (!existsSync(folder)) return 0;
  const steps = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.bin'))
    .map((file) => Number(file.slice(name.length + 1, -4)))
    .filter(Number.isInteger);
  return Math.max(0, ...steps);
}
