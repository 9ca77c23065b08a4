import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bits, entropy } from '#math/entropy.ts';
import { codeWords, huffman } from '#math/huffman.ts';
import { distribution, distributionOf } from './distributions.ts';

const meanLength = (p: readonly number[], lengths: readonly number[]) =>
  p.reduce((total, share, i) => total + share * (lengths[i] as number), 0);

/** The least mean length of any prefix code of n words, by trying all lengths that a code can have. */
function leastLength(p: readonly number[]): number {
  let least = Infinity;
  const lengths = new Array<number>(p.length).fill(1);
  const from = (item: number): void => {
    if (item === p.length) {
      const room = lengths.reduce((total, length) => total + 2 ** -length, 0);
      if (room <= 1) least = Math.min(least, meanLength(p, lengths));
      return;
    }
    for (let length = 1; length < p.length; length++) {
      lengths[item] = length;
      from(item + 1);
    }
  };
  from(0);
  return least;
}

describe('huffman', () => {
  test('closed forms', () => {
    expect(huffman(Object.freeze([0.5, 0.25, 0.125, 0.125]))).toEqual([1, 2, 3, 3]);
    expect(huffman([0.25, 0.25, 0.25, 0.25])).toEqual([2, 2, 2, 2]);
    expect(huffman([0.1, 0.6, 0.3])).toEqual([2, 1, 2]);
    expect(huffman([1])).toEqual([0]);
    expect(huffman([1, 0])).toEqual([1, 1]);
  });
  test('halves all the way: the entropy itself', () => {
    const p = [0.5, 0.25, 0.125, 0.0625, 0.0625];
    expect(meanLength(p, huffman(p))).toBe(bits(entropy(p)));
  });
  test('no other prefix code of whole bits is shorter', () => {
    // Sums of at most 5 terms, each at most 4.
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }).chain(distributionOf),
        (p) => Math.abs(meanLength(p, huffman(p)) - leastLength(p)) <= 1e-14,
      ),
      { numRuns: 60 },
    );
  });
  test('at least the entropy, at most a bit more; all room used; more frequent is never longer', () => {
    fc.assert(
      fc.property(distribution, (p) => {
        const lengths = huffman(p);
        const mean = meanLength(p, lengths);
        const h = bits(entropy(p));
        const room = lengths.reduce((total, length) => total + 2 ** -length, 0);
        const fair = p.every((x, i) => p.every((y, j) => x <= y || (lengths[i] as number) <= (lengths[j] as number)));
        return mean >= h - 1e-13 && mean <= h + 1 && room === 1 && fair;
      }),
      { numRuns: 300 },
    );
  });
  test('refuses what is no distribution', () => {
    expect(() => huffman([0, 0])).toThrow(new RangeError('huffman needs shares that add up to 1, got 0'));
    expect(() => huffman([])).toThrow(RangeError);
  });
});

describe('codeWords', () => {
  test('closed forms', () => {
    expect(codeWords(Object.freeze([1, 2, 3, 3]))).toEqual(['0', '10', '110', '111']);
    expect(codeWords([2, 1, 2])).toEqual(['10', '0', '11']);
    expect(codeWords([0])).toEqual(['']);
  });
  test('of the wanted lengths, and none the beginning of another', () => {
    fc.assert(
      fc.property(distribution, (p) => {
        const lengths = huffman(p);
        const words = codeWords(lengths);
        const apart = words.every((a, i) => words.every((b, j) => i === j || !b.startsWith(a)));
        return words.every((word, i) => word.length === lengths[i]) && (apart || p.length === 1);
      }),
    );
  });
  test('refuses lengths that leave no room', () => {
    expect(() => codeWords([1, 1, 1])).toThrow(new RangeError('codeWords needs lengths of a prefix code, got 1,1,1'));
  });
});
