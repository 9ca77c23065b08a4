import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cauchyCdf, cauchyQuantile, drawCauchy } from '#math/cauchy.ts';
import { uniform } from '#math/random.ts';
import { between } from './between.ts';
import { chance, chiSquare } from './exact.ts';
import { testSampler } from './sampler.ts';

describe('cdf', () => {
  test('closed forms', () => {
    expect([cauchyCdf(-Infinity), cauchyCdf(0), cauchyCdf(1), cauchyCdf(Infinity)]).toEqual([0, 0.5, 0.75, 1]);
    expect((2 * cauchyCdf(-10)).toPrecision(4)).toBe('0.06345');
  });
  test('½ + arctan(x)/π; far out 1/(π|x|), with all digits', () => {
    fc.assert(
      fc.property(between(-50, 50), (x) => {
        expect(cauchyCdf(x)).toBeCloseTo(0.5 + Math.atan(x) / Math.PI, 14);
      }),
    );
    for (const x of [1e10, 1e100, 1e300]) expect(cauchyCdf(-x) * Math.PI * x).toBeCloseTo(1, 14);
  });
});

describe('quantile', () => {
  test('closed forms', () => {
    expect(cauchyQuantile(0.75)).toBeCloseTo(1, 15);
    expect(cauchyQuantile(0.25)).toBeCloseTo(-1, 15);
    expect([cauchyQuantile(0), cauchyQuantile(0.5), cauchyQuantile(1)]).toEqual([-Infinity, 0, Infinity]);
  });
  test('is the inverse', () => {
    const share = fc.oneof(
      between(0, 1),
      between(-300, -1).map((x) => 10 ** x),
    );
    fc.assert(
      fc.property(share, (p) => {
        fc.pre(p === 0 || p > 1e-300);
        // tan has a few roundings; beside ½ and 1 those of p − ½ and 1 − p are of 2⁻⁵³.
        return Math.abs(cauchyCdf(cauchyQuantile(p)) - p) <= 4e-16 * Math.min(1, 4 * p) + 4e-16 * p;
      }),
      { numRuns: 500 },
    );
  });
});

describe('draws', () => {
  testSampler(drawCauchy, cauchyCdf);
  test('finite at both ends of the sequence', () => {
    expect(Number.isFinite(drawCauchy(() => 0))).toBe(true);
    expect(Number.isFinite(drawCauchy(() => 1 - 2 ** -53))).toBe(true);
  });
  test.each([1, 30, 1000])('the mean of %d is beyond ±10 as often as one draw is', (n) => {
    const next = uniform(14);
    let beyond = 0;
    for (let trial = 0; trial < 4000; trial++) {
      let total = 0;
      for (let i = 0; i < n; i++) total += drawCauchy(next);
      if (Math.abs(total / n) > 10) beyond++;
    }
    const p = 2 * cauchyCdf(-10);
    expect(chance(chiSquare([beyond, 4000 - beyond], [p, 1 - p]), 1)).toBeGreaterThan(1e-3);
  });
});

test('refusals', () => {
  expect(() => cauchyCdf(Number.NaN)).toThrow(new RangeError('cauchyCdf needs a number, got NaN'));
  for (const p of [-0.1, 1.1, Number.NaN])
    expect(() => cauchyQuantile(p)).toThrow(new RangeError(`cauchyQuantile needs a share from 0 to 1, got ${p}`));
});
