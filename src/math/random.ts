/** Seeded randomness, passed to whoever needs it: the same seed gives the same numbers, everywhere and always. */

import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Gives the next number of a sequence, in [0, 1). */
export type Random = () => number;

/**
 * A sequence of uniform numbers in [0, 1): multiples of 2⁻⁵³, each from 53 random bits.
 *
 * The generator is xoroshiro128+ of pure-rand. Its own seeding would let the first number show the seed itself, so
 * the state is four well-stirred words: neighbouring seeds give unrelated numbers from the first.
 *
 * **Source**: Blackman and Vigna, 2018, for the generator; Appleby's MurmurHash3 for stirring.
 *
 * @param seed a whole number from 0 to 2³² − 1
 * @throws RangeError if the seed is not such a number
 * @example const next = uniform(1); next(); next(); // two numbers, the same on every machine
 */
export function uniform(seed: number): Random {
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32)
    throw new RangeError(`uniform needs a seed from 0 to 4294967295, got ${seed}`);
  const generator = xoroshiro128plusFromState([1, 2, 3, 4].map((k) => stirred(seed + k * 0x9e3779b9)));
  return () => uniformFloat64(generator);
}

/**
 * The seed after this one, beginning anew after the last.
 *
 * @example nextSeed(4294967295); // 0
 */
export const nextSeed = (seed: number): number => (seed + 1) % 2 ** 32;

/** A 32-bit word that depends on every bit of the given one; different words stay different. */
function stirred(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
