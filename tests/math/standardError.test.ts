import { describe, expect, test } from 'vitest';
import { standardError } from '#math/standardError.ts';

describe('standardError', () => {
  test('closed forms', () => {
    expect(standardError(8, 64)).toBe(1);
    expect(standardError(3, 1)).toBe(3);
    expect(standardError(0, 5)).toBe(0);
    expect(standardError(Infinity, 1000)).toBe(Infinity);
  });
  test('challenge 1 of chapter 13: half the error takes four times the sample', () => {
    for (const n of [1, 10, 1000]) expect(standardError(1.7, 4 * n)).toBeCloseTo(standardError(1.7, n) / 2, 15);
  });
  test('refusals', () => {
    for (const sd of [-1, Number.NaN])
      expect(() => standardError(sd, 4)).toThrow(
        new RangeError(`standardError needs a spread of at least 0, got ${sd}`),
      );
    for (const n of [0, 1.5])
      expect(() => standardError(1, n)).toThrow(
        new RangeError(`standardError needs a whole number of draws from 1, got ${n}`),
      );
  });
});
