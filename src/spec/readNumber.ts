/** Numbers as people write them: typed into a field, pasted, or found in a link. */

/**
 * Commas that group thousands, as the book itself shows them: several, or one before a decimal point or before three
 * digits that end in 0, as no decimal does. Any other single comma is a decimal one.
 */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3}){2,}|,\d{3}(?=\.)|,\d\d0(?!\d))(?:\.\d+)?$/;

/**
 * Read one number.
 *
 * Understands full-width digits, the minus signs of typography, a decimal comma, grouped thousands, ∞ and its ASCII
 * spellings, and powers of ten. Anything else is not a number, `NaN` itself included.
 *
 * @returns the number, ±∞ where it was written as such, or undefined
 * @example readNumber('－０.５'); // -0.5
 * @example readNumber('1,663'); // 1.663
 * @example readNumber('1,000'); // 1000
 * @example readNumber('1e999'); // undefined: it stands for no number that can be kept
 */
export function readNumber(written: string): number | undefined {
  const s = written
    .normalize('NFKC')
    .trim()
    .replace(/[\u2212\u2010-\u2015\u02d7]/g, '-')
    .replace(/[。．]/g, '.')
    .toLowerCase();
  const infinite = /^([+-]?)(?:∞|inf|infinity|\\infty|oo)$/.exec(s);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  const decimal = GROUPED.test(s) ? s.replaceAll(',', '') : /^[+-]?\d+,\d+$/.test(s) ? s.replace(',', '.') : s;
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/.test(decimal)) return undefined;
  const x = Number(decimal);
  return Number.isFinite(x) ? x + 0 : undefined;
}

/** The text of a number in a link: shortest decimal that reads back as the same number, `-inf` and `inf`. */
export function writeNumber(x: number): string {
  if (x === Infinity) return 'inf';
  if (x === -Infinity) return '-inf';
  return String(x + 0);
}
