import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BpeRules, decodeBpe, encodeBpe, prepareBpe, wordsOf } from '#nets/bpe.ts';

const characters = ['\n', ' ', '.', 'a', 'e', 'h', 'l', 't', 'w'];
const id = (character: string) => characters.indexOf(character);
const rules: BpeRules = Object.freeze({
  characters,
  // 9 'th', 10 'the', 11 ' w', 12 'al', 13 'le', 14 ' whale' is never learnt whole
  merges: [
    [id('t'), id('h')],
    [9, id('e')],
    [id(' '), id('w')],
    [id('a'), id('l')],
    [id('l'), id('e')],
  ] as const,
});
const bpe = prepareBpe(rules);
const spell = (text: string) => encodeBpe(text, bpe).ids.map((piece) => bpe.pieces[piece]);

describe('words', () => {
  test('a space belongs to the word it precedes; other characters stand alone', () => {
    expect(wordsOf('The "whale" -- 12\n a')).toEqual([
      'The',
      ' ',
      '"',
      'whale',
      '"',
      ' ',
      '-',
      '-',
      ' ',
      '1',
      '2',
      '\n',
      ' a',
    ]);
  });
  test('together they are the text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '\n', '.', '1', 'é', '—', '𠮷', '\ud800') }),
        (text) => {
          expect(wordsOf(text).join('')).toBe(text);
        },
      ),
    );
  });
});

describe('pieces', () => {
  test('the earliest merge goes first, and again as long as one fits', () => {
    expect(spell('the whale.')).toEqual(['the', ' w', 'h', 'al', 'e', '.']);
    expect(spell('thethe')).toEqual(['the', 'the']);
    expect(spell('whale')).toEqual(['w', 'h', 'al', 'e']);
  });
  test('no piece reaches over the end of a word', () => {
    const over = prepareBpe({
      characters,
      merges: [
        [id('.'), id('a')],
        [id('a'), id(' ')],
      ],
    });
    expect(encodeBpe('.a a', over).ids).toEqual([id('.'), id('a'), id(' '), id('a')]);
  });
  test('of any text, what is known comes back, and what is not is reported where it stands', () => {
    const known = new Set(characters);
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(...characters, 'x', '—', '𠮷'), fc.string({ maxLength: 1 })),
    });
    fc.assert(
      fc.property(text, (any) => {
        const { ids, lost } = encodeBpe(any, bpe);
        expect(decodeBpe(ids, bpe)).toBe([...any].filter((character) => known.has(character)).join(''));
        expect(lost.map(({ character }) => character)).toEqual([...any].filter((character) => !known.has(character)));
        for (const { at, character } of lost) expect(any.startsWith(character, at)).toBe(true);
      }),
    );
  });
  test('a number that is no piece is refused', () => {
    expect(() => decodeBpe([14], bpe)).toThrow(new RangeError('decodeBpe needs numbers below 14, got 14'));
  });
});
