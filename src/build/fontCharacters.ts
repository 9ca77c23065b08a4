/** The characters that a font has glyphs for, read from its table `cmap`. */

const FORMAT_12 = 12;
const FORMAT_4 = 4;

/** @param font an OpenType or TrueType file */
export function fontCharacters(font: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let i = 0; i < count; i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    const format = font.readUInt16BE(at);
    const ranges = format === FORMAT_12 ? groups(font, at) : format === FORMAT_4 ? segments(font, at) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code++) found.add(code);
  }
  return found;
}

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new RangeError(`the font needs a table ${tag}, got none`);
}

type Range = readonly [first: number, last: number];

const groups = (font: Buffer, at: number): readonly Range[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, i) => {
    const group = at + 16 + 12 * i;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const;
  });

/** Segments may hold characters without a glyph, but not in a font that was cut down to what it has. */
function segments(font: Buffer, at: number): readonly Range[] {
  const bytes = font.readUInt16BE(at + 6);
  return Array.from({ length: bytes / 2 }, (_, i) => {
    const last = font.readUInt16BE(at + 14 + 2 * i);
    return [font.readUInt16BE(at + 16 + bytes + 2 * i), last] as const;
  }).filter(([first]) => first !== 0xffff);
}
