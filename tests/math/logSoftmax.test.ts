import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logSoftmax } from '#math/logSoftmax.ts';
import { softmax } from '#math/softmax.ts';
import { between } from './between.ts';
import { absoluteError, exactSoftmax, U } from './exact.ts';

const logs = (...args: Parameters<typeof logSoftmax>) => Array.from(logSoftmax(...args) as Float64Array);

describe('log-softmax', () => {
  test('closed forms', () => {
    expect(logs([4])).toEqual([0]);
    expect(logs([0, 0])).toEqual([-Math.LN2, -Math.LN2]);
    expect(logs([0, -800])).toEqual([0, -800]);
  });
  test('against 50 digits, also where the share itself is 0', () => {
    // As for log-sum-exp: 4 n U from the sum; the difference to the largest, and taking the sum away, 2 |result| U.
    const logits = fc.array(between(-700, 700), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(logits, (z) => {
        const found = logs(z);
        return exactSoftmax(z).every((p, i) => {
          const exact = p.ln();
          return absoluteError(found[i] as number, exact) <= (4 * z.length + 2 * Math.abs(exact.toNumber()) + 4) * U;
        });
      }),
      { numRuns: 200 },
    );
  });
  test('is the logarithm of softmax, at every temperature and base', () => {
    const z = Object.freeze([3.5, 1.2, 0.3, -0.5]);
    for (const options of [{}, { temperature: 0.3 }, { temperature: 3 }, { base: 2 }, { base: 10 }]) {
      const p = softmax(z, options) as Float64Array;
      logs(z, options).forEach((l, i) => {
        expect(l).toBeCloseTo(Math.log(p[i] as number), 13);
      });
    }
  });
  test('no share is above 1', () => {
    fc.assert(fc.property(fc.array(between(-50, 50), { minLength: 1 }), (z) => logs(z).every((l) => l <= 0)));
  });
  test('N3: T = 0 gives the logarithms of equal parts', () => {
    expect(logs([2, 1, 2], { temperature: 0 })).toEqual([-Math.LN2, -Infinity, -Math.LN2]);
  });
  test('N7, N8: no distribution, infinities, refusals', () => {
    expect(logSoftmax([-Infinity, -Infinity])).toBeUndefined();
    expect(logs([Infinity, 1])).toEqual([0, -Infinity]);
    expect(logs([0, -Infinity])).toEqual([0, -Infinity]);
    expect(() => logSoftmax([Number.NaN])).toThrow(new RangeError('logSoftmax needs numbers, got NaN at index 0'));
    expect(() => logSoftmax([])).toThrow(new RangeError('logSoftmax needs at least one number, got none'));
    expect(() => logSoftmax([1], { temperature: -1 })).toThrow(RangeError);
  });
  test('N34, N48: a loss of 300 nats stays 300, where clipping or a zero share would not', () => {
    expect(-(logs([-100, 200, 500])[1] as number)).toBe(300);
  });
});
