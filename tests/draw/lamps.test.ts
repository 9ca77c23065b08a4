import { describe, expect, it } from 'vitest';
import { lampPlaces, lampShapes } from '#draw/lamps.ts';

const lamps = ['份额不为负', '加起来是 1', '分高的不少拿', '只有差算数'].map((words, i) => ({
  key: String(i),
  on: i !== 1,
  words,
}));

describe('lamps', () => {
  it('stand in a row where there is room, else in two columns', () => {
    expect(lampPlaces(lamps, 800).map((p) => p.line)).toEqual([0, 0, 0, 0]);
    expect(lampPlaces(lamps, 300).map((p) => p.line)).toEqual([0, 0, 1, 1]);
    expect(
      lampPlaces(
        lamps.map((l) => ({ ...l, words: 'a statement of many words' })),
        300,
      ).map((p) => p.line),
    ).toEqual([0, 1, 2, 3]);
  });

  it('differ by shape, not by colour alone', () => {
    const signs = lampShapes(lamps, 0, 20, 800, 20).filter((s) => s.key.endsWith('sign'));
    expect(signs[0]?.attributes['d']).not.toBe(signs[1]?.attributes['d']);
    expect(signs.map((s) => s.attributes['class'])).toEqual([
      'm-tick-sign',
      'm-cross-sign',
      'm-tick-sign',
      'm-tick-sign',
    ]);
  });
});
