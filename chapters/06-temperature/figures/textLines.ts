/** A beginning and the pieces after it, broken into lines: where each piece stands. */

import { textWidth } from '#draw/textWidth.ts';

export interface SetPiece {
  readonly text: string;
  /** Number of the piece from 0; −1 for the beginning. */
  readonly index: number;
  readonly x: number;
  readonly width: number;
}
export type SetLine = readonly SetPiece[];

/** A line may begin with it: a Chinese character, or what has a space before it, but no sign that ends something. */
const BEGINS = /^(?![，。！？；：、’”）…])[\s\u2e80-\uffdc]/u;
const CHINESE = /[\u2e80-\uffdc\u{20000}-\u{3ffff}]/gu;
/** Letters of the serif are narrower than the estimate. */
const NARROWER = 0.86;

function widthOf(text: string, size: number): number {
  const wide = size * (text.match(CHINESE)?.length ?? 0);
  return wide + NARROWER * (textWidth(text, size) - wide);
}

/** As it is written in a line: the end of a line is a sign, and no other space is longer than one. */
const inLine = (text: string): string => text.replace(/\s*\n\s*/g, '↵ ').replace(/\s+/g, ' ');

interface Bare {
  readonly text: string;
  readonly index: number;
}

const written = (word: readonly Bare[]): string =>
  word
    .map(({ text }) => text)
    .join('')
    .trim();

/** Pieces that no line may end between; a beginning without any space is broken all the same. */
function wordsOf(prefix: string, pieces: readonly string[], fits: (word: string) => boolean): readonly Bare[][] {
  const given = inLine(prefix).match(/\s?[^\s\u2e80-\uffdc]{1,12}|\s?[\s\S]/gu) ?? [];
  const words: Bare[][] = given.map((text) => [{ text, index: -1 }]);
  pieces.forEach((piece, index) => {
    const text = inLine(piece);
    const last = words.at(-1);
    if (last && !BEGINS.test(text) && fits(written(last) + text)) last.push({ text, index });
    else words.push([{ text, index }]);
  });
  return words;
}

export function linesOf(prefix: string, pieces: readonly string[], width: number, size: number): readonly SetLine[] {
  const lines: SetPiece[][] = [[]];
  let x = 0;
  for (const word of wordsOf(prefix, pieces, (each) => widthOf(each, size) < width)) {
    if (x > 0 && x + widthOf(written(word), size) > width) {
      lines.push([]);
      x = 0;
    }
    for (const { text, index } of word) {
      const shown = x === 0 ? text.trimStart() : text;
      const own = widthOf(shown, size);
      lines.at(-1)?.push({ text: shown, index, x, width: own });
      x += own;
    }
  }
  return lines;
}

export interface Window {
  readonly size: number;
  readonly lines: readonly SetLine[];
  /** Whether there are more below. */
  readonly cut: boolean;
}

const SIZES = [18, 16.5, 15, 14] as const;

/**
 * As large as there is room for; if even the smallest letters need more lines, those around a piece, or from the first
 * one that was written on.
 */
export function windowOf(
  prefix: string,
  pieces: readonly string[],
  width: number,
  most: number,
  looked: number,
): Window {
  const size = SIZES.find((each) => linesOf(prefix, pieces, width, each).length <= most) ?? SIZES[3];
  const lines = linesOf(prefix, pieces, width, size);
  const rowOf = (is: (index: number) => boolean) => lines.findIndex((line) => line.some(({ index }) => is(index)));
  const last = looked < 0 ? rowOf((index) => index >= 0) + most - 1 : rowOf((index) => index === looked);
  const from = Math.max(0, Math.min(lines.length, last + 1) - most);
  return { size, lines: lines.slice(from, from + most), cut: lines.length > from + most };
}
