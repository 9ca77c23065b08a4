import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSE } from '#math/cut.ts';
import { cutEta } from '#math/cutEta.ts';
import { effectiveNumber } from '#math/entropy.ts';
import { distribution, share } from './distributions.ts';

describe('cutEta', () => {
  test('closed forms: n equal shares have e^(−H) = 1/n', () => {
    const p = Object.freeze(new Array<number>(100).fill(0.01));
    // √ε / n = .1 / 100 is below ε = .01
    expect(cutEta(p, 0.01).threshold).toBeCloseTo(0.001, 15);
    expect(cutEta(p, 0.01).kept).toBe(100);
    expect(cutEta([0.5, 0.5], 0.01).threshold).toBe(0.01);
    expect(cutEta([0.9, 0.06, 0.04], 0.05).kept).toBe(2);
  });
  test('0 keeps all; the first stays in any case', () => {
    expect(cutEta([0.5, 0.5, 0], 0).kept).toBe(3);
    expect(cutEta(new Array<number>(4).fill(0.25), 1).kept).toBe(4);
    expect(cutEta([0.4, 0.3, 0.3], 1).kept).toBe(1);
  });
  test('the threshold is ε, or √ε over the effective number, whichever is less', () => {
    fc.assert(
      fc.property(distribution, share, (p, epsilon) => {
        const { threshold, order, kept } = cutEta(p, epsilon);
        const wanted = Math.min(epsilon, Math.sqrt(epsilon) / effectiveNumber(p));
        const right = [...order].every((i, rank) =>
          rank === 0 ? kept >= 1 : rank < kept === (p[i] as number) >= threshold * (1 - CLOSE),
        );
        // 1 / e^H against e^(−H): each is good to a few roundings.
        return right && Math.abs(threshold - wanted) <= 1e-15;
      }),
      { numRuns: 500 },
    );
  });
  test.each([-0.1, 1.1, Number.NaN])('ε = %d is refused', (epsilon) => {
    expect(() => cutEta([0.5, 0.5], epsilon)).toThrow(new RangeError(`cutEta needs ε from 0 to 1, got ${epsilon}`));
  });
  test('N28: what is no distribution is refused', () => {
    expect(() => cutEta([0, 0], 0.5)).toThrow(new RangeError('cutEta needs shares that add up to 1, got 0'));
  });
});
