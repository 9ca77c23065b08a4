/** The table of a figure without what is to be hidden: its columns and rows, and the formulas with values put in. */

import type { Live } from '#figure/live.ts';
import type { Cell, FigureWords, Table } from '#spec/figure.ts';
import type { AnyValue } from '#spec/params.ts';
import { hiddenWords, UNKNOWN } from './maskWords.ts';

/** @returns what makes the table; that of the opening stays whole, as the prerendered page has it */
export function coverTable(live: Live, hidden: readonly string[], words: FigureWords<never>) {
  const { table } = live.spec;
  return (model: unknown): Table => {
    const whole = table(model);
    return model === live.openingModel() ? whole : without(whole, live, hidden, words);
  };
}

function without(whole: Table, live: Live, hidden: readonly string[], words: FigureWords<never>): Table {
  const values = live.store.getState();
  const isHidden = (j: number) => hidden.some((name) => isColumnOf(whole, j, name, values[name] as AnyValue));
  const kept = whole.columns.map((_, j) => j).filter((j) => j === 0 || !isHidden(j));
  const own = new Set(hidden.flatMap((name) => [name, words.params[name]]));
  const said = hiddenWords(live, hidden, words);
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
    return pieces.length > 1 && pieces.length === rows.length && bareText(value).includes(bareText(pieces.join('')));
  }
  const numbers = rows.map((cells) => cells[j]).map((cell) => (typeof cell === 'object' ? cell.value : undefined));
  if (Array.isArray(value))
    return value.length > 0 && value.length <= rows.length && value.every((x, i) => Object.is(numbers[i], x));
  return typeof value === 'number' && rows.length > 1 && numbers.every((x) => Object.is(x, value));
}

const bareText = (text: string) => text.replace(/[\s␣]/g, '');
