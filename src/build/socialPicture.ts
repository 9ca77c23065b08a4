/**
 * The picture of a shared link: SVG to PNG, the same on every machine.
 *
 * Machines that build sites often have no Chinese font, and then draw boxes. So the build brings its own: Noto Serif
 * CJK SC, cut down to Latin, Greek, signs and the 3755 commonest characters (`fonts/subset.py`), and uses no other.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { fontCharacters } from './fontCharacters.ts';
import { ROOT } from './place.ts';

const FONT = join(ROOT, 'src/build/fonts/NotoSerifSC-subset.otf');
const FAMILY = 'Noto Serif CJK SC';

const known = fontCharacters(readFileSync(FONT));

/**
 * @param svg with its colours written out, since there is no style sheet here
 * @throws RangeError if its text has a character that the font lacks
 */
export function rasterise(svg: string): Uint8Array {
  const lacking = [...textOf(svg)].find((c) => c > ' ' && !known.has(c.codePointAt(0) as number));
  if (lacking) throw new RangeError(`the font of shared pictures lacks ${lacking}: add it in fonts/subset.py`);
  const options: ResvgRenderOptions = {
    fitTo: { mode: 'width', value: 1200 },
    font: {
      fontFiles: [FONT],
      loadSystemFonts: false,
      defaultFontFamily: FAMILY,
      serifFamily: FAMILY,
      sansSerifFamily: FAMILY,
      monospaceFamily: FAMILY,
    },
  };
  return new Resvg(svg, options).render().asPng();
}

/** What is drawn as text; style sheets and descriptions are not. */
const textOf = (svg: string): string =>
  svg
    .replace(/<(style|title|desc)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?\w+|\w+);/g, '');
