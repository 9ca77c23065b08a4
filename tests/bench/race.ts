/** Several ways to do the same, timed in turns, so that whatever slows the machine slows all of them. */

import { median } from './statistics.ts';

export const ROUNDS = 9;
/** Milliseconds of one sample. */
const SAMPLE = 20;

/** @returns milliseconds a call, for each: medians of samples that take turns */
export function race(runs: readonly (() => unknown)[]): readonly number[] {
  const counts = runs.map(callsFor);
  const samples = runs.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, run] of runs.entries()) samples[i]?.push(time(run, counts[i] as number) / (counts[i] as number));
  return samples.map(median);
}

/** Calls that fill a sample, found by doubling, which also lets the compiler do its work. */
function callsFor(run: () => unknown): number {
  for (let count = 1; ; count *= 2) if (time(run, count) >= SAMPLE) return count;
}

let kept: unknown;

function time(run: () => unknown, count: number): number {
  const began = performance.now();
  // Results are kept, or the compiler may find the call needless.
  for (let i = 0; i < count; i++) kept = run();
  const passed = performance.now() - began;
  if (kept === undefined) throw new Error('a way gave no result');
  return passed;
}
