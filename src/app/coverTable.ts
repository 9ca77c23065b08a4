/** The table of a figure without what is to be hidden: its columns and rows, and the formulas with values put in. */

import type { Live } from '#figure/live.ts';
import type { Cell, FigureWords, Table } from '#spec/figure.ts';
import type { AnyValue } from '#spec/params.ts';
import { hasWord, keyWith } from './commonText.ts';
import { hiddenWords, UNKNOWN } from './maskWords.ts';
import { notChoices, type Otherwise } from './otherwise.ts';

/** @returns what makes the table; that of the opening stays whole, as the prerendered page has it */
export function coverTable(live: Live, hidden: readonly string[], words: FigureWords<never>, others?: () => Otherwise) {
  const { table } = live.spec;
  return (model: unknown): Table => {
    const whole = table(model);
    if (model === live.openingModel()) return whole;
    const bare = without(whole, live, hidden, words);
    return others ? alike(bare, table, others()) : bare;
  };
}

/** Without the heads and the texts that stand in some of the tables that could be here as well, and not in all. */
function alike(own: Table, table: (model: unknown) => Table, { states, data }: Otherwise): Table {
  const key = keyWith(data);
  const tables = states.map(({ model }) => table(model));
  const heads = tables.map(({ columns }) => new Set(columns));
  const texts = tables.map(({ rows, total = [] }) => new Set([...rows, total].flat().filter(isText).map(key)));
  const known = (cell: Cell) => !isText(cell) || !hasWord(key(cell)) || texts.every((each) => each.has(key(cell)));
  const row = (cells: readonly Cell[]) => cells.map((cell) => (known(cell) ? cell : UNKNOWN));
  return {
    ...own,
    columns: own.columns.map((head, j) => (heads.every((each) => each.has(head)) ? head : `${UNKNOWN} ${j + 1}`)),
    rows: own.rows.map(row),
    ...(own.total ? { total: row(own.total) } : {}),
  };
}

const isText = (cell: Cell) => typeof cell === 'string';

function without(whole: Table, live: Live, hidden: readonly string[], words: FigureWords<never>): Table {
  const values = live.store.getState();
  const isHidden = (j: number) => hidden.some((name) => isColumnOf(whole, j, name, values[name] as AnyValue));
  const kept = whole.columns.map((_, j) => j).filter((j) => j === 0 || !isHidden(j));
  const own = new Set(hidden.flatMap((name) => [name, words.params[name]]));
  const said = hiddenWords(values, notChoices(live, hidden), words);
  const nameless = isHidden(0);
  const row = (cells: readonly Cell[]) =>
    kept.map((j) => (j > 0 && own.has(cells[0] as string) ? UNKNOWN : bare(cells[j] as Cell, said)));
  const named = ([head, ...rest]: readonly Cell[]) => [nameless ? UNKNOWN : (head ?? ''), ...rest];
  return {
    ...whole,
    columns: kept.map((j) => whole.columns[j] as string),
    rows: whole.rows.map(row).map(named),
    ...(whole.total ? { total: row(whole.total) } : {}),
  };
}

function bare(cell: Cell, said: RegExp | undefined): Cell {
  if (typeof cell === 'string') return said ? cell.replace(said, UNKNOWN) : cell;
  const { how: _, ...rest } = cell;
  return rest;
}

/** By its name (`logit` for `logits`), or because it holds just these numbers, or a text piece by piece. */
function isColumnOf({ columns, rows }: Table, j: number, param: string, value: AnyValue): boolean {
  if (columns[j] === param || `${columns[j]}s` === param) return true;
  if (typeof value === 'string') {
    const pieces = rows.map((cells) => cells[j]).filter((cell) => typeof cell === 'string');
    const whole = bareText(pieces.join(''));
    return whole !== '' && pieces.length > 1 && pieces.length === rows.length && bareText(value).includes(whole);
  }
  const numbers = rows.map((cells) => cells[j]).map((cell) => (typeof cell === 'object' ? cell.value : undefined));
  if (Array.isArray(value))
    return value.length > 0 && value.length <= rows.length && value.every((x, i) => Object.is(numbers[i], x));
  return typeof value === 'number' && rows.length > 1 && numbers.every((x) => Object.is(x, value));
}

const bareText = (text: string) => text.replace(/[\s␣]/g, '');
