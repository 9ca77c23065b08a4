import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossEntropy, klDivergence } from '#math/crossEntropy.ts';
import { bits, entropy } from '#math/entropy.ts';
import { labelSmoothing } from '#math/labelSmoothing.ts';
import { softmax } from '#math/softmax.ts';
import { surprise } from '#math/surprise.ts';
import { distribution, distributionOf } from './distributions.ts';
import { absoluteError, exactCrossEntropy, exactEntropy, U } from './exact.ts';

const P = Object.freeze([0.6, 0.3, 0.1]);
const THIRDS = Object.freeze([1 / 3, 1 / 3, 1 / 3]);
const pair = fc.integer({ min: 1, max: 8 }).chain((n) => fc.tuple(distributionOf(n), distributionOf(n)));
/** Surprises of shares down to e^(−20) / 8. */
const MOST = 23;

describe('closed forms', () => {
  test('challenge 2: smallest at Q = P, .8979; for thirds 1.099, and .2007 too much', () => {
    expect(crossEntropy(P, P).toPrecision(4)).toBe('0.8979');
    expect(crossEntropy(P, THIRDS).toPrecision(4)).toBe('1.099');
    expect(klDivergence(P, THIRDS).toPrecision(4)).toBe('0.2007');
    expect(Object.is(klDivergence(P, P), 0)).toBe(true);
  });
  test('M14: nearly one-hot where three things happen costs 5.526', () => {
    const sure = [1 - 2e-6, 1e-6, 1e-6];
    expect(crossEntropy(P, sure).toPrecision(4)).toBe('5.526');
  });
  test('one thing true: the surprise of its share', () => {
    const q = softmax([3.5, 1.2, 0.3, -0.5]) as Float64Array;
    expect(crossEntropy([1, 0, 0, 0], q)).toBe(surprise(q[0] as number));
    expect(crossEntropy([1, 0, 0, 0], q).toPrecision(6)).toBe('0.147848');
    expect(klDivergence([1, 0, 0, 0], q)).toBe(crossEntropy([1, 0, 0, 0], q));
  });
  test('certain and right costs 0, not −0', () => {
    expect(Object.is(crossEntropy([1, 0], [1, 0]), 0)).toBe(true);
    expect(Object.is(klDivergence([1, 0], [1, 0]), 0)).toBe(true);
  });
  test('powers of two, in bits', () => {
    expect(bits(crossEntropy([0.5, 0.25, 0.25], [0.25, 0.25, 0.5]))).toBe(1.75);
    expect(bits(klDivergence([0.5, 0.25, 0.25], [0.25, 0.25, 0.5]))).toBe(0.25);
  });
});

describe('against 50 digits', () => {
  // Each term P ln Q is good to 3 roundings of itself, and the terms add up to at most MOST; likewise for KL.
  test('cross-entropy', () => {
    fc.assert(
      fc.property(pair, ([p, q]) => absoluteError(crossEntropy(p, q), exactCrossEntropy(p, q)) <= 4 * MOST * U),
      { numRuns: 200 },
    );
  });
  test('Kullback–Leibler', () => {
    fc.assert(
      fc.property(pair, ([p, q]) => {
        const wanted = exactCrossEntropy(p, q).minus(exactEntropy(p));
        return absoluteError(klDivergence(p, q), wanted) <= 8 * MOST * U;
      }),
      { numRuns: 200 },
    );
  });
});

describe('identities', () => {
  test('M76: cross-entropy is entropy and divergence together', () => {
    fc.assert(
      fc.property(pair, ([p, q]) => Math.abs(crossEntropy(p, q) - entropy(p) - klDivergence(p, q)) <= 16 * MOST * U),
    );
  });
  test('M14, Gibbs: no Q costs less than P itself', () => {
    fc.assert(
      fc.property(pair, ([p, q]) => klDivergence(p, q) >= 0 && crossEntropy(p, q) >= entropy(p) - 8 * MOST * U),
    );
  });
  test('rounding never makes it negative', () => {
    const p = [0.002, 0.3, 0.698];
    const q = [0.0020000000000000018, 0.3, 0.698];
    expect(0.002 * (Math.log(0.002) - Math.log(q[0] as number))).toBeLessThan(0);
    expect(klDivergence(p, q)).toBe(0);
  });
  test('Q = P costs exactly nothing extra', () => {
    fc.assert(fc.property(distribution, (p) => klDivergence(p, p) === 0));
  });
  test('the two directions differ', () => {
    expect(klDivergence(P, THIRDS)).not.toBeCloseTo(klDivergence(THIRDS, P), 2);
  });
  test('items may be put in any order', () => {
    // Sums in another order are rounded differently, by 2U of their terms each.
    fc.assert(
      fc.property(pair, ([p, q]) => {
        const [a, b] = [[...p].reverse(), [...q].reverse()];
        return Math.abs(crossEntropy(p, q) - crossEntropy(a, b)) <= 4 * MOST * U;
      }),
    );
  });
});

describe('faults seen in public software', () => {
  test('N35 tensorflow/models #181, tensorflow-without-a-phd #39: possible but held impossible is ∞, never NaN', () => {
    expect(crossEntropy([0.5, 0.5], [1, 0])).toBe(Infinity);
    expect(klDivergence([0.5, 0.5], [1, 0])).toBe(Infinity);
  });
  test('0 · ln 0 is 0, on both sides', () => {
    expect(crossEntropy([1, 0], [0.5, 0.5])).toBe(Math.LN2);
    expect(klDivergence([1, 0], [1, 0])).toBe(0);
    expect(entropy([1, 0])).toBe(0);
  });
  test('N41 annotated-transformer #39, flash-attention #1930: a smoothed target makes every 0 count; ε = 0 does not', () => {
    const model = [0.9, 0.1, 0];
    expect(crossEntropy(labelSmoothing(3, 0, 0.1), model)).toBe(Infinity);
    expect(crossEntropy(labelSmoothing(3, 0, 0), model)).toBe(surprise(0.9));
    expect(Number.isNaN(klDivergence(labelSmoothing(3, 0, 0), model))).toBe(false);
  });
  test('refusals', () => {
    expect(() => crossEntropy([1], [0.5, 0.5])).toThrow(
      new RangeError('crossEntropy needs two distributions of one length, got 1 and 2'),
    );
    expect(() => klDivergence([0.5, 0.5], [1])).toThrow(
      new RangeError('klDivergence needs two distributions of one length, got 2 and 1'),
    );
    expect(() => crossEntropy([0.35, 0.22, 0.17, 0.14], [0.25, 0.25, 0.25, 0.25])).toThrow(
      new RangeError('crossEntropy needs shares that add up to 1, got 0.88'),
    );
    expect(() => klDivergence([1, 0], [2, -1])).toThrow(
      new RangeError('klDivergence needs shares from 0 to 1, got 2 at index 0'),
    );
    expect(() => crossEntropy([], [])).toThrow(new RangeError('crossEntropy needs at least one number, got none'));
    expect(() => crossEntropy([0.5, 0.5], [Number.NaN, 1])).toThrow(RangeError);
  });
});
