/** Numbers as a program writes them, so that copied code runs: ASCII minus, no separators, the language's infinity. */

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * @param shown a number as the book shows it, or a list of them
 * @example codeNumber('−1,200', 'py'); // -1200
 * @example codeNumber('−∞', 'ts'); // -Infinity
 * @example codeNumber('1 × 10⁻⁶, 2 × 10⁻⁶', 'py'); // 1e-6, 2e-6
 */
export function codeNumber(shown: string, language: string): string {
  return shown
    .replaceAll('\u2212', '-')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replaceAll('∞', language === 'ts' ? 'Infinity' : 'float("inf")')
    .replace(/ × 10(⁻?)([⁰¹²³⁴-⁹]+)/g, (_, sign: string, raised: string) => {
      const digits = [...raised].map((c) => SUPERSCRIPTS.indexOf(c)).join('');
      return `e${sign ? '-' : ''}${digits}`;
    });
}
