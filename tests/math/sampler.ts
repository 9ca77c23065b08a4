/** What every sampler of a continuous law must do: fill cells of equal chance equally, and take one number a draw. */

import { expect, test } from 'vitest';
import { dkwRadius } from '#math/dkwRadius.ts';
import { kolmogorovDistance } from '#math/kolmogorovDistance.ts';
import { type Random, uniform } from '#math/random.ts';
import { chance, chiSquare } from './exact.ts';

export type Sampler = (random: Random) => number;

const DRAWS = 40_000;
const CELLS = 25;
/** By chance alone once in a thousand tests; seeds are fixed. */
const RARE = 1e-3;

const sample = (draw: Sampler, seed: number): Float64Array => {
  const next = uniform(seed);
  return Float64Array.from({ length: DRAWS }, () => draw(next));
};

/** The chance of a χ² at least as large, if the draws have this law: cells are found by its own cdf. */
function chanceOf(draws: Float64Array, cdf: (x: number) => number): number {
  const counts = new Array<number>(CELLS).fill(0);
  for (const x of draws) (counts[Math.min(CELLS - 1, Math.floor(CELLS * cdf(x)))] as number)++;
  return chance(chiSquare(counts, new Array(CELLS).fill(1 / CELLS)), CELLS - 1);
}

export function testSampler(draw: Sampler, cdf: (x: number) => number): void {
  test.each([1, 2, 20_260])('frequencies, seed %d', (seed) => {
    const draws = sample(draw, seed);
    expect(chanceOf(draws, cdf)).toBeGreaterThan(RARE);
    expect(kolmogorovDistance(draws.sort(), cdf)).toBeLessThan(dkwRadius(DRAWS, 1 - RARE));
  });
  test('the same test finds draws that are a little too wide', () => {
    expect(
      chanceOf(
        sample((random) => 1.05 * draw(random), 1),
        cdf,
      ),
    ).toBeLessThan(RARE);
  });
  test('one number a draw: the k-th depends on the seed and k alone', () => {
    const [a, b] = [uniform(9), uniform(9)];
    for (let k = 0; k < 5; k++) draw(a);
    for (let k = 0; k < 5; k++) b();
    expect(draw(a)).toBe(draw(b));
  });
}
