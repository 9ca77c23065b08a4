/**
 * Which lines a collection of poems holds, small enough to be kept with the tests: a Bloom filter.
 *
 * All of a million lines would need a megabyte. So only a part of all possible lines counts, chosen by a hash of
 * their characters; whoever asks how many of some lines are copied asks it of the ones in that part.
 */

import { hash } from './data/hash.ts';

/** One of so many lines counts. */
export const PART = 4;
/** How many bits stand for one line. */
const BITS_A_LINE = 8;
const SEED = '行';

/** The lines of poems written with commas and full stops. */
export const linesOf = (poems: string): readonly string[] => poems.split(/[，。\s]+/u).filter((line) => line !== '');

/** Whether a line counts at all. */
export const inPart = (line: string): boolean => mixed(hash(line)) % PART === 0;

export interface LineSet {
  /** True for every line it was made of, and for a few others. */
  readonly has: (line: string) => boolean;
  /** How many of the lines that it was not made of it takes for its own. */
  readonly mistaken: number;
}

/** @param bytes as {@link lineSetOf} makes them */
export function lineSet(bytes: Uint8Array): LineSet {
  let ones = 0;
  for (const byte of bytes) for (let rest = byte; rest > 0; rest &= rest - 1) ones++;
  return {
    has: (line) => placesOf(line, bytes.length).every((place) => ((bytes[place >> 3] as number) >> (place & 7)) & 1),
    mistaken: (ones / (8 * bytes.length)) ** BITS_A_LINE,
  };
}

/** The set of those of some lines that count. */
export function lineSetOf(lines: Iterable<string>, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (const line of lines) {
    if (!inPart(line)) continue;
    for (const place of placesOf(line, size)) (bytes[place >> 3] as number) |= 1 << (place & 7);
  }
  return bytes;
}

/** Two independent hashes make as many places as are needed. */
function placesOf(line: string, size: number): readonly number[] {
  const first = mixed(hash(line + SEED));
  const second = mixed(hash(SEED + line)) | 1;
  return Array.from({ length: BITS_A_LINE }, (_, i) => (first + Math.imul(i, second) >>> 0) % (8 * size));
}

/** Every bit of the result depends on every bit of the hash: the finish of MurmurHash 3. */
function mixed(state: number): number {
  const once = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
