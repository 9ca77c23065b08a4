import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSE, renormalise } from '#math/cut.ts';
import { cutTopP, keptByP, type NucleusRule } from '#math/cutTopP.ts';
import { runningTotals } from '#math/runningTotals.ts';
import { softmax } from '#math/softmax.ts';
import { sum } from '#math/sum.ts';
import { placesHolding, type Tempered, temperedMasses, vocabularyLogits } from '#math/vocabulary.ts';
import { distribution, share } from './distributions.ts';
import { U } from './exact.ts';

const RULES: readonly NucleusRule[] = ['reach', 'printed', 'shifted'];
const kept = (p: ArrayLike<number>, x: number) => RULES.map((rule) => cutTopP(p, x, rule).kept);
const EIGHT = Object.freeze([0.3, 0.22, 0.15, 0.12, 0.1, 0.05, 0.04, 0.02]);

describe('closed forms', () => {
  test.each([
    [[0.5, 0.25, 0.125, 0.125], 0.75, [2, 2, 3]],
    [[0.99, 0.005, 0.005], 0.9, [1, 0, 1]],
    [[0.59, 0.23, 0.1, 0.08], 0.7, [2, 1, 2]],
  ])('M21: %j at p = %d keeps %j under the three rules', (p, x, counts) => expect(kept(p, x)).toEqual(counts));
  test('eight words, p = .7: 4 kept, .3797 .2785 .1899 .1519', () => {
    const parts = renormalise(EIGHT, cutTopP(EIGHT, 0.7)) as Float64Array;
    expect(cutTopP(EIGHT, 0.7).mass).toBeCloseTo(0.79, 14);
    expect([...parts.slice(0, 5)].map((p) => p.toFixed(4))).toEqual(['0.3797', '0.2785', '0.1899', '0.1519', '0.0000']);
  });
  test('N85: four words at T = 1, p = .7: one is enough; the printed row needs two, 71.95 28.05', () => {
    expect(cutTopP(softmax([3, 1.5, 0.8, 0.3]) as Float64Array, 0.7).kept).toBe(1);
    const printed = [0.59, 0.23, 0.1, 0.08];
    const parts = renormalise(printed, cutTopP(printed, 0.7)) as Float64Array;
    expect([...parts.slice(0, 2)].map((p) => (100 * p).toFixed(2))).toEqual(['71.95', '28.05']);
  });
  test('the second word enters at T = 1.036', () => {
    const at = (temperature: number) => cutTopP(softmax([3, 1.5, 0.8, 0.3], { temperature }) as Float64Array, 0.7).kept;
    expect([at(1.0355), at(1.0365)]).toEqual([1, 2]);
  });
  test('M23, N25: nine tenths of a Zipf vocabulary are 16,083 words', () => {
    const p = softmax(vocabularyLogits(50_304)) as Float64Array;
    expect(cutTopP(p, 0.9).kept).toBe(16_083);
    expect(cutTopP(p, 0.9).mass).toBeGreaterThanOrEqual(0.9);
    expect(cutTopP(p, 1).kept).toBe(50_304);
  });
  test('p = 0 is the largest alone', () => expect(cutTopP(EIGHT, 0).kept).toBe(1));
});

describe('properties', () => {
  test('reach: the smallest prefix that has p', () => {
    fc.assert(
      fc.property(distribution, share, (p, x) => {
        const { order, kept, mass } = cutTopP(p, x);
        const before = sum([...order.slice(0, kept - 1)].map((i) => p[i] as number));
        if (x === 1) return kept === p.length;
        // Sums here and there are each good to 2U.
        return kept >= 1 && mass >= x - CLOSE - 4 * U && (kept === 1 || before < x - CLOSE + 4 * U);
      }),
      { numRuns: 500 },
    );
  });
  test('M22: p is a floor: the kept mass is at least p, and less than p and the last kept share together', () => {
    fc.assert(
      fc.property(distribution, share, (p, x) => {
        const { order, kept, mass } = cutTopP(p, x);
        const last = p[order[kept - 1] as number] as number;
        return x === 1 || kept === 1 || (mass >= x - 2 * CLOSE && mass < x + last + CLOSE);
      }),
    );
  });
  test('shifted is printed and one more; reach is one of the two', () => {
    fc.assert(
      fc.property(distribution, share, (p, x) => {
        const [reach, printed, shifted] = kept(p, x) as [number, number, number];
        const last = p.length;
        // Items too small to be told from nothing count for `printed` as long as the total counts as p.
        const tiny = p.some((own) => own < 4 * CLOSE);
        return x === 1
          ? reach === last && printed === last && shifted === last
          : shifted === Math.min(last, printed + 1) && reach <= shifted && (reach >= printed || tiny);
      }),
      { numRuns: 500 },
    );
  });
  test('from totals that are known already, the same', () => {
    fc.assert(
      fc.property(distribution, share, (p, x) => {
        const totals = runningTotals([...p].sort((a, b) => b - a));
        return RULES.every((rule) => keptByP(totals, x, rule) === cutTopP(p, x, rule).kept);
      }),
    );
  });
  test('of a vocabulary, as many as placesHolding says', () => {
    for (const temperature of [0.1, 0.5, 1, 3]) {
      const { masses } = temperedMasses(vocabularyLogits(), temperature) as Tempered;
      for (const x of [0, 0.1, 0.5, 0.9, 0.999, 1]) expect(cutTopP(masses, x).kept).toBe(placesHolding(masses, x));
    }
  });
  test('a larger p keeps at least as many', () => {
    fc.assert(
      fc.property(distribution, share, share, (p, x, y) => {
        const [few, many] = [kept(p, Math.min(x, y)), kept(p, Math.max(x, y))];
        return few.every((count, i) => count <= (many[i] as number));
      }),
    );
  });
  test('the order of the items does not matter to how many', () => {
    fc.assert(fc.property(distribution, share, (p, x) => `${kept(p, x)}` === `${kept([...p].reverse(), x)}`));
  });
});

describe('faults seen in public software', () => {
  test('N13 transformers #18976, ChatRWKV #170: [.5, .3, .1, .1] at .8 keeps 2: the smallest prefix that reaches p', () => {
    expect(0.5 + 0.3).toBe(0.8);
    expect(kept([0.5, 0.3, 0.1, 0.1], 0.8)).toEqual([2, 2, 3]);
  });
  test('N13: rounding does not decide: totals of .3 + .22 + .15 + .12, and of ten tenths, count as what they stand for', () => {
    expect(kept(EIGHT, 0.79)).toEqual([4, 4, 5]);
    const tenths = new Array<number>(10).fill(0.1);
    for (let i = 1; i < 10; i++) expect(kept(tenths, i / 10)).toEqual([i, i, i + 1]);
  });
  test('N16 ChatRWKV #170: p = 1 keeps all, under every rule, whatever the shares add up to', () => {
    expect(kept(new Array<number>(10).fill(0.1), 1)).toEqual([10, 10, 10]);
    expect(kept(softmax([0, -60, -800]) as Float64Array, 1)).toEqual([3, 3, 3]);
  });
  test('N18 fromage #16, pypto-lib #160: [.9, .1] at .5 keeps 1; "sum at most p" keeps none', () => {
    expect(kept([0.9, 0.1], 0.5)).toEqual([1, 0, 1]);
  });
  test('N19 DALLE-pytorch #318, open_clip #410: p is the mass that is kept', () => {
    expect(cutTopP([0.7, 0.2, 0.1], 0.9).kept).toBe(2);
    expect(cutTopP([0.7, 0.2, 0.1], 0.1).kept).toBe(1);
  });
  test('a total over 50,304 shares is not off by more than the tolerance', () => {
    // Equal shares: i of them have i/50304 to within 3U, so the prefix that reaches that mass has exactly i.
    const p = new Float64Array(50_304).fill(1 / 50_304);
    for (const i of [1, 17, 5_000, 25_152, 50_303]) expect(cutTopP(p, i / 50_304).kept).toBe(i);
  });
  test.each([-0.1, 1.1, Number.NaN])('p = %d is refused', (p) => {
    expect(() => cutTopP([0.5, 0.5], p)).toThrow(new RangeError(`cutTopP needs p from 0 to 1, got ${p}`));
  });
  test('N28, N8, N32: what is no distribution is refused', () => {
    expect(() => cutTopP([0, 0], 0.5)).toThrow(new RangeError('cutTopP needs shares that add up to 1, got 0'));
    expect(() => cutTopP([0.5, Number.NaN], 0.5)).toThrow(new RangeError('cutTopP needs numbers, got NaN at index 1'));
    expect(() => cutTopP([], 0.5)).toThrow(new RangeError('cutTopP needs at least one number, got none'));
    expect(() => cutTopP([2, 1], 0.5)).toThrow(new RangeError('cutTopP needs shares from 0 to 1, got 2 at index 0'));
  });
});
