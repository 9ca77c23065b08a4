import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Format, formatNumber } from '#spec/format.ts';
import { between } from '../math/between.ts';

const en = (x: number, format: Format) => formatNumber(x, format, 'en');
const FORMATS: readonly Format[] = [
  { as: 'share' },
  { as: 'percent' },
  { as: 'fixed', digits: 2 },
  { as: 'value', digits: 1 },
  { as: 'ratio' },
  { as: 'amount' },
  { as: 'whole' },
];
const format = fc.constantFrom(...FORMATS);
const lang = fc.constantFrom('zh' as const, 'en' as const);
const probability = fc.oneof(
  between(0, 1),
  between(0, 1e-3),
  between(0, 1e-3).map((x) => 1 - x),
);

describe('shares in pictures', () => {
  test.each([
    [0.8625621974764033, '.8626'],
    [0.015798, '.0158'],
    [0, '.0000'],
    [1, '1.0000'],
    [0.5, '.5000'],
    [0.00004, '.000040'],
    [0.0000158, '.000016'],
    [4.5e-6, '.0000045'],
    [6e-8, '.00000006'],
    [1e-12, '<.0000001'],
    [0.99995, '>.9999'],
    [0.9999999989, '>.9999'],
    [0.99994, '.9999'],
    [-0.5, '−.5000'],
    [3.5, '3.5000'],
  ])('%d is %s', (x, text) => expect(en(x, { as: 'share' })).toBe(text));
});

describe('shares in sentences', () => {
  test.each([
    [0.8625621974764033, '86.3%'],
    [0, '0.0%'],
    [1, '100.0%'],
    [0.0004, '<0.1%'],
    [1e-300, '<0.1%'],
    [0.9996, '>99.9%'],
    [1 - 2 ** -53, '>99.9%'],
    [0.9994, '99.9%'],
    [0.0005, '0.1%'],
    [-0.5, '−50.0%'],
    [4.5, '450.0%'],
  ])('%d is %s', (x, text) => expect(en(x, { as: 'percent' })).toBe(text));

  test('only what is exactly 0 or 1 is shown as 0 or 1', () => {
    fc.assert(
      fc.property(probability, lang, (p, l) => {
        const [percent, share] = [formatNumber(p, { as: 'percent' }, l), formatNumber(p, { as: 'share' }, l)];
        if (p !== 1) expect([percent, share]).not.toContain('100.0%');
        if (p !== 1) expect(share).not.toBe('1.0000');
        if (p !== 0) expect(percent).not.toBe('0.0%');
        if (p !== 0) expect(share).not.toMatch(/^\.0+$/);
      }),
      { numRuns: 1000 },
    );
  });
  test('shares are right to the last place shown', () => {
    fc.assert(
      fc.property(between(0.0001, 0.9999), (p) => {
        return Math.abs(Number(en(p, { as: 'share' })) - p) <= 0.00005 + 1e-12;
      }),
    );
  });
});

describe('other numbers', () => {
  test.each([
    [33.11545195869231, '33.12'],
    [3.3201169, '3.32'],
    [0.6065306597126334, '0.6065'],
    [0.005272240148448893, '0.005272'],
    [0.0609999, '0.06100'],
    [38.391958, '38.39'],
    [245.31, '245.3'],
    [22026.4658, '22,026'],
    [3640.95, '3,641'],
    [1.2e15, '1.20 × 10¹⁵'],
    [3.4028234663852886e38, '3.40 × 10³⁸'],
    [1e-10, '1.0 × 10⁻¹⁰'],
    [0, '0'],
  ])('amount %d is %s', (x, text) => expect(en(x, { as: 'amount' })).toBe(text));
  test.each([
    [9.974182, '9.97', '9.97'],
    [245.2, '245', '245'],
    [0, '0', '0'],
    [1, '1.00', '1.00'],
    [1234, '1234', '1234'],
    [81030, '8.10万', '81.0k'],
    [1.2e8, '1.20亿', '120M'],
    [2.2e12, '2.2 × 10¹²', '2.2 × 10¹²'],
    [0.0000123, '1.2 × 10⁻⁵', '1.2 × 10⁻⁵'],
    [Infinity, '∞', '∞'],
  ])('ratio %d is %s, %s', (x, zh, english) => {
    expect(formatNumber(x, { as: 'ratio' }, 'zh')).toBe(zh);
    expect(en(x, { as: 'ratio' })).toBe(english);
  });
  test.each([
    [3.5, '3.5'],
    [1.663, '1.663'],
    [-0.5, '−0.5'],
    [4, '4.0'],
    [-0, '0.0'],
  ])('value %d is %s', (x, text) => expect(en(x, { as: 'value', digits: 1 })).toBe(text));
  test('fixed and whole', () => {
    expect(en(1.23456, { as: 'fixed', digits: 3 })).toBe('1.235');
    expect(en(-0.0001, { as: 'fixed', digits: 2 })).toBe('0.00');
    expect(en(1e6, { as: 'whole' })).toBe('1,000,000');
    expect(en(-0.4, { as: 'whole' })).toBe('0');
  });
  test('N8: what is no number is a dash; infinities have their sign', () => {
    for (const f of FORMATS) expect([Number.NaN, Infinity, -Infinity].map((x) => en(x, f))).toEqual(['—', '∞', '−∞']);
  });
});

describe('whatever the number', () => {
  test('no NaN, no undefined, no −0, no ASCII minus, no e-notation', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), between(-2, 2)), format, lang, (x, f, l) => {
        const text = formatNumber(x, f, l);
        expect(text).not.toMatch(/NaN|undefined|Infinity|-|e/);
        expect(text).not.toMatch(/^−[0.,]*%?$/);
        expect(text.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
  test('a larger number never looks smaller', () => {
    const small = between(0, 1e6);
    const value = (text: string) => Number(text.replaceAll(',', '').replace('%', ''));
    fc.assert(
      fc.property(small, small, (x, y) => {
        const f: Format = { as: 'fixed', digits: 2 };
        return x > y || value(en(x, f)) <= value(en(y, f));
      }),
    );
  });
});

test('separates thousands as Intl does in both languages', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (n, digits) => {
      // Multiples of 1/1024 are exact, so both round the same number.
      const x = n / 1024;
      for (const lang of ['zh', 'en'] as const) {
        const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        const intl = new Intl.NumberFormat(lang === 'zh' ? 'zh-CN' : 'en', options).format(x);
        const wanted = Number(x.toFixed(digits)) === 0 ? intl.replace('-', '') : intl.replace('-', '\u2212');
        expect(formatNumber(x, { as: 'fixed', digits }, lang)).toBe(wanted);
      }
    }),
    { numRuns: 300 },
  );
});
