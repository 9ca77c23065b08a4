/** A share set by hand: the others make room in proportion. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { millionths, withShare } from '#math/withShare.ts';

test('whoever gains takes from the others in proportion', () => {
  expect(withShare([0.5, 0.25, 0.25], 0, 0.8)).toEqual([0.8, 0.1, 0.1]);
  expect(withShare([1, 0, 0], 0, 0.5)).toEqual([0.5, 0.25, 0.25]);
  expect(withShare([0.5, 0.5], 1, 1)).toEqual([0, 1]);
});

test('the sum is 1 and no share leaves 0 to 1, whatever is dragged', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.nat(5), fc.integer({ min: 0, max: 100 }), (weights, index, percent) => {
      const total = weights.reduce((a, b) => a + b);
      if (total === 0) return;
      const shares = weights.map((weight) => millionths(weight / total));
      const i = index % shares.length;
      const moved = withShare(shares, i, percent / 100);
      expect(moved[i]).toBe(percent / 100);
      // Six shares rounded to millionths, the rest put right in one of them
      expect(Math.abs(moved.reduce((a, b) => a + b) - 1)).toBeLessThan(6e-6);
      for (const p of moved) expect(p >= 0 && p <= 1).toBe(true);
    }),
  );
});
