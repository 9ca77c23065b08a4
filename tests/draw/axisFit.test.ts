import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitAxis, gridValues, scale } from '#draw/axisFit.ts';

const logits = fc.array(fc.double({ min: -6, max: 10, noNaN: true }), { minLength: 1, maxLength: 10 });

describe('fitAxis', () => {
  it('rests at −2.6 … 4.4', () => {
    expect(fitAxis([3.5, 1.2, 0.3, -0.5])).toEqual([-2.6, 4.4]);
    expect(fitAxis([-Infinity, 2])).toEqual([-2.6, 4.4]);
    expect(fitAxis([-Infinity, -Infinity])).toEqual([-2.6, 4.4]);
  });

  it('holds all values and zero, with room on either side', () => {
    fc.assert(
      fc.property(logits, (values) => {
        const [low, high] = fitAxis(values);
        expect(low).toBeLessThan(Math.min(0, ...values));
        expect(high).toBeGreaterThan(Math.max(0, ...values));
      }),
    );
  });

  it('stands still during a drag within its span, and only grows beyond', () => {
    fc.assert(
      fc.property(logits, fc.double({ min: -6, max: 10, noNaN: true }), (began, moved) => {
        const before = fitAxis(began);
        const during = fitAxis([moved, ...began.slice(1)], began);
        expect(during[0]).toBeLessThanOrEqual(before[0]);
        expect(during[1]).toBeGreaterThanOrEqual(before[1]);
        expect(during[1]).toBeGreaterThan(moved);
        expect(during[0]).toBeLessThan(moved);
      }),
    );
    expect(fitAxis([4, 1.2], [3.5, 1.2])).toEqual([-2.6, 4.4]);
  });
});

describe('gridValues', () => {
  it('gives whole numbers without zero', () => {
    expect(gridValues([-2.6, 4.4], 4)).toEqual([-2, 2, 4]);
    expect(gridValues([-6.6, 10.6], 5)).toEqual([-5, 5, 10]);
  });
});

describe('scale', () => {
  it('is undone by its inverse', () => {
    const s = scale([-2.6, 4.4], 308, 14);
    expect(s.value(s.at(1.7))).toBeCloseTo(1.7, 12);
    expect(s.at(-2.6)).toBe(308);
  });
});
