import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividedText, plain, roundedSharesMiss, shareText } from '#spec/written.ts';
import { between } from '../math/between.ts';

test.each([
  [33.11545195869231, '33.1155'],
  [-0.5, '−0.5'],
  [0, '0'],
  [-0, '0'],
  [-1e-12, '−1 × 10⁻¹²'],
  [2.6881171418161356e43, '2.68812 × 10⁴³'],
  [Infinity, '∞'],
  [-Infinity, '−∞'],
  [Number.NaN, '—'],
])('%d is %s', (x, text) => expect(plain(x)).toBe(text));

test('with six digits a formula that is worked out again gives what the page shows', () => {
  // 33.12 / 38.39 would be .8627
  expect(shareText(33.1155 / 38.392)).toBe('.8626');
  expect(shareText(33.12 / 38.39)).toBe('.8627');
  expect(shareText(0.8625621974764033)).toBe('.8626');
});

test('right to six digits', () => {
  fc.assert(fc.property(between(1e-4, 1e6), (x) => Math.abs(Number(plain(x)) / x - 1) <= 5.1e-6));
});

test('whether four places add up to 1', () => {
  expect(roundedSharesMiss([0.5, 0.25, 0.25])).toBe(false);
  expect(roundedSharesMiss([1 / 3, 1 / 3, 1 / 3])).toBe(true);
  expect(roundedSharesMiss([0.8626, 0.0865, 0.0352, 0.0158])).toBe(true);
});

test('a part of a whole: one reading only, and no equation where there is only a bound', () => {
  expect(dividedText(1, 4, 0.25)).toBe('1 / 4 = .2500');
  expect(dividedText(1.6e38, 2.2e38, 0.72)).toBe('1.6 × 10³⁸ / (2.2 × 10³⁸) = .7200');
  expect(dividedText(1e10, 1e10, 1 - 2 ** -53)).toBe('1 × 10¹⁰ / (1 × 10¹⁰) > .9999');
  expect(dividedText(1e-6, 1e3, 1e-9)).toBe('1 × 10⁻⁶ / 1000 < .0000001');
  expect(dividedText(Infinity, Infinity, NaN)).toBe('∞ / ∞');
});
