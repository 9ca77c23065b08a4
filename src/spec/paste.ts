/** Own data: numbers, CSV, or `token score` lines pasted into a list. */

import { readNumber } from './readNumber.ts';

export interface Pasted {
  readonly numbers: readonly number[];
  /** As many as numbers, or empty if the text had no names. */
  readonly names: readonly string[];
  /** Pieces that were no number, at most a few, to be shown to the reader. */
  readonly unread: readonly string[];
  /** If there are lines, and each has as many numbers, two or more: the columns. */
  readonly table?: PastedTable;
}

export interface PastedTable {
  readonly columns: readonly (readonly number[])[];
  /** One a column, or none. */
  readonly headings: readonly string[];
  /** One a line, or none. */
  readonly names: readonly string[];
}

/**
 * Read a pasted text.
 *
 * One row per line, cells between tabs, semicolons, commas or spaces. A line of a name and a number gives both, in
 * either order; lines of numbers alone are read as one long list; a first line without any number is a heading. Where
 * every line has two numbers or more, they are columns as well: whoever has lists for them may take those.
 *
 * @example readPasted('光 3.5\n色 1.2'); // numbers [3.5, 1.2], names ['光', '色']
 * @example readPasted('token,score\n"a b",2'); // numbers [2], names ['a b']
 */
export function readPasted(text: string): Pasted {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const rows = lines.map(cells);
  const headed = rows.length > 1 && rows[0]?.every((c) => readNumber(c) === undefined);
  const body = headed ? rows.slice(1) : rows;
  const numbers: number[] = [];
  const names: string[] = [];
  const unread: string[] = [];
  let named = 0;
  for (const row of body) {
    const read = row.map(readNumber);
    const words = row.filter((_, i) => read[i] === undefined);
    const found = read.filter((x) => x !== undefined);
    if (found.length === 0) unread.push(row.join(' ').slice(0, 40));
    else if (words.length > 0 && found.length === 1) {
      numbers.push(found[0] as number);
      names.push(words.join(' '));
      named++;
    } else {
      // One by one: a row may hold more numbers than a function takes arguments.
      for (const x of found) numbers.push(x);
      for (const _ of found) names.push('');
      for (const word of words) unread.push(word.slice(0, 40));
    }
  }
  const table = tableOf(body, headed ? (rows[0] as readonly string[]) : []);
  return { numbers, names: named > 0 ? names : [], unread: unread.slice(0, 5), ...(table && { table }) };
}

/** More cells than this are a long list and no line of a table. */
const WIDE = 40;

/** The columns, where all lines have theirs at the same places. */
function tableOf(rows: readonly (readonly string[])[], head: readonly string[]): PastedTable | undefined {
  const first = rows[0] ?? [];
  if (rows.length < 2 || first.length > WIDE) return undefined;
  const places = first.flatMap((cell, i) => (readNumber(cell) === undefined ? [] : [i]));
  const alike = (row: readonly string[]) =>
    row.length === first.length && row.every((cell, i) => places.includes(i) === (readNumber(cell) !== undefined));
  if (places.length < 2 || !rows.every(alike)) return undefined;
  return {
    columns: places.map((i) => rows.map((row) => readNumber(row[i] as string) as number)),
    headings:
      head.length === first.length ? places.map((i) => head[i] as string) : head.length === places.length ? head : [],
    names: places.length === first.length ? [] : rows.map((row) => row.filter((_, i) => !places.includes(i)).join(' ')),
  };
}

/** The cells of a line; quoted cells may hold separators, and a word before a number may be one. */
function cells(line: string): readonly string[] {
  return (
    scored(line) ??
    separated(line)
      .map(bare)
      .filter((s) => s !== '')
  );
}

/** A word, then a number or more after spaces: `光 3.5`, `， 1.2`, `光, .6, .3`. */
function scored(line: string): readonly string[] | undefined {
  const [word = '', ...scores] = line.trim().split(/\s+/);
  const name = word.replace(/(?<=.)[,，:：;；=]$/u, '');
  if (/[\d"]/.test(name) || readNumber(name) !== undefined) return undefined;
  const bared = scores.map((score, i) => (i < scores.length - 1 ? score.replace(/[,，;；]$/u, '') : score));
  return scores.length > 0 && bared.every((score) => readNumber(score) !== undefined) ? [name, ...bared] : undefined;
}

/** Longer cells are no numbers with brackets. */
const LONG = 60;

/** Without the brackets that programs print around numbers: `tensor([3.5`. */
function bare(cell: string): string {
  if (cell.length > LONG) return cell;
  const inner = cell.replace(/^(?:\w+\()?[[(]*/, '').replace(/[\])]+$/, '');
  return inner === '' || readNumber(inner) !== undefined ? inner : cell;
}

/** The pieces between tabs, else semicolons, else commas, else spaces. */
function separated(line: string): readonly string[] {
  const separator = /\t/.test(line)
    ? '\t'
    : /[;；]/.test(line)
      ? ';'
      : /[,，、]/.test(line) && !decimalCommas(line)
        ? ','
        : ' ';
  const found: string[] = [];
  let cell = '';
  let quoted = false;
  for (const c of line
    .trim()
    .replaceAll('；', ';')
    .replace(/[，、]/g, ',')) {
    if (c === '"') quoted = !quoted;
    else if (!quoted && (c === separator || (separator === ' ' && /[\s:：=]/.test(c)))) {
      found.push(cell);
      cell = '';
    } else cell += c;
  }
  return [...found, cell].map((s) => s.trim());
}

/** `光 3,5`: after a space, one comma between digits is a decimal sign. */
function decimalCommas(line: string): boolean {
  return (
    /\s/.test(line.trim()) &&
    line
      .trim()
      .split(/\s+/)
      .every((c) => !c.includes(',') || /^[+\-\u2212]?\d+,\d+$/.test(c))
  );
}
