import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundTo } from '#math/precision.ts';
import { surprise } from '#math/surprise.ts';
import { between } from './between.ts';
import { absoluteError, exactSurprise, relativeError, U } from './exact.ts';

describe('surprise', () => {
  test.each([
    ['N66', 0.9, '0.1054'],
    ['N67', 0.5, '0.6931'],
    ['N68', 0.1, '2.303'],
    ['N69', 0.01, '4.605'],
    ['N70', 0.001, '6.908'],
    ['N23', 0.0001, '9.210'],
    ['N20', 0.997, '0.003005'],
    ['challenge 1', 1e-6, '13.82'],
    ['challenge 3', 0.8626, '0.1478'],
  ])('%s: −ln %d is %s', (_, p, printed) => expect(surprise(p).toPrecision(4)).toBe(printed));
  test('certain costs 0, not −0; impossible costs ∞', () => {
    expect(Object.is(surprise(1), 0)).toBe(true);
    expect(surprise(0)).toBe(Infinity);
    expect(surprise(-0)).toBe(Infinity);
    expect(surprise(Number.MIN_VALUE)).toBeCloseTo(1074 * Math.LN2, 10);
  });
  test('against 50 digits', () => {
    fc.assert(
      fc.property(between(1e-9, 1), (p) => {
        // Math.log is within a unit of the last place.
        if (p < 1) expect(relativeError(surprise(p), exactSurprise(p))).toBeLessThanOrEqual(2 * U);
      }),
    );
  });
  test('N71, M74: a tenth of the share costs ln 10 more, everywhere', () => {
    fc.assert(
      fc.property(between(1e-300, 1), (p) => {
        // Two logarithms below 700 and a rounded p / 10.
        return Math.abs(surprise(p / 10) - surprise(p) - Math.LN10) <= 4 * 700 * U;
      }),
    );
  });
  test('of two things that happen independently, the sum', () => {
    fc.assert(
      fc.property(
        between(1e-6, 1),
        between(1e-6, 1),
        (p, q) =>
          // p·q is rounded once; logarithms are below 28.
          Math.abs(surprise(p * q) - surprise(p) - surprise(q)) <= 4 * 28 * U,
      ),
    );
  });
  test('N35 tensorflow/models #181: a share of 0 is an infinite loss, said so, never NaN', () => {
    expect(surprise(0)).toBe(Infinity);
  });
  test('N48 tfjs-core #1133: small shares keep their loss in double precision, where half precision has nothing left', () => {
    expect(absoluteError(surprise(1e-8), exactSurprise(1e-8))).toBeLessThan(1e-14);
    expect(surprise(roundTo('float16', 1e-8))).toBe(Infinity);
  });
  test.each([-0.1, 1.0001, Number.NaN, Infinity])('%d is refused', (p) => {
    expect(() => surprise(p)).toThrow(new RangeError(`surprise needs a share from 0 to 1, got ${p}`));
  });
});
