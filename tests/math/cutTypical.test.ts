import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSE } from '#math/cut.ts';
import { cutTypical } from '#math/cutTypical.ts';
import { entropy } from '#math/entropy.ts';
import { sum } from '#math/sum.ts';
import { surprise } from '#math/surprise.ts';
import { distribution, share } from './distributions.ts';
import { U } from './exact.ts';

describe('cutTypical', () => {
  test('closed forms', () => {
    // H = 1.030; surprises .693 1.204 1.609: the middle one is nearest, then the first.
    expect([...cutTypical(Object.freeze([0.5, 0.3, 0.2]), 0.2).order]).toEqual([1, 0, 2]);
    expect(cutTypical([0.5, 0.3, 0.2], 0.2).kept).toBe(1);
    expect(cutTypical([0.5, 0.3, 0.2], 0.8).kept).toBe(2);
    expect(cutTypical([0.25, 0.25, 0.25, 0.25], 0.5).kept).toBe(2);
  });
  test('the most probable may go: it is too little of a surprise', () => {
    const p = [0.4, ...new Array<number>(60).fill(0.01)];
    const { order, kept } = cutTypical(p, 0.5);
    expect([...order.slice(0, kept)]).not.toContain(0);
  });
  test('1 keeps all, 0 the nearest alone', () => {
    expect(cutTypical([0.5, 0.3, 0.2, 0], 1).kept).toBe(4);
    expect(cutTypical([0.5, 0.3, 0.2, 0], 0).kept).toBe(1);
  });
  test('the smallest prefix that has the mass, by rising distance; what has none comes last', () => {
    fc.assert(
      fc.property(distribution, share, (p, wanted) => {
        const { order, kept, mass } = cutTypical(p, wanted);
        const far = [...order].map((i) => Math.abs(surprise(p[i] as number) - entropy(p)));
        const before = sum([...order.slice(0, kept - 1)].map((i) => p[i] as number));
        expect(far.every((x, i) => i === 0 || x >= (far[i - 1] as number))).toBe(true);
        if (wanted === 1) return kept === p.length;
        return mass >= wanted - CLOSE - 4 * U && (kept === 1 || before < wanted - CLOSE + 4 * U);
      }),
      { numRuns: 500 },
    );
  });
  test.each([-0.1, 1.1, Number.NaN])('a mass of %d is refused', (mass) => {
    expect(() => cutTypical([0.5, 0.5], mass)).toThrow(
      new RangeError(`cutTypical needs a mass from 0 to 1, got ${mass}`),
    );
  });
  test('N28: what is no distribution is refused', () => {
    expect(() => cutTypical([0, 0], 0.5)).toThrow(new RangeError('cutTypical needs shares that add up to 1, got 0'));
  });
});
