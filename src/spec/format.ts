/**
 * How numbers are shown, in both languages.
 *
 * A share that is not exactly 0 or 1 is never shown as 0, 1, 0% or 100%; minus is U+2212; −0 is 0; what is not a
 * number at all is said in a sign, never as NaN.
 */

export type Lang = 'zh' | 'en';

/** The kinds of number in the book. */
export type Format =
  /** A probability in a picture or table: .8626; two digits where four places would show .0000: .000012 */
  | { readonly as: 'share' }
  /** A probability in a sentence: 86.3% */
  | { readonly as: 'percent' }
  /** So many decimals: −0.5 */
  | { readonly as: 'fixed'; readonly digits: number }
  /** At least so many decimals, more where the value has them: 3.5, 1.663 */
  | { readonly as: 'value'; readonly digits: number }
  /** Three significant digits, then 万 or k: 9.97, 245, 8.10万 */
  | { readonly as: 'ratio' }
  /** Two decimals from 1 on, four significant digits below; powers of ten beyond: 33.12, 0.005272, 1.20 × 10¹⁵ */
  | { readonly as: 'amount' }
  | { readonly as: 'whole' };

const MINUS = '\u2212';

/**
 * @param x ±∞ and NaN included; NaN, which no readout should give, shows as a dash
 */
export function formatNumber(x: number, format: Format, lang: Lang): string {
  if (Number.isNaN(x)) return '\u2014';
  if (!Number.isFinite(x)) return x > 0 ? '∞' : `${MINUS}∞`;
  const text = finite(x, format, lang);
  // Most numbers have no sign, and a drag shows dozens of them in every frame.
  if (!text.includes('-')) return text;
  return /^-[0.,]*%?$/.test(text) ? text.slice(1) : text.replace('-', MINUS);
}

function finite(x: number, format: Format, lang: Lang): string {
  switch (format.as) {
    case 'share':
      return Math.abs(x) < 1e7 ? share(x) : scientific(x, 3);
    case 'percent':
      return Math.abs(x) < 1e5 ? percent(x) : scientific(x, 3);
    case 'fixed':
      return grouped(x, format.digits);
    case 'value':
      return grouped(x, format.digits, Math.max(6, format.digits));
    case 'whole':
      return grouped(Math.round(x), 0);
    case 'ratio':
      return ratio(x, lang);
    case 'amount':
      return amount(x);
  }
}

function share(p: number): string {
  if (p > 0 && p < 0.00005) return p < 0.5e-7 ? '<.0000001' : significant(p);
  if (p < 1 && p >= 0.99995) return '>.9999';
  const text = p.toFixed(4);
  return text.startsWith('0') ? text.slice(1) : text.startsWith('-0') ? `-${text.slice(2)}` : text;
}

function significant(p: number): string {
  const places = Math.min(8, 1 - Math.floor(Math.log10(p)));
  return p.toFixed(places).replace(/^0/, '');
}

function percent(p: number): string {
  if (p > 0 && p < 0.0005) return '<0.1%';
  if (p < 1 && p >= 0.9995) return '>99.9%';
  return `${(100 * p).toFixed(1)}%`;
}

function ratio(x: number, lang: Lang): string {
  const size = Math.abs(x);
  if (x === 0) return '0';
  if (size < 0.001) return scientific(x, 2);
  if (size < 999.5) return x.toPrecision(3);
  if (size < 9999.5) return String(Math.round(x));
  if (size >= 1e12) return scientific(x, 2);
  const units: readonly (readonly [number, string])[] =
    lang === 'zh'
      ? [
          [1e8, '亿'],
          [1e4, '万'],
        ]
      : [
          [1e9, 'B'],
          [1e6, 'M'],
          [1e3, 'k'],
        ];
  const [unit, sign] = units.find(([u]) => size >= 0.9995 * u) ?? [1, ''];
  const scaled = x / unit;
  return (Math.abs(scaled) < 999.5 ? scaled.toPrecision(3) : String(Math.round(scaled))) + sign;
}

function amount(x: number): string {
  const size = Math.abs(x);
  if (x === 0) return '0';
  if (size >= 1e7) return scientific(x, 3);
  if (size < 1e-4) return scientific(x, 2);
  if (size >= 999.5) return grouped(x, 0);
  if (size >= 99.995) return x.toFixed(1);
  return size >= 1 ? x.toFixed(2) : x.toPrecision(4);
}

const RAISED: { readonly [sign: string]: string } = { '-': '⁻', '+': '' };

/** 1.23 × 10⁴⁵ */
function scientific(x: number, digits: number): string {
  const [mantissa = '', exponent = ''] = x.toExponential(digits - 1).split('e');
  const raised = [...exponent].map((c) => RAISED[c] ?? '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)]).join('');
  return `${mantissa} × 10${raised}`;
}

/** Thousands apart by commas, decimals after a point: Chinese and English write them alike. */
function grouped(x: number, least: number, most = least): string {
  if (Math.abs(x) >= 1e15) return scientific(x, 3);
  const shortest = String(Number(x.toFixed(most)));
  const text = decimalsIn(shortest) < least ? x.toFixed(least) : shortest;
  if (Math.abs(x) < 999) return text;
  const [whole = '', decimals] = text.split('.');
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}

const decimalsIn = (text: string): number => (text.includes('.') ? text.length - 1 - text.indexOf('.') : 0);
