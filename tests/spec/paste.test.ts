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

describe('columns', () => {
  test.each([
    [
      '光 .6 .3\n色 .4 .7',
      [
        [0.6, 0.4],
        [0.3, 0.7],
      ],
      [],
      ['光', '色'],
    ],
    [
      '.6,.3\n.4,.7',
      [
        [0.6, 0.4],
        [0.3, 0.7],
      ],
      [],
      [],
    ],
    [
      'P,Q\n0.6,0.3\n0.4,0.7',
      [
        [0.6, 0.4],
        [0.3, 0.7],
      ],
      ['P', 'Q'],
      [],
    ],
    [
      'token,P,Q\n"a b",6,3\n"c, d",4,7',
      [
        [6, 4],
        [3, 7],
      ],
      ['P', 'Q'],
      ['a b', 'c, d'],
    ],
    [
      'token\tQ\tP\n光\t1\t2\n色\t3\t4',
      [
        [1, 3],
        [2, 4],
      ],
      ['Q', 'P'],
      ['光', '色'],
    ],
    [
      '.6 .3 光\n.4 .7 色',
      [
        [0.6, 0.4],
        [0.3, 0.7],
      ],
      [],
      ['光', '色'],
    ],
    [
      '光, .6, .3\n色, .4, .7',
      [
        [0.6, 0.4],
        [0.3, 0.7],
      ],
      [],
      ['光', '色'],
    ],
    [
      '， .6 .3\n。 .4 .7',
      [
        [0.6, 0.4],
        [0.3, 0.7],
      ],
      [],
      ['，', '。'],
    ],
    [
      '光，0.6，0.3\n色，0.4，0.7',
      [
        [0.6, 0.4],
        [0.3, 0.7],
      ],
      [],
      ['光', '色'],
    ],
    [
      '[[3.5 1.2 0]\n [0.3 -0.5 -inf]]',
      [
        [3.5, 0.3],
        [1.2, -0.5],
        [0, -Infinity],
      ],
      [],
      [],
    ],
  ])('%j', (text, columns, headings, names) => {
    expect(readPasted(text).table).toEqual({ columns, headings, names });
  });
  test.each(['.6 .3', '光 .6 .3', '光 .6\n色 .4', '.6\n.4', '.6 .3\n.4', '光 .6 .3\n.4 色 .7', '.6 .3\n.4 x', ''])(
    '%j has none: one line, one number a line, or lines that differ',
    (text) => expect(readPasted(text).table).toBeUndefined(),
  );
  test('a table is a long list all the same, line by line', () => {
    expect(numbers('P Q\n.6 .3\n.4 .7')).toEqual([0.6, 0.3, 0.4, 0.7]);
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
