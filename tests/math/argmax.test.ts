import { expect, test } from 'vitest';
import { argmax, ties } from '#math/argmax.ts';

test('the first of the largest, and all of them', () => {
  const values = Object.freeze([1, 3, 2, 3]);
  expect(argmax(values)).toBe(1);
  expect(ties(values)).toEqual([1, 3]);
  expect(ties([5])).toEqual([0]);
});

test('N20: a tie keeps its order by index', () => expect(ties([2, 2, 2])).toEqual([0, 1, 2]));

test('infinities are numbers like others', () => {
  expect(argmax([-Infinity, 0])).toBe(1);
  expect(ties([Infinity, 1, Infinity])).toEqual([0, 2]);
  expect(ties([-Infinity, -Infinity])).toEqual([0, 1]);
});

test('N8: refusals', () => {
  expect(() => argmax([])).toThrow(new RangeError('argmax needs at least one number, got none'));
  expect(() => argmax([1, Number.NaN])).toThrow(new RangeError('argmax needs numbers, got NaN at index 1'));
  expect(() => ties([Number.NaN])).toThrow(new RangeError('ties needs numbers, got NaN at index 0'));
});
