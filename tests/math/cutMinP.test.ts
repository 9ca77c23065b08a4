import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSE } from '#math/cut.ts';
import { cutMinP, keptByThreshold } from '#math/cutMinP.ts';
import { softmax } from '#math/softmax.ts';
import { vocabularyLogits } from '#math/vocabulary.ts';
import { distribution, share } from './distributions.ts';

describe('cutMinP', () => {
  test('closed forms', () => {
    expect(cutMinP(Object.freeze([0.07, 0.6, 0.03, 0.3]), 0.1)).toMatchObject({ kept: 3, threshold: 0.06 });
    expect([...cutMinP([0.07, 0.6, 0.03, 0.3], 0.1).order]).toEqual([1, 3, 0, 2]);
    expect(cutMinP([0.5, 0.25, 0.25], 0.5).kept).toBe(3);
  });
  test('0 keeps all, 1 keeps the largest, all of them if they tie', () => {
    expect(cutMinP([0.5, 0.5, 0], 0).kept).toBe(3);
    expect(cutMinP([0.4, 0.4, 0.2], 1).kept).toBe(2);
    expect(cutMinP([1], 1).kept).toBe(1);
  });
  test('of a Zipf vocabulary, a tenth of the first is ten words', () => {
    expect(cutMinP(softmax(vocabularyLogits(50_304)) as Float64Array, 0.1).kept).toBe(10);
  });
  test('the first stays, however high the threshold', () => {
    expect(keptByThreshold(Float64Array.of(0.5, 0.3, 0.2), 2)).toBe(1);
  });
  test('rounding decides nothing: 0.1 + 0.2 lets 0.3 pass', () => {
    expect(0.3 >= 0.1 + 0.2).toBe(false);
    expect(keptByThreshold(Float64Array.of(0.7, 0.3), 0.1 + 0.2)).toBe(2);
  });
  test('keeps just those with the ratio, and at least one', () => {
    fc.assert(
      fc.property(distribution, share, (p, ratio) => {
        const { order, kept } = cutMinP(p, ratio);
        const most = Math.max(...p);
        return (
          kept >= 1 &&
          [...order].every((i, rank) =>
            rank < kept ? (p[i] as number) >= ratio * most * (1 - 2 * CLOSE) : (p[i] as number) < ratio * most,
          )
        );
      }),
      { numRuns: 500 },
    );
  });
  test('N24 llama.cpp #3841, #7498: [4, 3, 1.5, 0] at .1 keeps 2 at T = 1, and all 4 after T = 2', () => {
    const at = (temperature: number) => cutMinP(softmax([4, 3, 1.5, 0], { temperature }) as Float64Array, 0.1).kept;
    expect([at(1), at(2)]).toEqual([2, 4]);
  });
  test.each([-0.1, 1.1, Number.NaN])('a ratio of %d is refused', (ratio) => {
    expect(() => cutMinP([0.5, 0.5], ratio)).toThrow(new RangeError(`cutMinP needs a ratio from 0 to 1, got ${ratio}`));
  });
  test('N28: what is no distribution is refused', () => {
    expect(() => cutMinP([0, 0], 0.5)).toThrow(new RangeError('cutMinP needs shares that add up to 1, got 0'));
    expect(() => cutMinP([], 0.5)).toThrow(RangeError);
  });
});
