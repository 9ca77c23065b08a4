import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber, writeNumber } from '#spec/readNumber.ts';

describe('numbers as people write them', () => {
  test.each([
    ['3.5', 3.5],
    [' 3.5 ', 3.5],
    ['+3.5', 3.5],
    ['-0.5', -0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-0', 0],
    ['1e3', 1000],
    ['1E-2', 0.01],
    ['−0.5', -0.5],
    ['–0.5', -0.5],
    ['－０．５', -0.5],
    ['３。５', 3.5],
    ['１２', 12],
    ['3,5', 3.5],
    ['-0,25', -0.25],
    ['1,663', 1.663],
    ['0,420', 0.42],
    ['1,000', 1000],
    ['12,500', 12500],
    ['1,234.5', 1234.5],
    ['1,234,567', 1234567],
    ['-1,234,567.5', -1234567.5],
  ])('%s is %d', (written, x) => expect(readNumber(written)).toBe(x));

  test.each(['∞', '+∞', 'inf', 'Infinity', 'INF', '\\infty', 'oo'])('%s is +∞', (s) =>
    expect(readNumber(s)).toBe(Infinity),
  );
  test.each(['-∞', '−∞', '－∞', '-inf', '-Infinity', '-\\infty'])('%s is −∞', (s) =>
    expect(readNumber(s)).toBe(-Infinity),
  );

  test.each([
    '',
    ' ',
    'NaN',
    'nan',
    '1e999',
    '-1e999',
    '1,2,3',
    '1.2.3',
    '3.5px',
    '0x10',
    '1 2',
    '--1',
    '+-\\infty',
    'e5',
    '.',
    '-',
    'null',
    '３５％',
  ])('%j is no number', (s) => expect(readNumber(s)).toBeUndefined());

  test('any text at all: a number or nothing, never NaN', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (s) => {
        const x = readNumber(s);
        return x === undefined || !Number.isNaN(x);
      }),
    );
  });
});

describe('N83: numbers in links', () => {
  test('every number comes back as itself, infinities too, −0 as 0', () => {
    fc.assert(fc.property(fc.double({ noNaN: true }), (x) => Object.is(readNumber(writeNumber(x)), x + 0)));
  });
  test('spelling', () => {
    expect([Infinity, -Infinity, -0, 0.3, 1e21].map(writeNumber)).toEqual(['inf', '-inf', '0', '0.3', '1e+21']);
  });
});
