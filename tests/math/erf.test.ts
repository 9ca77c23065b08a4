import { describe, expect, test } from 'vitest';
import { erf, erfc } from '#math/erf.ts';
import { exact, exactErfc, relativeError, U } from './exact.ts';

/** Every size, with more points around 1, where the method changes. */
const POINTS = [
  ...Array.from({ length: 12 }, (_, i) => 10 ** -i),
  ...Array.from({ length: 120 }, (_, i) => (i + 1) / 20 + 1e-3 * Math.sin(i)),
  ...Array.from({ length: 20 }, (_, i) => 0.98 + i / 500),
];

describe('against 50 digits', () => {
  test('erf: within 4U', () => {
    for (const x of POINTS) expect(relativeError(erf(x), exact(1).minus(exactErfc(x)))).toBeLessThanOrEqual(4 * U);
  });
  test('erfc: within 16U, far out too', () => {
    const far = Array.from({ length: 40 }, (_, i) => 6 + i / 2).filter((x) => x <= 26);
    for (const x of [...POINTS, ...far]) expect(relativeError(erfc(x), exactErfc(x))).toBeLessThanOrEqual(16 * U);
    for (const x of POINTS) expect(relativeError(erfc(-x), exactErfc(-x))).toBeLessThanOrEqual(16 * U);
  });
});

describe('identities', () => {
  test('odd, and 1 with its complement', () => {
    for (const x of POINTS) {
      expect(erf(-x)).toBe(-erf(x));
      expect(Math.abs(erf(x) + erfc(x) - 1)).toBeLessThanOrEqual(2 * U);
    }
  });
  test('ends', () => {
    expect([erf(0), erf(Infinity), erf(-Infinity)]).toEqual([0, 1, -1]);
    expect([erfc(0), erfc(Infinity), erfc(-Infinity)]).toEqual([1, 0, 2]);
    for (const x of [28, 30, 1e5, 1e6, 1e300]) expect([erfc(x), erf(x), erfc(-x)]).toEqual([0, 1, 2]);
    expect(erf(Number.MIN_VALUE)).toBe(Number.MIN_VALUE);
  });
  test('rises, also where the method changes', () => {
    for (let x = 0.9; x < 1.1; x += 1e-4) expect(erf(x + 1e-4)).toBeGreaterThan(erf(x));
  });
  test('NaN is refused', () => {
    expect(() => erf(Number.NaN)).toThrow(new RangeError('erf needs a number, got NaN'));
    expect(() => erfc(Number.NaN)).toThrow(new RangeError('erfc needs a number, got NaN'));
  });
});
