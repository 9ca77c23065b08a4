/** The table of a figure without what is to be hidden: its columns and rows, and the formulas with values put in. */

import type { Live } from '#figure/live.ts';
import type { Cell, FigureWords, Table } from '#spec/figure.ts';
import type { AnyValue } from '#spec/params.ts';

const UNKNOWN = '?';

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
  const kept = whole.columns
    .map((_, j) => j)
    .filter((j) => j === 0 || !hidden.some((name) => isColumnOf(whole, j, name, values[name] as AnyValue)));
  const own = new Set(hidden.flatMap((name) => [name, words.params[name]]));
  const row = (cells: readonly Cell[]) =>
    kept.map((j) => bare(j > 0 && own.has(cells[0] as string) ? UNKNOWN : (cells[j] as Cell)));
  return {
    ...whole,
    columns: kept.map((j) => whole.columns[j] as string),
    rows: whole.rows.map(row),
    ...(whole.total ? { total: row(whole.total) } : {}),
  };
}

function bare(cell: Cell): Cell {
  if (typeof cell === 'string') return cell;
  const { how: _, ...rest } = cell;
  return rest;
}

/** By its name (`logit` for `logits`), or because it holds just these numbers. */
function isColumnOf({ columns, rows }: Table, j: number, param: string, value: AnyValue): boolean {
  if (columns[j] === param || `${columns[j]}s` === param) return true;
  const numbers = rows.map((cells) => cells[j]).map((cell) => (typeof cell === 'object' ? cell.value : undefined));
  if (Array.isArray(value))
    return value.length > 0 && value.length <= rows.length && value.every((x, i) => Object.is(numbers[i], x));
  return typeof value === 'number' && rows.length > 1 && numbers.every((x) => Object.is(x, value));
}
