/**
 * What several texts have in common: one of them with its own numbers, and a sign for each gap where they differ.
 *
 * Whichever of them it is made of, the words are the same: they tell nobody which one it was.
 */

import { UNKNOWN } from './maskWords.ts';

/** Numbers as the book writes them, also in sentences that are spoken; how many and which is no word. */
const NUMBER =
  /(?:(?:[-−<>≈~]|minus |负|不到\s?|below )\s?)?(?:∞|(?:\d[\d,]*)?\.?\d+)(?:\s?[×·]\s?10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+|e[-+]?\d+)?(?:\s?%)?/u;
const REST = /\p{Script=Han}|[\p{L}\p{M}’']+|[^\s]/u;

interface Piece {
  readonly text: string;
  /** What it is compared by: all data are alike. */
  readonly key: string;
  /** The space before it. */
  readonly space: string;
}

/** What is common so far, and before which of its pieces some text had something of its own; one more at the end. */
interface Common {
  readonly keys: readonly string[];
  readonly gaps: readonly boolean[];
}

/** @param data texts that are no words of the figure, such as names that can be seen */
export type Key = (text: string) => string;

/** Texts are compared by these: what they say but for numbers and data. */
export function keyWith(data: readonly string[]): Key {
  const cut = cutter(data);
  return (text) =>
    piecesOf(text, cut)
      .map(({ key }) => key)
      .join('');
}

/** @param texts what would be said otherwise, always in the same order, and the text itself among them */
export function commonText(text: string, texts: readonly string[], data: readonly string[]): string {
  const cut = cutter(data);
  const pieces = piecesOf(text, cut);
  const [first, ...rest] = texts.map((each) => piecesOf(each, cut).map(({ key }) => key));
  if (!first || rest.length === 0) return text;
  const { keys, gaps } = whole(rest.reduce(meet, { keys: first, gaps: Array(first.length + 1).fill(false) }));
  const own = pairs(
    keys,
    pieces.map(({ key }) => key),
  );
  const gap = (i: number, space: string) => (gaps[i] ? `${space}${UNKNOWN}` : '');
  const said = own.map(([i, j], n) => {
    const { text: word, space } = pieces[j] as Piece;
    const before = pieces[n === 0 ? 0 : (own[n - 1]?.[1] ?? 0) + 1]?.space ?? '';
    return `${gap(i, before)}${space}${word}`;
  });
  return said.join('') + gap(keys.length, said.length === 0 ? '' : ' ').replace(/ (?=\?$)/, spaced(text));
}

const spaced = (text: string) => (/\p{Script=Han}/u.test(text) ? '' : ' ');

function meet({ keys, gaps }: Common, other: readonly string[]): Common {
  const both = [...pairs(keys, other), [keys.length, other.length] as const];
  let [i, j] = [0, 0];
  const merged = both.map(([toI, toJ]) => {
    const gap = toI > i || toJ > j || gaps.slice(i, toI + 1).some(Boolean);
    [i, j] = [toI + 1, toJ + 1];
    return gap;
  });
  return { keys: both.slice(0, -1).map(([at]) => keys[at] as string), gaps: merged };
}

/** Fewer pieces than these between two gaps say nothing, unless a number is among them. */
const SHORT = 4;

/** Without scraps between gaps. */
function whole({ keys, gaps }: Common): Common {
  const places = gaps.flatMap((gap, i) => (gap ? [i] : []));
  const scraps = places.slice(1).flatMap((to, n) => {
    const from = places[n] as number;
    const between = keys.slice(from, to);
    return between.length < SHORT && !between.includes('#') ? [[from, to] as const] : [];
  });
  const kept = keys.map((_, i) => i).filter((i) => !scraps.some(([from, to]) => i >= from && i < to));
  return {
    keys: kept.map((i) => keys[i] as string),
    gaps: [...kept, keys.length].map((i, n) =>
      gaps.slice(n === 0 ? 0 : (kept[n - 1] as number) + 1, i + 1).some(Boolean),
    ),
  };
}

/** Whether a text has a word, and not only signs, symbols and data. */
export const hasWord = (key: string): boolean => /\p{Script=Han}|\p{L}{2}/u.test(key);

/** The longest sequence that both have, as places in one and in the other. */
function pairs(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] as number;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) found.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}

interface Cut {
  readonly pattern: RegExp;
  readonly isData: (text: string) => boolean;
}

function cutter(data: readonly string[]): Cut {
  const known = new Set(data);
  const names = data
    .toSorted((a, b) => b.length - a.length)
    .map((name) => {
      const plain = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      return /^[\p{L}\d]+$/u.test(name) && !/\p{Script=Han}/u.test(name) ? `(?<!\\p{L})${plain}(?!\\p{L})` : plain;
    });
  const pattern = new RegExp(`(\\s*)(${[...names, NUMBER.source, REST.source].join('|')})`, 'gu');
  const number = new RegExp(`^(?:${NUMBER.source})$`, 'u');
  return { pattern, isData: (text) => known.has(text) || number.test(text) };
}

function piecesOf(text: string, { pattern, isData }: Cut): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [, space = '', piece = ''] of text.matchAll(pattern)) {
    const last = pieces.at(-1);
    const key = isData(piece) ? '#' : piece.toLowerCase();
    // Several in a row, such as the characters of a line, are one.
    if (key === '#' && last?.key === '#') pieces[pieces.length - 1] = { ...last, text: last.text + space + piece };
    else pieces.push({ text: piece, key, space });
  }
  return pieces;
}
