import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { softmax } from '#math/softmax.ts';
import { sum } from '#math/sum.ts';
import { between } from './between.ts';
import { exactSoftmax, relativeError, U } from './exact.ts';

const shares = (...args: Parameters<typeof softmax>) => Array.from(softmax(...args) as Float64Array);
const logit = between(-60, 60);
const logits = fc.array(logit, { minLength: 1, maxLength: 12 });

describe('closed forms', () => {
  test('one item has all', () => expect(shares([-7])).toEqual([1]));
  test('equal logits share equally', () => expect(shares([3, 3, 3, 3])).toEqual([0.25, 0.25, 0.25, 0.25]));
  test('a gap of ln 3 is three to one', () => {
    const [small, large] = shares([0, Math.log(3)]);
    // ln 3 is rounded, then raised again: three roundings of a number about 1
    expect(Math.abs((small as number) - 0.25)).toBeLessThan(4 * U);
    expect(Math.abs((large as number) - 0.75)).toBeLessThan(4 * U);
  });
  test('base 2: a gap of 1 is two to one', () => {
    expect(shares([1, 0], { base: 2 })[0]).toBeCloseTo(2 / 3, 15);
  });
  test('base b is temperature 1 / ln b', () => {
    const z = [3.5, 1.2, 0.3, -0.5];
    shares(z, { base: 10 }).forEach((p, i) => {
      expect(p).toBeCloseTo(shares(z, { temperature: 1 / Math.log(10) })[i] as number, 14);
    });
  });
});

describe('against 50 digits', () => {
  // Scaled differences d carry at most 4 roundings (subtract, ln b, times, divide), so e^d is off by 4|d|U, and so is the
  // sum; e^x is good to 2U, sum to 2U, division to U. With D the largest |d|: (8 D + 8) U.
  const check = (z: readonly number[], temperature: number, base?: number) => {
    const found = shares(z, base === undefined ? { temperature } : { temperature, base });
    const spread = ((Math.max(...z) - Math.min(...z)) * Math.log(base ?? Math.E)) / temperature;
    exactSoftmax(z, temperature, base).forEach((p, i) => {
      if (p.greaterThan(1e-300)) expect(relativeError(found[i] as number, p)).toBeLessThanOrEqual((8 * spread + 8) * U);
    });
  };
  test('any logits, any temperature', () => {
    fc.assert(
      fc.property(logits, between(0.2, 20), (z, t) => check(z, t)),
      { numRuns: 200 },
    );
  });
  test('any base', () => {
    fc.assert(
      fc.property(logits, fc.constantFrom(2, 10, 1.5), (z, base) => check(z, 1, base)),
      { numRuns: 100 },
    );
  });
});

describe('identities', () => {
  test('shares add up to 1', () => {
    // The total is good to 2U, each division adds U, the sum here adds U.
    fc.assert(fc.property(logits, (z) => Math.abs(sum(shares(z)) - 1) <= 4 * U));
  });
  test('the same for all changes nothing', () => {
    // z + c is rounded once: |z + c| U in the exponent, for an item and for the sum; 8 U more as above.
    fc.assert(
      fc.property(logits, between(-100, 100), (z, c) => {
        const moved = shares(z.map((x) => x + c));
        return shares(z).every((p, i) => Math.abs((moved[i] as number) - p) <= (2 * 160 + 2 * 120 + 8) * U * p);
      }),
    );
  });
  test('order of the logits is order of the shares', () => {
    fc.assert(
      fc.property(logits, (z) => {
        const p = shares(z);
        return z.every((a, i) => z.every((b, j) => a < b || (p[i] as number) >= (p[j] as number)));
      }),
    );
  });
  test('items may be put in any order', () => {
    expect(shares([1, 2, 3])).toEqual(shares([3, 2, 1]).reverse());
  });
  test('doubling all logits is halving the temperature', () => {
    expect(shares([7, 2.4, 0.6, -1])).toEqual(shares([3.5, 1.2, 0.3, -0.5], { temperature: 0.5 }));
  });
  test('inputs are left alone', () => {
    const z = Object.freeze([3.5, 1.2, -Infinity]);
    softmax(z);
    const typed = Float64Array.of(3.5, 1.2);
    softmax(typed);
    expect([...typed]).toEqual([3.5, 1.2]);
  });
});

describe('faults seen in public software', () => {
  const N1 = [1 / (1 + Math.exp(-1)), 1 / (1 + Math.exp(1))];
  test.each([
    ['N1', [1000, 999]],
    ['N1', [-1000, -1001]],
    ['N2', [-800, -801]],
  ])('%s: %j overflows nowhere', (_, z) => {
    shares(z).forEach((p, i) => {
      expect(p).toBeCloseTo(N1[i] as number, 15);
    });
    expect(shares(z)[0]?.toFixed(4)).toBe('0.7311');
  });
  test('N3: T = 0 is all mass on the maximum, equal parts on a tie', () => {
    expect(shares([2, 1, 0], { temperature: 0 })).toEqual([1, 0, 0]);
    expect(shares([2, 1, 0], { temperature: -0 })).toEqual([1, 0, 0]);
    expect(shares([2, 1, 2, 2], { temperature: 0 })).toEqual([1 / 3, 0, 1 / 3, 1 / 3]);
  });
  test('N3: small temperatures come to the same limit', () => {
    for (const temperature of [1e-3, 1e-10, 1e-300, 5e-324]) {
      expect(shares([2, 1, 0], { temperature })).toEqual([1, 0, 0]);
      expect(shares([2, 1, 2], { temperature })).toEqual([0.5, 0, 0.5]);
    }
  });
  test('T = ∞ is the other limit: equal parts, except for what is masked', () => {
    expect(shares([2, -9, -Infinity], { temperature: Infinity })).toEqual([0.5, 0.5, 0]);
  });
  test.each([-1, -1e-9, Number.NaN])('N5: T = %d is refused', (temperature) => {
    expect(() => softmax([2, 1, 0], { temperature })).toThrow(
      new RangeError(`softmax needs a temperature of at least 0, got ${temperature}`),
    );
  });
  test('N6: equal candidates at T = 0.01 share equally', () => {
    const p = Math.log(1e-4);
    expect(shares([p, p, p, p], { temperature: 0.01 })).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
  test('N7: a row that is all −∞ has no distribution', () => {
    expect(softmax([-Infinity, -Infinity])).toBeUndefined();
    expect(softmax([-Infinity], { temperature: 0 })).toBeUndefined();
  });
  test('one −∞ gets exactly nothing', () => {
    expect(shares([0, -Infinity, 0])).toEqual([0.5, 0, 0.5]);
  });
  test('N8: +∞ takes all, in equal parts with its like', () => {
    expect(shares([Infinity, 1])).toEqual([1, 0]);
    expect(shares([Infinity, 1, Infinity])).toEqual([0.5, 0, 0.5]);
    expect(shares([Infinity, 1], { temperature: 0 })).toEqual([1, 0]);
    expect(shares([Infinity, 1], { temperature: Infinity })).toEqual([1, 0]);
  });
  test('N8: NaN and nothing at all are the caller’s mistakes', () => {
    expect(() => softmax([1, Number.NaN, 2])).toThrow(new RangeError('softmax needs numbers, got NaN at index 1'));
    expect(() => softmax([])).toThrow(new RangeError('softmax needs at least one number, got none'));
  });
  test.each([1, 0.5, 0, -2, Infinity, Number.NaN])('base %d is refused', (base) => {
    expect(() => softmax([1], { base })).toThrow(new RangeError(`softmax needs a base above 1, got ${base}`));
  });
  test('N11: a vocabulary of 151,936 is no trouble', () => {
    const z = Float64Array.from({ length: 151_936 }, (_, i) => Math.sin(i) * 5);
    expect(Math.abs(sum(softmax(z) as Float64Array) - 1)).toBeLessThanOrEqual(4 * U);
  });
  test('N12: sums are compared with a tolerance; a plain loop over [1, 2, 3] gives less than 1', () => {
    const total = shares([1, 2, 3]).reduce((a, b) => a + b);
    expect(Math.abs(total - 1)).toBeLessThanOrEqual(3 * 2 * U);
  });
  test('logits as far apart as doubles go', () => {
    expect(shares([1.7e308, -1.7e308])).toEqual([1, 0]);
  });
});
