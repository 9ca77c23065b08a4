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

interface Examples {
  readonly seed: number;
  readonly random: Random;
  size: number;
  /** Sums of the first k bottoms at index k, so that the mean of any batch is one difference. */
  x: Float64Array;
  y: Float64Array;
}

let examples: Examples | undefined;

const bell = (random: Random) => NOISE * drawNormal(random);

/** The same examples as long as the seed stays, in the order in which batches take them. */
function examplesOf(seed: number, count: number): Examples {
  if (examples?.seed !== seed)
    examples = { seed, random: uniform(seed), size: 0, x: new Float64Array(1), y: new Float64Array(1) };
  const known = examples;
  if (known.size < count) {
    const wider = (old: Float64Array) => {
      const made = new Float64Array(Math.max(count, 2 * known.size) + 1);
      made.set(old);
      return made;
    };
    [known.x, known.y] = [wider(known.x), wider(known.y)];
    const size = known.x.length - 1;
    for (let i = known.size; i < size; i++) {
      known.x[i + 1] = (known.x[i] as number) + bell(known.random);
      known.y[i + 1] = (known.y[i] as number) + bell(known.random);
    }
    known.size = size;
  }
  return known;
}

const between = (sums: Float64Array, from: number, to: number) =>
  ((sums[to] as number) - (sums[from] as number)) / (to - from);

/** Bottoms of the first examples, each by itself. */
export function firstBottoms(seed: number, count: number): readonly Pair[] {
  const { x, y } = examplesOf(seed, count);
  return Array.from({ length: count }, (_, i): Pair => [between(x, i, i + 1), between(y, i, i + 1)]);
}

/** Mean bottom of a batch, batches numbered from 0. */
export function batchBottom(seed: number, batch: number, step: number): Pair {
  const { x, y } = examplesOf(seed, batch * (step + 1));
  return [between(x, batch * step, batch * (step + 1)), between(y, batch * step, batch * (step + 1))];
}

export const gradientAt = ([x, y]: Pair, [cx, cy]: Pair, shape: number): Pair => [x - cx, shape * (y - cy)];

/** Beyond this nothing comes back: the last step within it is the last that is told. */
const LOST = 1e6;

/**
 * Where each step leads, from the start.
 *
 * @returns at most steps + 1 points; fewer if the steps run away
 */
export function descend(start: Pair, run: { seed: number; batch: number; rate: number; shape: number; steps: number }) {
  const points: Pair[] = [start];
  if (run.steps > 0) examplesOf(run.seed, run.batch * run.steps);
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
