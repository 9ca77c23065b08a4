import { expect, test } from 'vitest';
import { largest } from '#math/vector.ts';

test('the largest, wherever it stands', () => {
  expect(largest(Object.freeze([3, 1, 2]), 'test')).toBe(3);
  expect(largest([1, 2, 3], 'test')).toBe(3);
  expect(largest([-5, -3, -4], 'test')).toBe(-3);
  expect(largest([-Infinity, -Infinity], 'test')).toBe(-Infinity);
});

test('N11: a million numbers, plain or typed', () => {
  expect(largest(new Array(1_000_000).fill(7), 'test')).toBe(7);
  const typed = new Float32Array(1_000_000).fill(7);
  typed[999_999] = 8;
  expect(largest(typed, 'test')).toBe(8);
});

test('N8, N32: what is not a number is named with its place', () => {
  expect(() => largest([], 'test')).toThrow(new RangeError('test needs at least one number, got none'));
  expect(() => largest([3, Number.NaN, 5], 'test')).toThrow(new RangeError('test needs numbers, got NaN at index 1'));
  expect(() => largest([3, '5' as unknown as number], 'test')).toThrow(
    new RangeError('test needs numbers, got 5 at index 1'),
  );
});
