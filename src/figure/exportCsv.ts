/** The table of a figure as CSV (RFC 4180), for spreadsheets: full precision, and nothing a spreadsheet would run. */

import type { Cell, Table } from '#spec/figure.ts';

/** @param heads the names of the columns, in the page's language */
export function exportCsv(table: Table, heads: readonly string[]): string {
  const rows = [...table.rows, ...(table.total ? [table.total] : [])];
  const lines = [heads.map(quoted), ...rows.map((row) => row.map(cellText))];
  // The mark at the start tells Excel that this is UTF-8.
  return `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell === 'string') return quoted(cell);
  if (Number.isFinite(cell.value)) return String(cell.value + 0);
  return Number.isNaN(cell.value) ? '' : cell.value > 0 ? '∞' : '\u2212∞';
}

/** A text that begins like a formula gets an apostrophe before it. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
