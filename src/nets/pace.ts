/** How far a step goes: the learning rate over a run, and what AdamW needs to know in the step's place. */

import type { Move } from './kernel.ts';

/** A run's steps and how they are taken. */
export interface Pace {
  readonly steps: number;
  readonly warmUp: number;
  /** The learning rate where the warm-up ends. */
  readonly peak: number;
  readonly beta1: number;
  readonly beta2: number;
  /** Share of its weights, times the learning rate, that a step takes away. */
  readonly decay: number;
}

/**
 * The learning rate of a step: up along a line for the warm-up, then down along a line to 0.
 *
 * @param step counted from 0
 * @example learningRate({ steps: 100, warmUp: 10, peak: 1, beta1: 0.9, beta2: 0.99, decay: 0 }, 54); // 0.5
 */
export function learningRate({ steps, warmUp, peak }: Pace, step: number): number {
  const done = step + 1;
  return done < warmUp ? (peak * done) / warmUp : (peak * (steps - done + 1)) / (steps - warmUp + 1);
}

/**
 * AdamW's numbers for a step, the correction of its running means included.
 *
 * The powers are taken by multiplication, so that every machine has the same bits. **Cost**: step + 1 products.
 *
 * @param clip what the gradient is multiplied by first
 */
export function adamWMove(pace: Pace, step: number, clip: number): Move {
  const { beta1, beta2, decay } = pace;
  let [power1, power2] = [1, 1];
  for (let i = 0; i <= step; i++) [power1, power2] = [power1 * beta1, power2 * beta2];
  const rate = learningRate(pace, step);
  return { clip, beta1, beta2, rate: rate / (1 - power1), correct: 1 / (1 - power2), keep: 1 - rate * decay };
}
