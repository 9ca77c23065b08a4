import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { softmax } from '#math/softmax.ts';
import { logitFor, temperatureFor } from '#math/solve.ts';
import { between } from './between.ts';

describe('the logit that gives a share', () => {
  test('closed forms', () => {
    expect(logitFor([9, 0], 0, 0.5)).toBe(0);
    expect(logitFor([0, 0, 0], 0, 0.5)).toBeCloseTo(Math.LN2, 15);
    expect(logitFor([0, 0], 0, 0.99)).toBeCloseTo(Math.log(99), 13);
  });
  test('is the inverse of softmax', () => {
    const logits = fc.array(between(-20, 20), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(logits, between(0.001, 0.999), fc.nat(7), (z, share, k) => {
        const item = k % z.length;
        const solved = z.map((x, i) => (i === item ? logitFor(z, item, share) : x));
        // The logit is good to a few U of 30; a share moves by at most a quarter of it.
        return Math.abs((softmax(solved)?.[item] as number) - share) < 1e-13;
      }),
    );
  });
  test('masked others do not count', () => expect(logitFor([0, 2, -Infinity], 0, 0.5)).toBe(2));
  test('refusals', () => {
    for (const share of [0, 1, -0.1, Number.NaN])
      expect(() => logitFor([0, 0], 0, share)).toThrow(
        new RangeError(`logitFor needs a share between 0 and 1, got ${share}`),
      );
    expect(() => logitFor([0], 0, 0.5)).toThrow(RangeError);
    expect(() => logitFor([0, -Infinity], 0, 0.5)).toThrow(
      new RangeError('logitFor needs other logits that are finite, got -Infinity'),
    );
  });
});

describe('the temperature that gives a share', () => {
  test('closed form: two items', () => {
    // ln(p / (1 − p)) = gap / T
    expect(temperatureFor([2, 0], 0, 0.75)).toBeCloseTo(2 / Math.log(3), 12);
    expect(temperatureFor([0, 2], 1, 1 / (1 + Math.exp(-2)))).toBeCloseTo(1, 12);
  });
  test('is the inverse of softmax', () => {
    const others = fc.array(between(-20, 0), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(others, between(0.1, 20), (z, gap) => {
        const logits = [gap, ...z];
        const share = 1 / logits.length + 0.5 * (1 - 1 / logits.length);
        return (
          Math.abs((softmax(logits, { temperature: temperatureFor(logits, 0, share) })?.[0] as number) - share) < 1e-12
        );
      }),
    );
  });
  test('refuses what no temperature gives', () => {
    expect(() => temperatureFor([2, 0], 0, 0.4)).toThrow(
      new RangeError('temperatureFor needs a share that can be had, got 0.4'),
    );
    expect(() => temperatureFor([0, 2], 0, 0.75)).toThrow(RangeError);
    expect(() => temperatureFor([2, 0], 0, 1)).toThrow(RangeError);
    expect(() => temperatureFor([2, 2], 0, 0.6)).toThrow(RangeError);
  });
});
