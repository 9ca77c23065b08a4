/** A figure's table with its rows called by the words of the language, where they have no names of their own. */

import type { FigureWords, Table } from '#spec/figure.ts';
import type { Live } from './live.ts';

export function namedTable(live: Live, words: FigureWords<never>, model = live.model()): Table {
  const table = live.spec.table(model);
  const { items } = words;
  if (!items) return table;
  return {
    ...table,
    rows: table.rows.map(([head, ...cells]) => [(typeof head === 'string' && items[head]) || (head ?? ''), ...cells]),
  };
}
