import type { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomialMasses } from '#math/binomial.ts';
import { latticeMoments } from '#math/latticeMoments.ts';
import { sum } from '#math/sum.ts';
import { sumOf } from '#math/sumOf.ts';
import { distribution } from './distributions.ts';
import { absoluteError, exact, relativeError, U } from './exact.ts';
import { choose, exactSumOf, product, ratios } from './exactSums.ts';

const DIE = Object.freeze(new Array<number>(6).fill(1 / 6));
const shares = (weights: readonly number[]) => {
  const total = weights.reduce((a, b) => a + b);
  return Object.freeze(weights.map((w) => w / total));
};
const highest = (masses: ArrayLike<number>) => Math.max(...Array.from(masses));

/** Ways to throw a sum with n dice of m sides from 0: Σ (−1)ʲ C(n, j) C(k − jm + n − 1, n − 1), by inclusion and exclusion. */
function diceWays(n: number, m: number): readonly bigint[] {
  const over = choose(n);
  return Array.from({ length: n * (m - 1) + 1 }, (_, k) => {
    let ways = 0n;
    for (let j = 0; j <= n && k - j * m >= 0; j++)
      ways += (j % 2 === 0 ? 1n : -1n) * (over[j] as bigint) * (choose(k - j * m + n - 1)[n - 1] as bigint);
    return ways;
  });
}

/** Every mass within so much of the largest. */
function expectClose(found: Float64Array, wanted: readonly Decimal[], part: number): void {
  expect(found).toHaveLength(wanted.length);
  // As doubles they are off by 2⁻⁵³ of themselves, which does not matter beside many of the largest.
  const errors = found.map((p, k) => Math.abs(p - (wanted[k] as Decimal).toNumber()));
  expect(highest(errors)).toBeLessThanOrEqual(part * highest(found));
}

describe('closed forms', () => {
  test('small ones', () => {
    expect([...sumOf([0.5, 0.5], 3)]).toEqual([0.125, 0.375, 0.375, 0.125]);
    expect([...sumOf([0.25, 0.75], 1)]).toEqual([0.25, 0.75]);
    expect([...sumOf([0.25, 0.75], 0)]).toEqual([1]);
    expect([...sumOf([1], 60)]).toEqual([1]);
  });
  test('all on one point stays on one point', () => {
    const sums = sumOf([0, 0, 1, 0], 60);
    expect(sums).toHaveLength(181);
    expect(sums.filter((p) => p > 0)).toEqual(Float64Array.of(1));
    expect(sums[120]).toBe(1);
  });
  test('coins are binomial', () => {
    for (const p of [0.5, 0.05, 0.9]) {
      const wanted = binomialMasses(60, p);
      // Both are good to a few hundred roundings of each mass.
      sumOf([1 - p, p], 60).forEach((mass, k) => {
        expect(Math.abs(mass / (wanted[k] as number) - 1)).toBeLessThan(500 * U);
      });
    }
  });
  test('sixty heads in a row: 2⁻⁶⁰, not noise', () => expect(sumOf([0.5, 0.5], 60)[60]).toBe(2 ** -60));
  test.each([1, 2, 5, 10, 30, 60])('%d dice: by inclusion and exclusion', (n) => {
    const wanted = ratios(diceWays(n, 6));
    sumOf(DIE, n).forEach((p, k) => {
      // 1/6 carries one rounding, n times; a squaring at most 160 more, twice as many each time.
      expect(relativeError(p, wanted[k] as Decimal)).toBeLessThanOrEqual(4 * n * U + 400 * U);
    });
  });
  test('a flat source is Irwin–Hall in fine steps', () => {
    // Three of 2,001 points on [0, 1], as if each mass were spread over its cell: F(1) = 1/6, F(3/2) = 1/2, F(2) = 5/6.
    const m = 2001;
    const sums = sumOf(new Array(m).fill(1 / m), 3);
    const below = (x: number) => {
      const at = x * m - 1.5;
      const whole = Math.floor(at);
      return sum(sums.subarray(0, whole + 1)) + (at - whole - 0.5) * (sums[whole + 1] as number);
    };
    // The rule of the middle, twice: h² of the largest second derivative, which is 1 here, and less than one more cell.
    for (const [x, area] of [
      [1, 1 / 6],
      [1.5, 1 / 2],
      [2, 5 / 6],
    ] as const)
      expect(Math.abs(below(x) - area)).toBeLessThan(2 / m);
    expect(latticeMoments(sums, 0, 1 / m).variance).toBeCloseTo((3 / 12) * (1 - 1 / m ** 2), 12);
  });
});

describe('against whole numbers', () => {
  const weights = fc.array(fc.nat(50), { minLength: 2, maxLength: 12 }).filter((w) => w.some((x) => x > 0));
  test('few sums: every mass to its own digits, and 0 where nothing can be', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 20 }), (w, n) => {
        const wanted = exactSumOf(w, n);
        const found = sumOf(shares(w), n);
        expect(found).toHaveLength(wanted.length);
        found.forEach((p, k) => {
          const whole = wanted[k] as Decimal;
          if (whole.isZero()) expect(p).toBe(0);
          else expect(relativeError(p, whole)).toBeLessThanOrEqual(4 * n * U + 400 * U);
        });
      }),
      { numRuns: 60 },
    );
  });
  test('which are those of polynomials multiplied out', () => {
    const w = [3, 0, 7, 1].map(BigInt);
    const cube = product(product(w, w), w);
    expect(exactSumOf([3, 0, 7, 1], 3)).toEqual(ratios(cube));
  });
  const DRAWN: { readonly [name: string]: readonly number[] } = {
    slope: Array.from({ length: 101 }, (_, i) => i),
    'two peaks far apart': Array.from({ length: 101 }, (_, i) => Number(i === 0 || i === 100)),
    'three peaks': Array.from({ length: 101 }, (_, i) => Number(i === 0 || i === 1 || i === 100)),
    scribble: Array.from({ length: 101 }, (_, i) => (i * i * 37) % 101),
    'nearly one point': Array.from({ length: 101 }, (_, i) => (i === 40 ? 10_000 : Number(i === 90))),
    'an edge': Array.from({ length: 101 }, (_, i) => Number(i > 97)),
  };
  test.each(Object.keys(DRAWN))('101 points, 60 of them, %s: within n · 2⁻⁵² of the largest', (name) => {
    const w = DRAWN[name] as readonly number[];
    const wanted = exactSumOf(w, 60);
    const found = sumOf(shares(w), 60);
    expectClose(found, wanted, 60 * 2 ** -52);
    expect(found.every((p, k) => p === 0 || !wanted[k]?.isZero())).toBe(true);
  });
  test('both ways agree where one gives way to the other', () => {
    for (const m of [53, 54, 55, 80]) {
      const w = Array.from({ length: m }, (_, i) => 1 + ((i * 7) % 5));
      expectClose(sumOf(shares(w), 6), exactSumOf(w, 6), 6 * 2 ** -52 + 20 * U);
    }
  });
});

describe('properties', () => {
  const many = fc.integer({ min: 0, max: 300 });
  test('a distribution: never negative, never NaN, adding up to 1', () => {
    fc.assert(
      fc.property(distribution, many, (p, n) => {
        const sums = sumOf(p, n);
        expect(sums).toHaveLength(n * (p.length - 1) + 1);
        expect(sums.every((mass) => mass >= 0 && mass <= 1 + 4 * U)).toBe(true);
        const total = sums.reduce((a, b) => a.plus(exact(b)), exact(0));
        expect(absoluteError(1, total)).toBeLessThan(1e-14);
      }),
      { numRuns: 60 },
    );
  });
  test('means and variances add up, lopsidedness falls as 1/√n', () => {
    fc.assert(
      fc.property(distribution, fc.integer({ min: 1, max: 200 }), (p, n) => {
        const [one, all] = [latticeMoments(p), latticeMoments(sumOf(p, n))];
        // Masses off by n · 2⁻⁵² of the largest, over at most 14 n points, from as far as that.
        const scale = 1e-9 * n * n;
        expect(Math.abs(all.mean - n * one.mean)).toBeLessThan(scale);
        expect(Math.abs(all.variance - n * one.variance)).toBeLessThan(scale);
        if (one.skewness !== undefined && one.variance > 0.1)
          expect(Math.abs((all.skewness as number) - one.skewness / Math.sqrt(n))).toBeLessThan(1e-8);
      }),
      { numRuns: 60 },
    );
  });
  test('a source is not modified, and given twice gives the same twice', () => {
    const own = Float64Array.from(DIE);
    expect(sumOf(own, 60)).toEqual(sumOf(DIE, 60));
    expect([...own]).toEqual([...DIE]);
    const drawn = shares(Array.from({ length: 101 }, (_, i) => i));
    expect(sumOf(drawn, 60)).toEqual(sumOf(drawn, 60));
  });
});

test('refusals', () => {
  for (const n of [-1, 0.5, Number.NaN, Infinity])
    expect(() => sumOf(DIE, n)).toThrow(new RangeError(`sumOf needs a whole number of draws from 0, got ${n}`));
  expect(() => sumOf([], 2)).toThrow(new RangeError('sumOf needs at least one number, got none'));
  expect(() => sumOf([0.5, 0.6], 2)).toThrow(new RangeError('sumOf needs shares that add up to 1, got 1.1'));
  expect(() => sumOf([-0.5, 1.5], 2)).toThrow(RangeError);
});
