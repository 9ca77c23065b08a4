import { describe, expect, test } from 'vitest';
import { normalBetween } from '#math/normal.ts';
import { normalSteps } from '#math/normalSteps.ts';

describe('normalSteps', () => {
  test('few far apart: as the error function says', () => {
    expect([...normalSteps(1, 1, 3)].map((x) => x.toFixed(4))).toEqual(['0.1587', '0.5000', '0.8413']);
    expect([...normalSteps(1, 1e-20, 3)]).toEqual([0, 0.5, 1]);
    expect(normalSteps(0, 1, 0)).toHaveLength(0);
  });
  test('many close together: within 1e−13, from end to end', () => {
    // The first term left out, He₆(m) h⁶/322,560, is below 15 · 6.4e−11/322,560 of each strip: 3e−15 of the whole. A
    // running sum of 1,000 strips, at most 1, may add 500 roundings of ½ · 2⁻⁵² each.
    for (const sd of [49.9, 50, 226, 1000]) {
      for (const mean of [20 * sd, 8 * sd + 0.3, sd, -3 * sd]) {
        const steps = normalSteps(mean, sd, Math.ceil(Math.max(0, mean) + 10 * sd));
        const errors = steps.map((area, k) => Math.abs(area - normalBetween(-Infinity, (k - mean) / sd)));
        expect(Math.max(...errors)).toBeLessThan(1e-13);
        expect(steps.every((area, k) => area >= (steps[k - 1] ?? 0) && area <= 1)).toBe(true);
      }
    }
  });
  test('refusals', () => {
    expect(() => normalSteps(-Infinity, 1, 1)).toThrow(
      new RangeError('normalSteps needs a finite mean, got -Infinity'),
    );
    for (const sd of [0, -1, Number.NaN, Infinity])
      expect(() => normalSteps(0, sd, 1)).toThrow(new RangeError(`normalSteps needs a finite sd above 0, got ${sd}`));
  });
});
