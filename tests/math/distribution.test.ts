import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needDistribution } from '#math/distribution.ts';
import { distribution } from './distributions.ts';

describe('needDistribution', () => {
  test('lets distributions pass, whatever rounding did', () => {
    fc.assert(fc.property(distribution, (p) => needDistribution(p, 'test') === undefined));
    needDistribution([0.1, 0.2, 0.3, 0.4], 'test');
    needDistribution(new Array<number>(10).fill(0.1), 'test');
  });
  test.each([
    ['', [], 'test needs at least one number, got none'],
    ['N8: ', [0.5, Number.NaN], 'test needs numbers, got NaN at index 1'],
    ['', [1.5, -0.5], 'test needs shares from 0 to 1, got 1.5 at index 0'],
    ['', [0.5, 0.75, -0.25], 'test needs shares from 0 to 1, got -0.25 at index 2'],
    ['the row printed for T = 3: ', [0.35, 0.22, 0.17, 0.14], 'test needs shares that add up to 1, got 0.88'],
    ['N28: ', [0, 0, 0], 'test needs shares that add up to 1, got 0'],
    ['', [0.5, Infinity], 'test needs shares from 0 to 1, got Infinity at index 1'],
  ])('%srefuses %j', (_, shares, message) => {
    expect(() => needDistribution(shares, 'test')).toThrow(new RangeError(message));
  });
});
