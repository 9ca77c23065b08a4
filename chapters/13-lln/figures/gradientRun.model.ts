/**
 * Gradient steps in a bowl whose bottom every example places a little elsewhere.
 *
 * Example i has the loss ½ (θ − cᵢ)ᵀ A (θ − cᵢ) with cᵢ from a round bell about 0 and A = diag(1, shape). Its gradient
 * A(θ − cᵢ) is Aθ on average: unbiased, for one example as for five hundred.
 */

import { drawNormal } from '#math/drawNormal.ts';
import { type Random, uniform } from '#math/random.ts';

export type Pair = readonly [x: number, y: number];

/** Spread of the examples' bottoms, either way. */
export const NOISE = 1;

/** Examples in the largest batch. */
const MOST = 512;
/** Steps of the longest run. */
const LONGEST = 1000;

interface Draws {
  readonly seed: number;
  /** Bottoms of the first batch's examples, x and y in turn. */
  readonly first: Float64Array;
  /** For each later step: how many of its own standard deviations the batch's mean is off, x and y in turn. */
  readonly later: Float64Array;
}

let draws: Draws | undefined;

const bells = (random: Random, count: number) => Float64Array.from({ length: count }, () => drawNormal(random));

/**
 * The first batch is there example by example, since its arrows are drawn. The mean of B examples from a bell is itself
 * from a bell, √B times as narrow: of every later batch that mean is drawn, and nothing else.
 */
function drawsOf(seed: number): Draws {
  if (draws?.seed !== seed) {
    const random = uniform(seed);
    draws = { seed, first: bells(random, 2 * MOST), later: bells(random, 2 * LONGEST) };
  }
  return draws;
}

/** Bottoms of the first examples, each by itself. */
export function firstBottoms(seed: number, count: number): readonly Pair[] {
  const { first } = drawsOf(seed);
  return Array.from(
    { length: count },
    (_, i): Pair => [NOISE * (first[2 * i] as number), NOISE * (first[2 * i + 1] as number)],
  );
}

/** Mean bottom of a batch, batches numbered from 0. */
export function batchBottom(seed: number, batch: number, step: number): Pair {
  const { later } = drawsOf(seed);
  if (step > 0) {
    const spread = NOISE / Math.sqrt(batch);
    return [spread * (later[2 * step] as number), spread * (later[2 * step + 1] as number)];
  }
  let [x, y] = [0, 0];
  for (const [cx, cy] of firstBottoms(seed, batch)) {
    x += cx / batch;
    y += cy / batch;
  }
  return [x, y];
}

export const gradientAt = ([x, y]: Pair, [cx, cy]: Pair, shape: number): Pair => [x - cx, shape * (y - cy)];

/** 95 times in 100 a point from a round bell lies within so many of its standard deviations, in the plane. */
const REACH_95 = Math.sqrt(-2 * Math.log(0.05));

/** Half the width and half the height of what holds the mean gradient of a batch, about the true one, 95 times in 100. */
export function reachOf(batch: number, shape: number): Pair {
  const reach = (REACH_95 * NOISE) / Math.sqrt(batch);
  return [reach, shape * reach];
}

/** Beyond this nothing comes back: the last step within it is the last that is told. */
const LOST = 1e6;

/**
 * Where each step leads, from the start.
 *
 * @returns at most steps + 1 points; fewer if the steps run away
 */
export function descend(start: Pair, run: { seed: number; batch: number; rate: number; shape: number; steps: number }) {
  const points: Pair[] = [start];
  let [x, y] = start;
  for (let step = 0; step < run.steps; step++) {
    const [gx, gy] = gradientAt([x, y], batchBottom(run.seed, run.batch, step), run.shape);
    x -= run.rate * gx;
    y -= run.rate * gy;
    if (Math.hypot(x, y) > LOST) break;
    points.push([x, y]);
  }
  return points;
}
