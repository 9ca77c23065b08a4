import { describe, expect, test } from 'vitest';
import { fourierPower } from '#math/fourierPower.ts';

describe('fourierPower', () => {
  test('closed forms, but for rounding', () => {
    const square = fourierPower(Float64Array.of(0.5, 0.5), 2);
    [0.25, 0.5, 0.25].forEach((p, k) => {
      expect(square[k]).toBeCloseTo(p, 15);
    });
    // (1 − x)³, which no law has.
    [1, -3, 3, -1].forEach((p, k) => {
      expect(fourierPower(Float64Array.of(1, -1), 3)[k]).toBeCloseTo(p, 14);
    });
  });
  test('the length of the result, just below, at and above a power of two', () => {
    for (const n of [1, 2, 3, 4, 5, 255, 256, 257]) {
      const power = fourierPower(Float64Array.of(0.5, 0.5), n);
      expect(power).toHaveLength(n + 1);
      expect(power[n]).toBeCloseTo(2 ** -n, 14);
      expect(power.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    }
  });
});
