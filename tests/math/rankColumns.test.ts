/** Columns of ranks: no bar split, none lost, powers of ten at a border, and the greatest value survives. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decadesOf, rankAt, rankColumns, rankEdge } from '#math/rankColumns.ts';
import { sum } from '#math/sum.ts';
import { massBetween, type Tempered, temperedMasses, vocabularyLogits } from '#math/vocabulary.ts';

const { masses } = temperedMasses(vocabularyLogits(), 1) as Tempered;

it('lies between 0 and 1, and every place of the axis belongs to a bar', () => {
  expect(rankEdge(1, 50_304)).toBe(0);
  expect(rankEdge(50_305, 50_304)).toBe(1);
  for (const rank of [1, 2, 9, 10, 999, 16_083, 50_304]) {
    expect(rankAt(rankEdge(rank, 50_304), 50_304)).toBe(rank);
    expect(rankAt((rankEdge(rank, 50_304) + rankEdge(rank + 1, 50_304)) / 2, 50_304)).toBe(rank);
  }
  expect(rankAt(-1, 50_304)).toBe(1);
  expect(rankAt(2, 50_304)).toBe(50_304);
});

it('holds all the mass of a vocabulary, in columns of a pixel or more', () => {
  const columns = rankColumns(masses, 594);
  expect(columns.first[0]).toBe(1);
  expect(columns.first.at(-1)).toBe(50_305);
  expect(sum(columns.mass)).toBeCloseTo(1, 12);
  expect(columns.mass.length).toBeLessThanOrEqual(594 + 5);
  for (let c = 0; c < columns.mass.length; c++) {
    expect(columns.highest[c]).toBe(masses[(columns.first[c] as number) - 1]);
    expect(columns.lowest[c]).toBe(masses[(columns.first[c + 1] as number) - 2]);
  }
});

it('loses and splits no bar, whatever the list and the room', () => {
  const list = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 500 });
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 900 }), (values, room) => {
      const falling = Object.freeze([...values].sort((a, b) => b - a));
      const { first, mass, edges } = rankColumns(falling, room);
      expect(first.at(-1)).toBe(falling.length + 1);
      for (let c = 0; c < mass.length; c++) {
        expect(first[c + 1]).toBeGreaterThan(first[c] as number);
        expect(edges[c + 1]).toBeGreaterThan(edges[c] as number);
        const own = falling.slice((first[c] as number) - 1, (first[c + 1] as number) - 1);
        expect(mass[c]).toBeCloseTo(sum(own), 10);
      }
    }),
  );
});

it('adds up bars 1 to 9, 10 to 99 and so on', () => {
  const decades = decadesOf(rankColumns(masses, 350));
  expect(decades.map(({ from, to }) => [from, to])).toEqual([
    [1, 9],
    [10, 99],
    [100, 999],
    [1000, 9999],
    [10_000, 50_304],
  ]);
  for (const { from, to, mass } of decades) expect(mass).toBeCloseTo(massBetween(masses, from - 1, to), 12);
});

it('refuses no bars and no room', () => {
  expect(() => rankColumns([], 10)).toThrow(RangeError);
  expect(() => rankColumns([1], 0)).toThrow(RangeError);
});
