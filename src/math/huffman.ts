/** The best code of whole bits: short words for what is frequent. */

import { needDistribution } from './distribution.ts';
import { rankOrder } from './rankOrder.ts';
import type { Vector } from './vector.ts';

/**
 * Lengths of the words of a Huffman code.
 *
 * The mean length is at least the entropy in bits, and at most 1 bit above it. No prefix code of whole bits does
 * better. Where several codes are equally good, one is chosen that never depends on chance.
 *
 * **Source**: Huffman, 1952; with two queues, van Leeuwen, 1976.
 *
 * @param shares shape (n,), n ≥ 1, from 0 to 1, adding up to 1; an item without mass gets a word all the same
 * @returns shape (n,), **units** bits; 0 for a single item, which needs no telling
 * @throws RangeError if shares do not make a distribution
 * @example huffman([0.5, 0.25, 0.125, 0.125]); // [1, 2, 3, 3]
 */
export function huffman(shares: Vector): readonly number[] {
  needDistribution(shares, 'huffman');
  const n = shares.length;
  const leaves = rankOrder(shares).reverse();
  // Nodes 0…n−1 are the leaves from the lightest up; those after them are joined pairs, in rising weight by themselves.
  const weights = Array.from(leaves, (item) => shares[item] as number);
  const parent: number[] = [];
  let leaf = 0;
  let pair = n;
  const lightest = (): number =>
    leaf < n && (pair >= weights.length || (weights[leaf] as number) <= (weights[pair] as number)) ? leaf++ : pair++;
  while (weights.length < 2 * n - 1) {
    const joined = [lightest(), lightest()] as const;
    for (const node of joined) parent[node] = weights.length;
    weights.push((weights[joined[0]] as number) + (weights[joined[1]] as number));
  }
  const depth = new Array<number>(weights.length).fill(0);
  for (let node = weights.length - 2; node >= 0; node--) depth[node] = (depth[parent[node] as number] as number) + 1;
  const lengths = new Array<number>(n).fill(0);
  leaves.forEach((item, node) => {
    lengths[item] = depth[node] as number;
  });
  return lengths;
}

/**
 * Words of given lengths, none the beginning of another: counted up in binary, shorter words first.
 *
 * @param lengths as `huffman` gives them
 * @returns words of 0 and 1, one for each length
 * @throws RangeError if there is no such code
 * @example codeWords([1, 2, 3, 3]); // ['0', '10', '110', '111']
 */
export function codeWords(lengths: readonly number[]): readonly string[] {
  const words = new Array<string>(lengths.length).fill('');
  let next = 0n;
  let before = 0;
  for (const item of rankOrder(lengths.map((length) => -length))) {
    const length = lengths[item] as number;
    next <<= BigInt(length - before);
    if (next >> BigInt(length)) throw new RangeError(`codeWords needs lengths of a prefix code, got ${lengths}`);
    words[item] = length === 0 ? '' : next.toString(2).padStart(length, '0');
    next++;
    before = length;
  }
  return words;
}
