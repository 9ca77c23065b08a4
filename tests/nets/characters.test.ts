import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCharacters, encodeCharacters, indexOfCharacters } from '#nets/characters.ts';

const vocabulary = Object.freeze(['\n', '，', '。', '月', '光', '𠮷', '前']);
const index = indexOfCharacters(vocabulary);

test('a text of known characters comes back whole', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary)), (characters) => {
      const { ids, lost } = encodeCharacters(characters.join(''), index);
      expect(lost).toEqual([]);
      expect(decodeCharacters(ids, vocabulary)).toBe(characters.join(''));
    }),
  );
});

test('N88 of the fault list: a Chinese sentence is counted by characters, not by spaces', () => {
  expect(encodeCharacters('月光前，光前月。', index).ids).toHaveLength(8);
  expect(encodeCharacters('𠮷', index).ids).toHaveLength(1);
});

test('of any text, what is not known is reported where it stands, and nothing else is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...vocabulary), fc.string({ maxLength: 3 }))), (parts) => {
      const text = parts.join('');
      const { ids, lost } = encodeCharacters(text, index);
      for (const { at, character } of lost) {
        expect(text.startsWith(character, at)).toBe(true);
        expect(index.has(character)).toBe(false);
      }
      const kept = [...text].filter((character) => index.has(character)).join('');
      expect(decodeCharacters(ids, vocabulary)).toBe(kept);
      expect(ids.length + lost.length).toBe([...text].length);
    }),
  );
});

test('a character of two units is one character', () => {
  expect(encodeCharacters('𠮷x月', index)).toEqual({ ids: [5, 3], lost: [{ at: 2, character: 'x' }] });
});

test('N88: a Chinese sentence counts as many as it has characters, and not as one word between spaces', () => {
  const line = '床前明月光';
  const { ids, lost } = encodeCharacters(line, indexOfCharacters([...line]));
  expect(line.split(' ')).toHaveLength(1);
  expect([ids.length, lost.length]).toEqual([5, 0]);
});

test('a number that is none of the vocabulary is refused', () => {
  expect(() => decodeCharacters([7], vocabulary)).toThrow(
    new RangeError('decodeCharacters needs numbers below 7, got 7'),
  );
});
