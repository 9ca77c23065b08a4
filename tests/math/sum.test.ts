import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '#math/sum.ts';
import { between } from './between.ts';
import { exact, U } from './exact.ts';

test('ten tenths are one, where a loop gives 0.9999999999999999', () => {
  const tenths = new Array<number>(10).fill(0.1);
  expect(tenths.reduce((a, b) => a + b)).not.toBe(1);
  expect(sum(Object.freeze(tenths))).toBe(1);
});

test('positive numbers add up to one rounding, however many', () => {
  fc.assert(
    fc.property(fc.array(between(0, 1e6), { maxLength: 100 }), (xs) => {
      const total = xs.reduce((a, b) => a.plus(exact(b)), exact(0));
      // Neumaier: one rounding of the result, and n² U² of what was lost, which is nothing for n below a million.
      return total
        .minus(exact(sum(xs)))
        .abs()
        .lessThanOrEqualTo(total.times(1.001 * U));
    }),
  );
});

test('a small number between two large ones survives', () => expect(sum([1e100, 1, -1e100])).toBe(1));
test('nothing adds up to 0', () => expect(sum([])).toBe(0));
test('infinities', () => {
  expect(sum([1, Infinity, 2])).toBe(Infinity);
  expect(sum([-Infinity, 1])).toBe(-Infinity);
  expect(sum([Infinity, -Infinity])).toBeNaN();
  expect(sum([1.7e308, 1.7e308])).toBe(Infinity);
});
