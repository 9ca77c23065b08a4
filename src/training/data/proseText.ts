/** From a printed chapter to paragraphs in plain characters. */

/** The marks the novelist knows beside letters and digits; one dash, straight quotes. */
const plain = /^[A-Za-z0-9 .,;:!?'"()—-]+$/;

const straight: readonly (readonly [found: RegExp, put: string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/-{2,}/g, '—'],
  [/ *— */g, '—'],
  [/—{2,}/g, '—'],
  [/_/g, ''],
  [/\[/g, '('],
  [/\]/g, ')'],
  [/&c\b/g, 'etc'],
  [/&/g, 'and'],
  [/\s*…|(?:\s*\.){3,}/g, '...'],
  [/\s+/g, ' '],
];

/**
 * The paragraphs of a chapter, each on one line; what is left out is counted.
 *
 * A line that ends in a hyphen or a dash joins the next without a space. Accents are taken off. Footnotes, rows of stars and
 * paragraphs with other characters (Greek, Hebrew, currency) are left out.
 */
export function paragraphsOf(text: string): { readonly paragraphs: readonly string[]; readonly dropped: number } {
  const paragraphs: string[] = [];
  let dropped = 0;
  for (const block of text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/\n\s*\n/)) {
    let line = block
      .trim()
      .replace(/-\n\s*/g, '-')
      .replace(/—\n\s*/g, '—');
    for (const [found, put] of straight) line = line.replace(found, put);
    line = line.trim();
    if (line === '') continue;
    if (plain.test(line)) paragraphs.push(line);
    else dropped++;
  }
  return { paragraphs, dropped };
}
