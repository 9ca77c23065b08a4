import { describe, expect, test } from 'vitest';
import { softmax } from '#math/softmax.ts';
import { zipfLogits } from '#math/zipfLogits.ts';

describe('zipfLogits', () => {
  test('closed forms', () => {
    expect([...zipfLogits(3)]).toEqual([0, -Math.log(2), -Math.log(3)]);
    expect([...(softmax(zipfLogits(3)) as Float64Array)].map((p) => Math.round(11 * p * 1e12) / 1e12)).toEqual([
      6, 3, 2,
    ]);
    expect([...zipfLogits(3, 0)].every((z) => Object.is(z, 0))).toBe(true);
  });
  test('an exponent is a temperature: s at T = 1 is 1 at T = 1/s', () => {
    const [a, b] = [softmax(zipfLogits(50, 2)), softmax(zipfLogits(50), { temperature: 0.5 })];
    a?.forEach((p, i) => {
      expect(p).toBeCloseTo(b?.[i] as number, 14);
    });
  });
  test('the r-th has 1/r of the first', () => {
    const p = softmax(zipfLogits(50_304)) as Float64Array;
    for (const rank of [2, 10, 1000, 50_304])
      expect((rank * (p[rank - 1] as number)) / (p[0] as number)).toBeCloseTo(1, 13);
  });
  test('refusals', () => {
    expect(() => zipfLogits(0)).toThrow(new RangeError('zipfLogits needs a whole size of at least 1, got 0'));
    expect(() => zipfLogits(1.5)).toThrow(RangeError);
    expect(() => zipfLogits(2, -1)).toThrow(new RangeError('zipfLogits needs a finite exponent of at least 0, got -1'));
  });
});
