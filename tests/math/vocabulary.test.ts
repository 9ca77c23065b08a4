/** Masses over a whole vocabulary: the same as softmax, the limits, the tail, and the numbers the chapters quote. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entropy } from '#math/entropy.ts';
import { softmax } from '#math/softmax.ts';
import { sum } from '#math/sum.ts';
import {
  massBetween,
  placesHolding,
  type Tempered,
  temperedMasses,
  VOCABULARY_SIZE,
  vocabularyLogits,
} from '#math/vocabulary.ts';

const ZIPF = vocabularyLogits();
const at = (temperature: number) => temperedMasses(ZIPF, temperature) as Tempered;

it('has 64 times 786 words (N8)', () => {
  expect(VOCABULARY_SIZE).toBe(64 * 786);
  expect(ZIPF).toHaveLength(50_304);
  expect(Object.is(ZIPF[0], 0)).toBe(true);
  expect(vocabularyLogits(3)).toEqual(Float64Array.of(0, -Math.log(2), -Math.log(3)));
  for (const size of [0, 1.5, NaN]) expect(() => vocabularyLogits(size)).toThrow(RangeError);
});

describe('masses at a temperature', () => {
  it.each([0.05, 0.3, 0.7, 1, 1.4, 3, 20, 1e6])('agree with softmax at T = %f', (temperature) => {
    const { masses, entropy: nats } = at(temperature);
    const expected = softmax(ZIPF, { temperature }) as Float64Array;
    // A power of up to 217, rounded once, may be off by 217 · 2⁻⁵³; the series and the sum add less than 1e-15.
    let most = 0;
    expected.forEach((p, i) => {
      if (p > 1e-290) most = Math.max(most, Math.abs((masses[i] as number) / p - 1));
    });
    expect(most).toBeLessThan(5e-14);
    expect(Math.abs(sum(masses) - 1)).toBeLessThan(1e-13);
    expect(nats).toBeCloseTo(entropy(expected), 11);
  });

  it('agree with softmax on any sorted list', () => {
    const list = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(list, fc.double({ min: 0.05, max: 20, noNaN: true }), (z, temperature) => {
        const falling = Object.freeze([...z].sort((a, b) => b - a));
        const { masses } = temperedMasses(falling, temperature) as Tempered;
        const expected = softmax(falling, { temperature }) as Float64Array;
        masses.forEach((p, i) => {
          // Powers of up to 2000, each rounded twice.
          expect(Math.abs(p - (expected[i] as number))).toBeLessThanOrEqual(2e-12 * (expected[i] as number) + 1e-300);
        });
      }),
    );
  });

  it('never rise', () => {
    for (const temperature of [0.05, 1, 7.3, 20]) {
      const { masses } = at(temperature);
      for (let i = 1; i < masses.length; i++)
        if ((masses[i] as number) > (masses[i - 1] as number) * (1 + 1e-15)) throw new Error(`${temperature} ${i}`);
    }
  });

  it('have limits: the largest share at 0, all alike at ∞', () => {
    expect(temperedMasses([2, 2, 1], 0)).toEqual({ masses: Float64Array.of(0.5, 0.5, 0), entropy: Math.LN2, top: 2 });
    expect(temperedMasses([2, 1, -Infinity], Infinity)?.masses).toEqual(Float64Array.of(0.5, 0.5, 0));
    expect(temperedMasses([5, -Infinity], 1)?.masses).toEqual(Float64Array.of(1, 0));
    expect(at(0).masses[0]).toBe(1);
    expect(at(1e-300).masses[0]).toBe(1);
    // Whose reciprocals are no numbers.
    for (const T of [-0, 1e-310, 5e-324]) expect(temperedMasses([2, 2, 1], T)).toEqual(temperedMasses([2, 2, 1], 0));
    expect(at(Infinity).masses[50_303]).toBeCloseTo(1 / 50_304, 18);
  });

  it('are none if everything is masked, and an error if the list is not what it should be', () => {
    expect(temperedMasses([-Infinity, -Infinity], 1)).toBeUndefined();
    for (const [z, t] of [
      [[], 1],
      [[1, 2], 1],
      [[1, NaN], 1],
      [[NaN], 1],
      [[Infinity, 1], 1],
      [[1, 0], -1],
      [[1, 0], NaN],
    ] as const)
      expect(() => temperedMasses(z, t)).toThrow(RangeError);
  });
});

it('16,083 words hold nine tenths, and the first 50 hold .3946 (N25, M23)', () => {
  const { masses } = at(1);
  expect(placesHolding(masses, 0.9)).toBe(16_083);
  expect(massBetween(masses, 0, 50)).toBeCloseTo(0.3946, 4);
  expect(massBetween(masses, 50, 50_304)).toBeCloseTo(1 - massBetween(masses, 0, 50), 13);
});

it('keeps the mass of a tail that nothing is left of beside 1', () => {
  const { masses } = at(0.05);
  expect(massBetween(masses, 1000, 50_304)).toBeGreaterThan(0);
  expect(massBetween(masses, 1000, 50_304)).toBeLessThan(1e-50);
  expect(massBetween(masses, 7, 7)).toBe(0);
});

it('counts the places a mass needs, with room for rounding (N13)', () => {
  expect(placesHolding([0.5, 0.3, 0.1, 0.1], 0.8)).toBe(2);
  expect(placesHolding([0.6, 0.3, 0.1], 0.9)).toBe(2);
  expect(placesHolding([0.9, 0.1], 0.5)).toBe(1);
  expect(placesHolding([0.9, 0.1], 0)).toBe(1);
  expect(placesHolding([1, 0, 0], 1)).toBe(3);
});
