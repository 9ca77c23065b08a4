/** Numbers as a program writes them, so that copied code runs: ASCII minus, no separators, the language's infinity. */

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * @param shown a number as the book shows it
 * @example codeNumber('−1,200', 'py'); // -1200
 * @example codeNumber('−∞', 'ts'); // -Infinity
 */
export function codeNumber(shown: string, language: string): string {
  return shown
    .replaceAll('\u2212', '-')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replaceAll('∞', language === 'ts' ? 'Infinity' : 'float("inf")')
    .replace(/ × 10(⁻?)([⁰¹²³⁴-⁹]+)/, (_, sign: string, raised: string) => {
      const digits = [...raised].map((c) => SUPERSCRIPTS.indexOf(c)).join('');
      return `e${sign ? '-' : ''}${digits}`;
    });
}
