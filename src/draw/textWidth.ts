/**
 * How wide a text will be, estimated without a document: pictures are laid out at build time too.
 *
 * The widths are those of common system faces, taken a little too wide, so that what fits here fits everywhere.
 */

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{Mn}|\p{Cf}/u, 0],
  [/[.,:;'|!il\u2019 ]/, 0.32],
  [/[ftrj()[\]/\u2070-\u209f\u00b2\u00b3\u00b9]/, 0.42],
  [/[mw%@MW\u2212=<>~]/, 0.84],
  [/\u2423/, 0.9],
  [/[0-9a-zαβγε°]/, 0.625],
  [/[A-ZΣΔ]/, 0.72],
  // Among names the plus sign comes from the Chinese face.
  [/[+\u1100-\u11ff\u2e80-\uffdc]/, 1],
];
const KNOWN = new Map<number, number>();

/** @returns width in units at the given font size */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    let em = KNOWN.get(code);
    if (em === undefined) {
      em = widthOf(character, code);
      KNOWN.set(code, em);
    }
    ems += em;
  }
  return ems * size;
}

function widthOf(character: string, code: number): number {
  return WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? (code > 0xffff ? 1.3 : 0.62);
}

/**
 * A text made to fit: smaller first, then cut with an ellipsis.
 *
 * @param least the smallest size, at least 12
 */
export function fitText(
  text: string,
  width: number,
  size: number,
  least = 12,
): { readonly text: string; readonly size: number } {
  const natural = textWidth(text, size);
  if (natural <= width) return { text, size };
  if (natural * (least / size) <= width) return { text, size: Math.max(least, (size * width) / natural) };
  return { text: cutText(text, width, least), size: least };
}

/** As many characters as fit, then an ellipsis; at least one character. */
export function cutText(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > width) characters.pop();
  return characters.length === 1 && textWidth(`${characters[0]}…`, size) > width
    ? (characters[0] as string)
    : `${characters.join('').trimEnd()}…`;
}

/** Lines that fit, broken at spaces and after Chinese punctuation. */
export function wrapText(text: string, width: number, size: number): readonly string[] {
  if (textWidth(text.trimEnd(), size) <= width) return [text.trimEnd()];
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(/(?<=[ ，；：。、])/u)) {
    if (line && textWidth((line + part).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}
