/** The exact law of a sum: of n fresh draws, of one draw counted n times, or of one draw with random signs. */

import { binomialMasses } from '#math/binomial.ts';
import { sum } from '#math/sum.ts';
import { sumOf } from '#math/sumOf.ts';
import type { AdderValues } from './adderParams.model.ts';

/** Masses at `from`, `from + step`, … */
export interface Lattice {
  readonly from: number;
  readonly step: number;
  readonly masses: Float64Array;
}

/** The law of one draw; undefined if nothing is drawn. */
export function sourceOf({ source, bars }: Pick<AdderValues, 'source' | 'bars'>): Lattice | undefined {
  if (source === 'die') return { from: 1, step: 1, masses: new Float64Array(6).fill(1 / 6) };
  if (source === 'coin') return { from: 0, step: 1, masses: Float64Array.of(0.5, 0.5) };
  const total = sum(bars);
  return total > 0 ? { from: 0, step: 1, masses: Float64Array.from(bars, (bar) => bar / total) } : undefined;
}

export function sumLaw(one: Lattice, n: number, copies: AdderValues['copies']): Lattice {
  if (copies === 'same') return { from: n * one.from, step: n * one.step, masses: one.masses };
  if (copies === 'flipped') return flipped(one, n);
  return { from: n * one.from, step: one.step, masses: sumOf(one.masses, n) };
}

/**
 * X + S₂X + … + SₙX, each sign fair and independent, all counted from the middle of the range: K X, where K is
 * 1 + S₂ + … + Sₙ.
 *
 * The terms are uncorrelated, and yet no more than one draw and some coins.
 */
function flipped({ from, step, masses }: Lattice, n: number): Lattice {
  const m = masses.length - 1;
  // In half steps, so that the middle of the range is on the lattice.
  const reach = n * m;
  const all = new Float64Array(2 * reach + 1);
  binomialMasses(n - 1, 0.5).forEach((chance, plus) => {
    const k = 1 + 2 * plus - (n - 1);
    masses.forEach((p, j) => {
      const place = reach + k * (2 * j - m);
      all[place] = (all[place] as number) + chance * p;
    });
  });
  return thinned({ from: n * (from + (step * m) / 2) - (step * reach) / 2, step: step / 2, masses: all });
}

/** The same law on the widest spacing that holds all of it. */
function thinned({ from, step, masses }: Lattice): Lattice {
  const held = [...masses.keys()].filter((i) => (masses[i] as number) > 0);
  const first = held[0] as number;
  const wide = held.reduce((a, i) => divisor(a, i - first), 0) || 1;
  const last = held.at(-1) as number;
  const kept = Float64Array.from({ length: (last - first) / wide + 1 }, (_, i) => masses[first + i * wide] as number);
  return { from: from + step * first, step: step * wide, masses: kept };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
