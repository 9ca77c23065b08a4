/**
 * Reads Jane Austen's six novels out of the data file of Debian's package r-cran-janeaustenr (MIT; the texts are in the
 * public domain). `npm run austen` puts the package where this file looks for it.
 *
 * R keeps each novel as a list of lines: four bytes of length, then a zlib stream of big-endian numbers and strings.
 */

import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const file = new URL('./in/usr/lib/R/site-library/janeaustenr/data/Rdata.rdb', import.meta.url);

/** Where each novel lies in the file, as its index says (start and length, both in bytes). */
const places: readonly (readonly [title: string, start: number, length: number])[] = [
  ['Emma', 0, 352043],
  ['Mansfield Park', 352043, 351373],
  ['Northanger Abbey', 703416, 175196],
  ['Persuasion', 878612, 185130],
  ['Pride and Prejudice', 1063742, 271037],
  ['Sense and Sensibility', 1334779, 266556],
];

/** The lines of an R vector of strings: a header, the kind and length of the vector, and each string with its length. */
function readLines(bytes: Buffer): readonly string[] {
  let at = 14;
  at += 4 + bytes.readInt32BE(at);
  const count = bytes.readInt32BE(at + 4);
  at += 8;
  const lines: string[] = [];
  for (let i = 0; i < count; i++) {
    const length = bytes.readInt32BE(at + 4);
    lines.push(bytes.toString('utf8', at + 8, at + 8 + length));
    at += 8 + length;
  }
  return lines;
}

/** A chapter as it was printed, hard line breaks and all. */
export type PrintedChapter = { readonly name: string; readonly text: string };

/** The chapters of all six novels; headings, title pages and editors' notes are left out. */
export function austenChapters(): readonly PrintedChapter[] {
  const bytes = readFileSync(file);
  return places.flatMap(([title, start, length]) => {
    const text = readLines(inflateSync(bytes.subarray(start + 4, start + length))).join('\n');
    const body = text.replace(/\n(THE END|FINIS|Finis)\b[\s\S]*$/, '').replace(/\n\s*A NOTE ON THE TEXT[\s\S]*$/, '');
    const parts = body.split(/^ *CHAPTER (?:[IVXLC]+|\d+)\.?[ \t]*$/im).slice(1);
    return parts.map((part, i) => ({
      name: `${title} ${i + 1}`,
      text: part.replace(/^ *VOLUME [IVX]+ *$/gm, ''),
    }));
  });
}
