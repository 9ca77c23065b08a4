import { describe, expect, test } from 'vitest';
import { labelSmoothing } from '#math/labelSmoothing.ts';
import { sum } from '#math/sum.ts';

describe('labelSmoothing', () => {
  test('closed forms', () => {
    expect([...labelSmoothing(4, 1, 0)]).toEqual([0, 1, 0, 0]);
    expect([...labelSmoothing(4, 1, 1)]).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect([...labelSmoothing(4, 0, 0.5)]).toEqual([0.625, 0.125, 0.125, 0.125]);
    expect([...labelSmoothing(1, 0, 0.3)]).toEqual([1]);
  });
  test('N41 annotated-transformer #109: adds up to 1, and leaves no item without', () => {
    const p = labelSmoothing(1000, 7, 0.1);
    expect(sum(p)).toBeCloseTo(1, 14);
    expect(Math.min(...p)).toBe(0.0001);
  });
  test('refusals', () => {
    expect(() => labelSmoothing(0, 0, 0)).toThrow(
      new RangeError('labelSmoothing needs a whole size of at least 1, got 0'),
    );
    expect(() => labelSmoothing(2, 2, 0)).toThrow(new RangeError('labelSmoothing needs a target from 0 to 1, got 2'));
    expect(() => labelSmoothing(2, 0, 1.1)).toThrow(new RangeError('labelSmoothing needs ε from 0 to 1, got 1.1'));
    expect(() => labelSmoothing(2, 0, Number.NaN)).toThrow(RangeError);
  });
});
