/** Numbers inside written formulas: enough digits that whoever recomputes the formula gets what the page shows. */

import { formatNumber } from './format.ts';

const MINUS = '\u2212';

/**
 * A number with six significant digits, at most, in the same words in both languages.
 *
 * The pictures show four; with four, 33.12 / 38.39 would come out as .8627 instead of .8626.
 *
 * @example plain(33.11545195869231); // '33.1155'
 * @example plain(-0.5); // '−0.5'
 */
export function plain(x: number): string {
  if (Number.isNaN(x)) return '—';
  if (!Number.isFinite(x)) return x > 0 ? '∞' : `${MINUS}∞`;
  const rounded = Number(x.toPrecision(6)) + 0;
  const size = Math.abs(rounded);
  if (rounded === 0 || (size >= 1e-4 && size < 1e7)) return String(rounded).replace('-', MINUS);
  const [mantissa = '', exponent = ''] = rounded.toExponential().split('e');
  const raised = [...exponent].map((c) => (c === '-' ? '⁻' : c === '+' ? '' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)])).join('');
  return `${mantissa.replace('-', MINUS)} × 10${raised}`;
}

/**
 * A share as pictures and tables show it, where a formula ends.
 *
 * @example shareText(0.8625621974764033); // '.8626'
 */
export const shareText = (p: number): string => formatNumber(p, { as: 'share' }, 'en');

/**
 * A part of a whole as a formula, with the share it comes to; no result where that is not a number.
 *
 * A power of ten below the stroke needs brackets, and what is only a bound is not equal to anything.
 *
 * @example dividedText(1, 4, 0.25); // '1 / 4 = .2500'
 * @example dividedText(1e10, 1e10, 1 - 2 ** -53); // '1 × 10¹⁰ / (1 × 10¹⁰) > .9999'
 */
export function dividedText(part: number, whole: number, share: number): string {
  const below = plain(whole);
  const division = `${plain(part)} / ${below.includes('×') ? `(${below})` : below}`;
  if (Number.isNaN(share)) return division;
  const text = shareText(share);
  return `${division} ${/^[<>]/.test(text) ? text.replace('.', ' .') : `= ${text}`}`;
}

/**
 * Whether shares, shown with four places each, do not add up to 1: then the page says "rounded".
 *
 * @example roundedSharesMiss([0.8626, 0.0865, 0.0352, 0.0158]); // true: 1.0001
 */
export function roundedSharesMiss(shares: readonly number[]): boolean {
  return shares.reduce((total, p) => total + Math.round(p * 10_000), 0) !== 10_000;
}
