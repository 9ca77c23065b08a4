import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPasted } from '#spec/paste.ts';
import { anyText } from './specimen.ts';

const numbers = (text: string) => readPasted(text).numbers;

describe('pasted numbers', () => {
  test.each([
    ['3.5 1.2 0.3 -0.5', [3.5, 1.2, 0.3, -0.5]],
    ['3.5,1.2,0.3', [3.5, 1.2, 0.3]],
    ['3.5, 1.2, 0.3', [3.5, 1.2, 0.3]],
    ['3.5;1.2;0.3', [3.5, 1.2, 0.3]],
    ['3,5;1,2', [3.5, 1.2]],
    ['3,5 1,2', [3.5, 1.2]],
    ['3.5\t1.2', [3.5, 1.2]],
    ['3.5\n1.2\r\n0.3\n', [3.5, 1.2, 0.3]],
    ['３.５，１.２', [3.5, 1.2]],
    ['−0.5 -inf ∞', [-0.5, -Infinity, Infinity]],
    ['[3.5, 1.2, 0.3]', [3.5, 1.2, 0.3]],
    ['tensor([3.5, 1.2])', [3.5, 1.2]],
    ['[[3.5 1.2]\n [0.3 -0.5]]', [3.5, 1.2, 0.3, -0.5]],
    ['3.5、1.2、0.3', [3.5, 1.2, 0.3]],
    ['', []],
    ['   \n  ', []],
  ])('%j', (text, xs) => expect(numbers(text)).toEqual(xs));
});

describe('names with numbers', () => {
  test.each([
    ['光 3.5\n色 1.2', ['光', '色'], [3.5, 1.2]],
    ['光\t3.5\n色\t1.2', ['光', '色'], [3.5, 1.2]],
    ['光,3.5\n色,1.2', ['光', '色'], [3.5, 1.2]],
    ['光：3.5\n色：1.2', ['光', '色'], [3.5, 1.2]],
    ['光=3.5', ['光'], [3.5]],
    ['光, 3.5', ['光'], [3.5]],
    ['， 3.5\n。 1.2\n. -inf', ['，', '。', '.'], [3.5, 1.2, -Infinity]],
    ['3.5 光', ['光'], [3.5]],
    ['光 3,5\n色 1,2', ['光', '色'], [3.5, 1.2]],
    ['token,score\n"a b",2\n"c, d",3', ['a b', 'c, d'], [2, 3]],
    ['name;logit\nx;-1,5', ['x'], [-1.5]],
    ['token score\n的 3\n是 -inf', ['的', '是'], [3, -Infinity]],
  ])('%j', (text, names, xs) => {
    const pasted = readPasted(text);
    expect(pasted.names).toEqual(names);
    expect(pasted.numbers).toEqual(xs);
    expect(pasted.unread).toEqual([]);
  });
  test('pieces that are no numbers are shown, not dropped in silence', () => {
    expect(readPasted('1 2 x 4')).toEqual({ numbers: [1, 2, 4], names: [], unread: ['x'] });
    expect(readPasted('nothing here').unread).toEqual(['nothing here']);
    expect(readPasted('1 2\nNaN').unread).toEqual(['NaN']);
  });
});

test('any text: as many names as numbers or none, never NaN, little to show', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc.array(anyText).map((lines) => lines.join('\n')),
      ),
      (text) => {
        const pasted = readPasted(text);
        expect(pasted.names.length === 0 || pasted.names.length === pasted.numbers.length).toBe(true);
        expect(pasted.numbers.some(Number.isNaN)).toBe(false);
        expect(pasted.unread.length).toBeLessThanOrEqual(5);
      },
    ),
    { numRuns: 400 },
  );
});

test('N11: more numbers in a row than a function takes arguments', () => {
  expect(readPasted('1 '.repeat(200_000)).numbers.length).toBe(200_000);
});

// No clock: what grows faster than the text would not end within the time a test has.
test('200,000 times one sign end', () => {
  const many = 200_000;
  expect(numbers('1.5 '.repeat(many / 4)).length).toBe(many / 4);
  for (const text of ['"', '1,', ']', '9', ' ']) {
    readPasted(text.repeat(many));
    readPasted(`${text.repeat(many)}x`);
  }
});
