import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runningTotals } from '#math/runningTotals.ts';
import { distribution } from './distributions.ts';
import { exact, relativeError, U } from './exact.ts';

describe('runningTotals', () => {
  test('closed forms', () => {
    expect([...runningTotals(Object.freeze([0.5, 0.25, 0.25]))]).toEqual([0.5, 0.75, 1]);
    expect([...runningTotals([0, 0, 1])]).toEqual([0, 0, 1]);
    expect(runningTotals([])).toHaveLength(0);
  });
  test('N12: ten tenths are 1', () => expect(runningTotals(new Array<number>(10).fill(0.1))[9]).toBe(1));
  test('against 50 digits, and never falling', () => {
    fc.assert(
      fc.property(distribution, (p) => {
        const totals = runningTotals(p);
        let wanted = exact(0);
        p.forEach((own, i) => {
          wanted = wanted.plus(exact(own));
          // One rounding of the result, and what the lost parts lost themselves.
          if (!wanted.isZero()) expect(relativeError(totals[i] as number, wanted)).toBeLessThanOrEqual(2 * U);
          expect(totals[i]).toBeGreaterThanOrEqual(totals[i - 1] ?? 0);
        });
      }),
      { numRuns: 200 },
    );
  });
});
