import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalBetween, normalDensity } from '#math/normal.ts';
import { normalQuantile } from '#math/normalQuantile.ts';
import { between } from './between.ts';

describe('normalQuantile', () => {
  test('as in any table', () => {
    expect(normalQuantile(0.5)).toBe(0);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 14);
    expect(normalQuantile(0.95)).toBeCloseTo(1.6448536269514722, 14);
    expect(normalQuantile(0.995)).toBeCloseTo(2.5758293035489004, 14);
    expect(normalQuantile(1e-10)).toBeCloseTo(-6.361340902404056, 13);
    expect(normalQuantile(1e-20)).toBeCloseTo(-9.262340089798, 11);
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
  });
  test('is the inverse of the area, in the middle, at the sides, far out', () => {
    const share = fc.oneof(
      between(0, 0.5),
      between(0.05, 0.1),
      between(-40, -1).map((x) => 10 ** x),
      between(-12, -9).map((x) => 10 ** x),
    );
    fc.assert(
      fc.property(share, (p) => {
        fc.pre(p > 1e-40);
        const z = normalQuantile(p);
        // An error of 4 roundings in z, by the slope; Φ itself is good to 2e−14 of itself and the tail steeper further out.
        const error = Math.abs(normalBetween(-Infinity, z) - p);
        return error <= 1e-15 * Math.abs(z) * normalDensity(z) + 4e-14 * p * Math.max(1, (z * z) / 36);
      }),
      { numRuns: 1000 },
    );
  });
  test('odd where 1 − p is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4095 }), (i) => {
        expect(normalQuantile(1 - i / 4096)).toBeCloseTo(-normalQuantile(i / 4096), 13);
      }),
    );
  });
  test('rises, also where the method changes', () => {
    for (const p of [0.075, 0.925, Math.exp(-25)])
      for (let k = -100; k < 100; k++) {
        const [a, b] = [p * (1 + 1e-9 * k), p * (1 + 1e-9 * (k + 1))];
        expect(normalQuantile(b)).toBeGreaterThan(normalQuantile(a));
      }
  });
  test('refusals', () => {
    for (const p of [-0.1, 1.1, Number.NaN])
      expect(() => normalQuantile(p)).toThrow(new RangeError(`normalQuantile needs a share from 0 to 1, got ${p}`));
  });
});
