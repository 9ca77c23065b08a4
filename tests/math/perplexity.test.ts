import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bits } from '#math/entropy.ts';
import { meanLoss, perplexity } from '#math/perplexity.ts';
import { surprise } from '#math/surprise.ts';
import { between } from './between.ts';
import { exact, relativeError, U } from './exact.ts';

const losses = (...shares: number[]) => shares.map(surprise);
const list = fc.array(between(0, 20), { minLength: 1, maxLength: 12 });

describe('meanLoss', () => {
  test('closed forms', () => {
    expect(meanLoss(Object.freeze([1, 5, 3]))).toBe(3);
    expect(meanLoss([1, 5, 3], [true, false, true])).toBe(2);
    expect(meanLoss([0])).toBe(0);
  });
  test('N65: students with .92 .40 .02: .08338 .9163 3.912, mean 1.637', () => {
    const three = losses(0.92, 0.4, 0.02);
    expect(three.map((x) => x.toPrecision(4))).toEqual(['0.08338', '0.9163', '3.912']);
    expect(meanLoss(three)?.toPrecision(4)).toBe('1.637');
    expect(perplexity(three)?.toPrecision(4)).toBe('5.141');
  });
  test('against 50 digits', () => {
    fc.assert(
      fc.property(list, (x) => {
        const wanted = x
          .map(exact)
          .reduce((a, b) => a.plus(b))
          .div(x.length);
        // The sum is good to 2U, the division to U.
        if (!wanted.isZero()) expect(relativeError(meanLoss(x) as number, wanted)).toBeLessThanOrEqual(3 * U);
      }),
    );
  });
  test('N35: one infinite loss makes the mean infinite', () => {
    expect(meanLoss([1, Infinity])).toBe(Infinity);
    expect(perplexity([1, Infinity])).toBe(Infinity);
  });
  test('N38 pytorch #70348, #75181, #116349: nothing scored is no mean, not 0/0', () => {
    expect(meanLoss([1, 2], [false, false])).toBeUndefined();
    expect(perplexity([1, 2], [false, false])).toBeUndefined();
  });
  test('N39 pytorch #63004, nanoGPT #323: what is ignored is in neither the sum nor the count, wherever it stands', () => {
    expect(meanLoss([4, 2, 100], [true, true, false])).toBe(3);
    expect(meanLoss([100, 4, 2], [false, true, true])).toBe(3);
    expect(meanLoss([4, Number.NaN, 2], [true, false, true])).toBe(3);
  });
  test('refusals', () => {
    expect(() => meanLoss([])).toThrow(new RangeError('meanLoss needs at least one loss, got none'));
    expect(() => meanLoss([1, -1])).toThrow(new RangeError('meanLoss needs losses of at least 0, got -1 at index 1'));
    expect(() => meanLoss([Number.NaN])).toThrow(
      new RangeError('meanLoss needs losses of at least 0, got NaN at index 0'),
    );
    expect(() => meanLoss([1, 2], [true])).toThrow(new RangeError('meanLoss needs one mark a loss, got 1 for 2'));
  });
});

describe('perplexity', () => {
  test('F5.1: .9 .5 .1 .01: mean 1.927, perplexity 6.866; with 1e−6 in place of .01 ten times as much', () => {
    expect(meanLoss(losses(0.9, 0.5, 0.1, 0.01))?.toPrecision(4)).toBe('1.927');
    expect(perplexity(losses(0.9, 0.5, 0.1, 0.01))?.toPrecision(4)).toBe('6.866');
    expect(perplexity(losses(0.9, 0.5, 0.1, 1e-6))?.toPrecision(4)).toBe('68.66');
  });
  test('M79: guessing among V words has perplexity V', () => {
    // ln V is rounded, and is up to 11: e to it is off by 11U, and one rounding of exp.
    for (const size of [2, 65, 4487, 5000, 50_304])
      expect(Math.abs((perplexity(losses(1 / size, 1 / size)) as number) / size - 1)).toBeLessThanOrEqual(16 * U);
    expect(surprise(1 / 50_304).toPrecision(4)).toBe('10.83');
  });
  test('M81: it is no number of words and may pass it: .1 for one of two', () => {
    expect(perplexity(losses(0.1))).toBeCloseTo(10, 13);
  });
  test('N75: e^1.47 is 4.349, 2.121 bits', () => {
    expect(perplexity([1.47])?.toPrecision(4)).toBe('4.349');
    expect(bits(1.47).toPrecision(4)).toBe('2.121');
  });
  test('is 1 over the geometric mean of the shares', () => {
    fc.assert(
      fc.property(fc.array(between(0.01, 1), { minLength: 1, maxLength: 8 }), (p) => {
        const product = p.reduce((a, b) => a * b);
        // n roundings of the product, n logarithms up to 4.7, and a power.
        const wanted = product ** (-1 / p.length);
        return Math.abs((perplexity(losses(...p)) as number) / wanted - 1) <= (8 + 8 + 4 * 5) * U;
      }),
    );
  });
  test('N43 transformers #34138, transformer-xl #131: windows of unequal length are pooled by token', () => {
    const windows = [[3, 3, 3], [1]] as const;
    const perWindow = windows.map((w) => meanLoss(w) as number);
    expect(meanLoss(windows.flat())).toBe(2.5);
    expect(meanLoss(perWindow)).toBe(2);
  });
  test('N43: the first token of a text has no prediction, and no loss', () => {
    expect(perplexity([0, 2, 2], [false, true, true])).toBe(Math.exp(2));
  });
  test('N46 evaluate #241, lm-evaluation-harness #242, fairseq #466: nats go to base e, bits to base 2: 70.61, not 19.12', () => {
    const nats = Math.log(70.61);
    expect(perplexity([nats])?.toFixed(2)).toBe('70.61');
    expect((2 ** bits(nats)).toFixed(2)).toBe('70.61');
    expect((2 ** nats).toFixed(2)).toBe('19.12');
    expect(bits(1).toFixed(3)).toBe('1.443');
  });
  test('N49 nvdm #8: a loss with a divergence added gives too much, by e to the addition', () => {
    const likelihood = [1, 2, 3];
    const withTerm = likelihood.map((x) => x + 0.2);
    expect((perplexity(withTerm) as number) / (perplexity(likelihood) as number)).toBeCloseTo(Math.exp(0.2), 12);
  });
});
