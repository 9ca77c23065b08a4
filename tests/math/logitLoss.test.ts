import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logitLoss } from '#math/logitLoss.ts';
import { softmax } from '#math/softmax.ts';
import { surprise } from '#math/surprise.ts';
import { between } from './between.ts';
import { exactSoftmax, relativeError, U } from './exact.ts';

describe('logitLoss', () => {
  test('closed forms', () => {
    expect(logitLoss(Object.freeze([0, 0]), 0)).toBe(Math.LN2);
    expect(Object.is(logitLoss([3], 0), 0)).toBe(true);
    expect(logitLoss([3.5, 1.2, 0.3, -0.5], 0)?.toPrecision(6)).toBe('0.147848');
    expect(logitLoss([0, -Infinity], 1)).toBe(Infinity);
  });
  test('against 50 digits', () => {
    // The gap to the largest logit is rounded once and is at most the loss; logarithm, sum and difference add 5U of it, and
    // what the others add is good to 4|gap| U as in softmax.
    fc.assert(
      fc.property(fc.array(between(-20, 20), { minLength: 2, maxLength: 8 }), fc.nat(7), (z, at) => {
        const target = at % z.length;
        const wanted = (exactSoftmax(z)[target] as ReturnType<typeof exactSoftmax>[number]).ln().neg();
        expect(relativeError(logitLoss(z, target) as number, wanted)).toBeLessThanOrEqual((4 * 40 + 16) * U);
      }),
      { numRuns: 200 },
    );
  });
  test('is the surprise of the share, where the share can be kept', () => {
    fc.assert(
      fc.property(fc.array(between(-9, 9), { minLength: 1, maxLength: 8 }), (z) => {
        // Shares above 1e-8 are good to 80U, so their logarithm is, absolutely.
        expect(
          Math.abs((logitLoss(z, 0) as number) - surprise((softmax(z) as Float64Array)[0] as number)),
        ).toBeLessThanOrEqual(160 * U);
      }),
    );
  });
  test('N34 keras #7563: [−100, 200, 500] with target 1 costs 300, not the 16.1 of a clipped share', () => {
    expect(logitLoss([-100, 200, 500], 1)).toBe(300);
  });
  test('M13: a gap of 800 is a loss of 800, where the share underflows', () => {
    expect(logitLoss([0, -800], 1)).toBe(800);
    expect(surprise((softmax([0, -800]) as Float64Array)[1] as number)).toBe(Infinity);
  });
  test.each([100, 2, -1, 0.5, Number.NaN])('N40 tensorflow #10268: label %d of 2 classes is refused', (label) => {
    expect(() => logitLoss([1, 2], label)).toThrow(
      new RangeError(`logitLoss needs a target from 0 to 1, got ${label}`),
    );
  });
  test('N7, N8: all masked has no loss; NaN and nothing are refused', () => {
    expect(logitLoss([-Infinity, -Infinity], 0)).toBeUndefined();
    expect(() => logitLoss([Number.NaN], 0)).toThrow(RangeError);
    expect(() => logitLoss([], 0)).toThrow(RangeError);
  });
  test.each([
    [3, '0.551'],
    [4, '0.744'],
    [10, '1.461'],
    [50_304, '9.826'],
  ])('N42 tflearn #562, lightning-bolts #654, M78: softmax twice, %d classes: no lower than %s', (classes, floor) => {
    const best = new Float64Array(classes);
    best[0] = Infinity;
    const twice = logitLoss(softmax(best) as Float64Array, 0) as number;
    expect(twice.toFixed(3)).toBe(floor);
    // A sum of n equal terms by a plain loop is off by n U at most, and so is its logarithm; few roundings follow.
    expect(Math.abs(twice - (Math.log(Math.E + classes - 1) - 1))).toBeLessThanOrEqual((classes + 32) * U);
    expect(logitLoss(best, 0)).toBe(0);
  });
});
