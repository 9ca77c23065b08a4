/**
 * The exact law of Σ Wⱼ xⱼ for weights drawn in three ways, all with mean 0 and variance 1/n, and inputs that are 1 with
 * probability q and else 0.
 *
 * K of the inputs are 1, and K is binomial; given K the sum is a normal, a walk of K steps, or a sum of K uniforms. All
 * three are 0 if no input is 1.
 */

import { binomialMasses } from '#math/binomial.ts';
import { sumOf } from '#math/sumOf.ts';
import { bellBelow } from './bellTable.model.ts';
import { type Gap, smoothGap, stairsGap } from './gap.model.ts';

/** What an input adds to variance: E[x²] = q, so that the sum has the variance q. */
export const spreadOf = (q: number): number => Math.sqrt(q);

/** The window, in σ from 0. */
export const REACH = 4;
const PLACES = 64;
/** A sum of one uniform has corners: narrowed down until the gap there is good to 1e−9. */
const ROUNDS = 32;

export interface SmoothLaw {
  /** P(sum = 0), which no density shows. */
  readonly zero: number;
  readonly gap: Gap;
  /** What lies left of places from 0 to 4 σ, the middle counted in by half; the law is symmetric. */
  readonly below: Float64Array;
}

export interface SteppedLaw {
  readonly gap: Gap;
  /** Masses at −n/√n, (−n + 1)/√n, …, n/√n. */
  readonly masses: Float64Array;
}

const at = Float64Array.from({ length: PLACES + 1 }, (_, i) => (REACH * i) / PLACES);

function smoothLaw(zero: number, below: (z: number) => number): SmoothLaw {
  const values = at.map(below);
  // Just right of 0, where a law that may be 0 has its jump behind it.
  values[0] = 0.5 + zero / 2;
  const right = (z: number) => (z === 0 ? 0.5 + zero / 2 : below(z));
  return { zero, gap: smoothGap(right, at, values, ROUNDS), below: values };
}

/** A mixture of normals: F(z) = Σ P(K = k) Φ(z √(qn/k)). */
export function gaussianLaw(n: number, q: number): SmoothLaw {
  const chances = binomialMasses(n, q);
  const scale = Math.sqrt(q * n);
  const held = [...chances.keys()].filter((k) => k > 0 && (chances[k] as number) > 1e-17);
  const narrow = Float64Array.from(held, (k) => scale / Math.sqrt(k));
  const chance = Float64Array.from(held, (k) => chances[k] as number);
  const zero = chances[0] as number;
  return smoothLaw(zero, (z) => {
    let total = z >= 0 ? zero : 0;
    for (let i = 0; i < chance.length; i++) total += (chance[i] as number) * bellBelow(z * (narrow[i] as number));
    return total;
  });
}

/** Each term is −1, 0 or 1 over √n. */
export function signsLaw(n: number, q: number): SteppedLaw {
  const masses = sumOf(Float64Array.of(q / 2, 1 - q, q / 2), n);
  return { masses, gap: stairsGap(masses, n, Math.sqrt(n * q)) };
}

/** So many uniforms at most are added up in closed form; more fall off fast enough for the transform. */
const FEW = 4;
/** The circle reaches to so many σ, at least; and where its frequencies are cut off. */
const HALF = 9;
const CUT = 1e-9;

/**
 * Sums of K uniforms from −√3/√n to √3/√n: up to four in closed form, the others together from their characteristic
 * function.
 *
 * On a circle of length P, F(y) = ½ + y/P + Σ sin(iδy) φ(iδ) / (iπ) with δ = 2π/P: exact but for what lies half a
 * circle away, and for what is cut off.
 * Tested against closed forms and convolution: off by less than 1e−6.
 */
export function uniformLaw(n: number, q: number): SmoothLaw {
  const chances = binomialMasses(n, q);
  const zero = chances[0] as number;
  const sigma = Math.sqrt(q * n);
  // In units in which one term reaches from −1 to 1; a third of them is its variance.
  const unit = sigma / Math.sqrt(3);
  const few = Math.min(n, FEW);
  const rest = n > FEW ? transformed(n, q, chances, unit) : undefined;
  return smoothLaw(zero, (z) => {
    const y = z * unit;
    let total = z >= 0 ? zero : 0;
    for (let k = 1; k <= few; k++) total += (chances[k] as number) * uniformsBelow(y, k);
    return rest ? total + rest(y) : total;
  });
}

/** The share of a sum of k uniforms on [−1, 1] left of y: Irwin and Hall's law, from the nearer end. */
export function uniformsBelow(y: number, k: number): number {
  if (y > 0) return 1 - uniformsBelow(-y, k);
  const x = (y + k) / 2;
  let total = 0;
  let choose = 1;
  for (let j = 0; j <= x && j <= k; j++) {
    total += choose * (x - j) ** k;
    choose *= -(k - j) / (j + 1);
  }
  for (let j = 2; j <= k; j++) total /= j;
  return total;
}

/** The part of the law with more than four terms: half its mass, and a sine series. */
function transformed(n: number, q: number, chances: Float64Array, unit: number): (y: number) => number {
  // No sum reaches beyond n; on a circle twice as long, none meets itself.
  const circle = 2 * Math.min(n + 1, HALF * unit + 4);
  const step = (2 * Math.PI) / circle;
  const weights: number[] = [];
  let mass = 1;
  for (let k = 0; k <= FEW; k++) mass -= chances[k] as number;
  let quiet = 0;
  for (let i = 1; i < 4000 && quiet < (2 * Math.PI) / step; i++) {
    const t = i * step;
    const sinc = Math.sin(t) / t;
    let phi = (1 - q + q * sinc) ** n;
    let power = 1;
    for (let k = 0; k <= FEW; k++) {
      phi -= (chances[k] as number) * power;
      power *= sinc;
    }
    weights.push(phi / i / Math.PI);
    quiet = Math.abs(phi / i) < CUT ? quiet + 1 : 0;
  }
  return (y) => {
    // sin(i θ) by turning on.
    const [c, s] = [Math.cos(step * y), Math.sin(step * y)];
    let [x, v] = [1, 0];
    let total = 0;
    for (let i = 0; i < weights.length; i++) {
      [x, v] = [x * c - v * s, x * s + v * c];
      total += (weights[i] as number) * v;
    }
    return mass * (0.5 + y / circle) + total;
  };
}
