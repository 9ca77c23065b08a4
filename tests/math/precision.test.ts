import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST, overflowAt, roundTo, SMALLEST, underflowAt } from '#math/precision.ts';

const half = (x: number) => roundTo('float16', x);

/** The value of 16 bits, read field by field. */
function halfOf(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  return exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
}
/** All finite numbers of half precision from 0 up. */
const HALVES = Array.from({ length: 31 * 1024 }, (_, bits) => halfOf(bits));

describe('half precision, all of it', () => {
  test('the list is the format: 65504 at its end', () => expect(HALVES[HALVES.length - 1]).toBe(65504));
  test('every number of the format stays', () => {
    for (const x of HALVES) {
      if (half(x) !== x) expect(half(x)).toBe(x);
      if (half(-x) !== -x) expect(half(-x)).toBe(-x);
    }
  });
  test('halfway goes to even; a hair off goes to the nearer', () => {
    for (let i = 0; i + 1 < HALVES.length; i++) {
      const [a, b] = [HALVES[i] as number, HALVES[i + 1] as number];
      const middle = (a + b) / 2;
      const hair = middle * 2 ** -50;
      const found = [half(middle), half(middle - hair), half(middle + hair), half(-middle)];
      const even = i % 2 === 0 ? a : b;
      if (found.some((x, k) => x !== [even, a, b, -even][k])) expect(found).toEqual([even, a, b, -even]);
    }
  });
  test('from half a step above the largest number on it is infinite', () => {
    expect([65504, 65519.99, 65520, 1e300, Infinity].map(half)).toEqual([65504, 65504, Infinity, Infinity, Infinity]);
    expect([-65520, -Infinity].map(half)).toEqual([-Infinity, -Infinity]);
  });
  test('too small becomes 0, with its sign', () => {
    expect(half(2 ** -25)).toBe(0);
    expect(half(2 ** -25 * (1 + 2 ** -52))).toBe(2 ** -24);
    expect(half(0.49999999999999994 * 2 ** -24)).toBe(0);
    expect(Object.is(half(-(2 ** -26)), -0)).toBe(true);
    expect(Object.is(half(-0), -0)).toBe(true);
    expect(half(5e-324)).toBe(0);
  });
  test('NaN stays NaN', () => expect(half(Number.NaN)).toBeNaN());
  test('rounding twice is rounding once', () => {
    fc.assert(fc.property(fc.double({ noNaN: true }), (x) => Object.is(half(half(x)), half(x))));
  });
  test('rounding keeps order', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y) => x > y || half(x) <= half(y)),
    );
  });
});

describe('single and double', () => {
  test('single is what a Float32Array keeps', () => {
    fc.assert(fc.property(fc.double(), (x) => Object.is(roundTo('float32', x), new Float32Array([x])[0])));
  });
  test('double is what there is', () =>
    fc.assert(fc.property(fc.double(), (x) => Object.is(roundTo('float64', x), x))));
  test('largest and smallest numbers of each', () => {
    for (const precision of ['float16', 'float32', 'float64'] as const) {
      expect(roundTo(precision, LARGEST[precision])).toBe(LARGEST[precision]);
      expect(roundTo(precision, LARGEST[precision] * (1 + 2 ** -10))).toBe(Infinity);
      expect(roundTo(precision, SMALLEST[precision])).toBe(SMALLEST[precision]);
      expect(roundTo(precision, SMALLEST[precision] / 2)).toBe(0);
    }
  });
});

describe('where e^z leaves the format', () => {
  test('11.09, 88.72, 709.8', () => {
    expect(overflowAt('float16').toFixed(2)).toBe('11.09');
    expect(overflowAt('float32').toFixed(2)).toBe('88.72');
    expect(overflowAt('float64').toFixed(1)).toBe('709.8');
  });
  test.each(['float16', 'float32', 'float64'] as const)('%s breaks just there, above and below', (precision) => {
    const e = (x: number) => roundTo(precision, Math.exp(x));
    // ln(largest) leaves half a step, 2⁻¹² of it at most, before the rounding to ∞.
    expect(e(overflowAt(precision) - 1e-9)).toBeLessThan(Infinity);
    expect(e(overflowAt(precision) + 0.001)).toBe(Infinity);
    expect(e(underflowAt(precision) + 0.001)).toBeGreaterThan(0);
    expect(e(underflowAt(precision) - 0.001)).toBe(0);
  });
});
