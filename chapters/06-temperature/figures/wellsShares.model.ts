/**
 * Particles in wells of energy −z, each sitting where a number of its own points.
 *
 * Every particle has its number from the seed and looks up its well by it, so that the draw is exact and particles
 * wander from well to well as the temperature changes, the same ones for the same link.
 */

import { cumulative } from '#math/draw.ts';
import { drawFrom } from '#math/drawFrom.ts';
import { uniform } from '#math/random.ts';
import { openSoftmax } from '#math/strictly.ts';
import { list, names, number, seed, type Values } from '#spec/params.ts';
import { OPENING, temperature } from './dialParams.model.ts';

export const wellsParams = {
  T: temperature,
  depths: list({
    item: { min: -2, max: 6, step: 0.1, fine: 0.01 },
    minLength: 2,
    maxLength: 6,
    initial: OPENING.logits,
    added: 0,
  }),
  names: names({ of: 'depths', initial: OPENING.names, spare: ['水', '风'], maxLength: 6 }),
  particles: number({ min: 50, max: 2000, step: 0.1, scale: 'log', whole: true, initial: 400 }),
  stretch: number({ min: 0.25, max: 4, step: 0.05, scale: 'log', initial: 1 }),
  seed: seed({ initial: 6 }),
};
export type WellsValues = Values<typeof wellsParams>;

export interface Well {
  readonly index: number;
  readonly name: string;
  /** z after stretching: how far the well reaches below 0. Its energy is −z. */
  readonly depth: number;
  /** e^(z/T) / Σ */
  readonly expected: number;
  readonly count: number;
  readonly observed: number;
  /** Two standard deviations of the observed share: √(p(1 − p)/n) · 2. */
  readonly band: number;
}

export interface WellsModel {
  /** As the control has it, before stretching. */
  readonly T: number;
  /** After stretching: z and T both grow by the same factor. */
  readonly temperature: number;
  readonly stretch: number;
  readonly particles: number;
  readonly seed: number;
  readonly wells: readonly Well[];
  /** Wells before stretching, for the curves: with them T is what it was, too. */
  readonly depths: readonly number[];
  /** Largest difference of an observed share from what is expected. */
  readonly worst: number;
  /** How many wells lie outside their band. */
  readonly outside: number;
  /** Mean energy of a particle by Boltzmann: −Σ p z, stretched. */
  readonly energy: number;
}

export function wellsModel({ T, depths, names, particles, stretch, seed }: WellsValues): WellsModel {
  const expected = openSoftmax(depths, T) as Float64Array;
  const counts = countIn(cumulative(expected), seed, particles);
  const wells = depths.map((depth, index): Well => {
    const p = expected[index] as number;
    const count = counts[index] as number;
    return {
      index,
      name: names[index] as string,
      depth: depth * stretch + 0,
      expected: p,
      count,
      observed: count / particles,
      band: 2 * Math.sqrt((p * (1 - p)) / particles),
    };
  });
  const off = wells.map((well) => Math.abs(well.observed - well.expected));
  return {
    T,
    temperature: Number((T * stretch).toPrecision(12)),
    stretch,
    particles,
    seed,
    wells,
    depths,
    worst: Math.max(...off),
    outside: wells.filter((well, i) => (off[i] as number) > well.band).length,
    energy: wells.reduce((sum, well) => sum - well.expected * well.depth, 0) + 0,
  };
}

/** How many of the first `particles` numbers of a seed fall on each piece. */
export function countIn(edges: Float64Array, seed: number, particles: number): Uint32Array {
  const counts = new Uint32Array(edges.length);
  const own = numbersOf(seed);
  for (let i = 0; i < particles; i++) {
    const well = drawFrom(edges, own[i] as number);
    counts[well] = (counts[well] as number) + 1;
  }
  return counts;
}

/** How many particles lie in another well than they would if depths and T were not multiplied. */
export function movedBy({ T, depths, stretch, temperature, particles, seed }: WellsModel): number {
  const before = cumulative(openSoftmax(depths, T) as Float64Array);
  const after = cumulative(
    openSoftmax(
      depths.map((z) => z * stretch),
      temperature,
    ) as Float64Array,
  );
  const own = numbersOf(seed).subarray(0, particles);
  return own.reduce((moved, u) => moved + Number(drawFrom(before, u) !== drawFrom(after, u)), 0);
}

let drawn: { readonly seed: number; readonly numbers: Float64Array } | undefined;

/** One number for each particle there can be; kept while the seed stays. */
function numbersOf(seed: number): Float64Array {
  if (drawn?.seed !== seed) {
    const next = uniform(seed);
    drawn = { seed, numbers: Float64Array.from({ length: wellsParams.particles.max }, next) };
  }
  return drawn.numbers;
}
