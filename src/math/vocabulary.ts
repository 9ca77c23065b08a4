/**
 * A distribution over a whole vocabulary: 50,304 logits that fall, and their masses at any temperature.
 *
 * A temperature never changes the order, so the logits are sorted once and everything after that is one pass. Places
 * are counted from 0 here; what readers call bar number n is at place n − 1.
 */

import type { Vector } from './vector.ts';

/** The 50,257 words of GPT-2, filled up to a multiple of 64: 64 × 786. */
export const VOCABULARY_SIZE = 50_304;

/**
 * The made-up list of the book, after Zipf: the logit of bar number r is −ln r, so that at T = 1 its mass goes as 1/r.
 *
 * @param size a whole number of at least 1
 * @returns shape (size,), falling from 0
 * @throws RangeError if the size is not such a number
 */
export function vocabularyLogits(size = VOCABULARY_SIZE): Float64Array {
  if (!(Number.isInteger(size) && size >= 1))
    throw new RangeError(`vocabularyLogits needs a whole number of at least 1, got ${size}`);
  return Float64Array.from({ length: size }, (_, i) => 0 - Math.log(i + 1));
}

export interface Tempered {
  /** By rank, falling, adding up to 1 but for rounding (below 1e-13). */
  readonly masses: Float64Array;
  /** In nats; e to it is the effective number. */
  readonly entropy: number;
  /** How many share the largest logit: T → 0 leaves each of them 1/top. */
  readonly top: number;
}

/** Sums are taken in blocks of this many, so that rounding grows with 64 + n/64 terms and not with n. */
const BLOCK = 64;

/**
 * Softmax of sorted logits at a temperature, with the entropy that comes for free.
 *
 * pᵢ = e^((zᵢ − z₀)/T) / Σ, and H = ln Σ − Σ pᵢ (zᵢ − z₀)/T, so that no logarithm is taken. T = 0 and T = ∞
 * are the limits, and below 5.6e-309 T is as good as 0. Sorted logits lie close together in the tail, where one
 * exponential serves a whole block.
 *
 * **Cost**: one pass; about 0.3 ms for 50,304, less than the exponentials one by one.
 *
 * @param falling shape (n,), n ≥ 1, each at most the one before, −∞ allowed at the end; not modified
 * @param temperature from 0 to ∞
 * @returns undefined if all logits are −∞, since then there is no distribution
 * @throws RangeError if logits rise, one is NaN or +∞, there is none, or T is negative or NaN
 * @example temperedMasses([2, 2, 1], 0).masses; // [0.5, 0.5, 0]
 */
export function temperedMasses(falling: Vector, temperature: number): Tempered | undefined {
  if (!(temperature >= 0)) throw new RangeError(`temperedMasses needs a temperature of at least 0, got ${temperature}`);
  const { top, finite: size } = counted(falling);
  if (size === 0) return undefined;
  const most = falling[0] as number;
  const masses = new Float64Array(falling.length);
  // Dividing fifty thousand times would cost as much as the exponentials.
  const coldness = 1 / Math.abs(temperature);
  if (coldness === Infinity) return { masses: masses.fill(1 / top, 0, top), entropy: Math.log(top), top };
  let total = 0;
  let weighted = 0;
  for (let start = 0; start < size; start += BLOCK) {
    const end = Math.min(size, start + BLOCK);
    const high = ((falling[start] as number) - most) * coldness;
    if (!(high > UNDERFLOW)) break;
    const low = ((falling[end - 1] as number) - most) * coldness;
    const near = high - low < NEAR;
    const middle = (high + low) / 2;
    const scale = Math.exp(middle);
    let sum = 0;
    let moment = 0;
    // Two loops, since an engine that has to ask in each step is slower by a third.
    if (near)
      for (let i = start; i < end; i++) {
        const power = ((falling[i] as number) - most) * coldness;
        const e = scale * expNear(power - middle);
        masses[i] = e;
        sum += e;
        moment += e * power;
      }
    else
      for (let i = start; i < end; i++) {
        const power = ((falling[i] as number) - most) * coldness;
        const e = Math.exp(power);
        masses[i] = e;
        sum += e;
        moment += e * power;
      }
    total += sum;
    weighted += moment;
  }
  const share = 1 / total;
  for (let i = 0; i < size; i++) masses[i] = (masses[i] as number) * share;
  return { masses, entropy: Math.max(0, Math.log(total) - weighted / total), top };
}

/** e to less than this is 0 in double precision. */
const UNDERFLOW = -745.2;
/** Powers of a block that lie this close are computed from their middle. */
const NEAR = 1 / 32;

/** e^x for |x| ≤ 1/64: seven terms of the series, the eighth is below 5e-17. In pairs, which need not wait for each other. */
function expNear(x: number): number {
  const square = x * x;
  return 1 + x + square * (1 / 2 + x * (1 / 6) + square * (1 / 24 + x * (1 / 120) + square * (1 / 720)));
}

interface Counts {
  /** How many of the first logits are equal. */
  readonly top: number;
  /** How many are finite; the rest, at −∞, has no mass. */
  readonly finite: number;
}

/** A list is sorted once and pressed often: it is looked through once, too. Nobody may change it afterwards. */
const COUNTED = new WeakMap<Vector, Counts>();

function counted(falling: Vector): Counts {
  const counts = COUNTED.get(falling) ?? count(falling);
  COUNTED.set(falling, counts);
  return counts;
}

function count(falling: Vector): Counts {
  const most = falling[0];
  if (!(typeof most === 'number' && most < Infinity))
    throw new RangeError(`temperedMasses needs logits below +∞, got ${most}`);
  let top = 1;
  let finite = most === -Infinity ? 0 : 1;
  let last = most;
  for (let i = 1; i < falling.length; i++) {
    const z = falling[i] as number;
    if (!(z <= last)) throw new RangeError(`temperedMasses needs logits that fall, got ${z} at index ${i}`);
    if (z === most) top = i + 1;
    if (z > -Infinity) finite = i + 1;
    last = z;
  }
  return { top, finite };
}

/**
 * The mass of the places from `from` up to, not including, `to`: the true mass of a tail, however small.
 *
 * Added up from the small end, so that a tail of 1e-20 is not lost in what stands before it.
 *
 * @example massBetween([0.5, 0.25, 0.25], 1, 3); // 0.5
 */
export function massBetween(masses: Vector, from: number, to: number): number {
  let total = 0;
  for (let end = Math.min(to, masses.length); end > from; end -= BLOCK) {
    let sum = 0;
    for (let i = end - 1; i >= Math.max(from, end - BLOCK); i--) sum += masses[i] as number;
    total += sum;
  }
  return total;
}

/**
 * How many of the first places it takes to hold a mass: the whole nucleus of top-p.
 *
 * @param wanted from 0 to 1; reached within 1e-12, so that rounding adds no word
 * @returns at least 1, at most all
 * @example placesHolding([0.5, 0.25, 0.25], 0.75); // 2
 */
export function placesHolding(masses: Vector, wanted: number): number {
  if (wanted >= 1) return masses.length;
  let held = 0;
  for (let start = 0; start < masses.length; start += BLOCK) {
    const end = Math.min(masses.length, start + BLOCK);
    let sum = 0;
    for (let i = start; i < end; i++) {
      sum += masses[i] as number;
      if (held + sum >= wanted - 1e-12) return i + 1;
    }
    held += sum;
  }
  return masses.length;
}
