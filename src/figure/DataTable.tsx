/**
 * The numbers of a picture as a table that follows every change, and shows how each number came about.
 *
 * A change writes the texts of the cells and nothing else; React renders again only if the table has another shape.
 */

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Cell, Table, Written } from '#spec/figure.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import { namedTable } from './namedTable.ts';
import type { Told } from './ui.ts';
import { useBeforePaint } from './useBeforePaint.ts';

const WORDS = {
  zh: { how: '看这个数怎么来的', rounded: '份额经过四舍五入，加起来不一定正好是 1。' },
  en: {
    how: 'See where this number comes from',
    rounded: 'Shares are rounded and need not add up to exactly 1.',
  },
} as const;

interface Props extends Told {
  readonly open: boolean;
}

export function DataTable({ live, words, ui, lang, open }: Props) {
  const [table, setTable] = useState<Table>(() => namedTable(live, words, live.openingModel()));
  /** The cell that shows its formula: counted through all cells, row by row. */
  const [asked, setAsked] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const lineId = useId();
  const shape = shapeOf(table);

  // React knows only the texts it rendered last: after it renders, what was written since then is written again.
  useBeforePaint(() => {
    if (!open) return;
    const follow = () => {
      const next = namedTable(live, words);
      if (asked !== undefined || shapeOf(next) !== shape) setTable(next);
      else write(box.current, next, lang);
    };
    follow();
    return live.paced(follow);
  }, [live, words, lang, open, asked, shape]);

  const columns = table.columns.length;
  const all = table.total ? [...table.rows, table.total] : table.rows;
  const line = (cells: readonly Cell[], row: number) => (
    <tr key={row}>
      {cells.map((cell, j) => {
        const at = row * columns + j;
        const Tag = j === 0 ? 'th' : 'td';
        return (
          <Tag
            key={j}
            scope={j === 0 ? 'row' : undefined}
            className={typeof cell === 'string' ? undefined : `number ${cell.hue ?? ''}`}
          >
            {typeof cell !== 'string' && cell.how ? (
              <button
                type="button"
                data-cell={at}
                title={WORDS[lang].how}
                aria-expanded={asked === at}
                aria-controls={asked === at ? lineId : undefined}
                onClick={() => setAsked(asked === at ? undefined : at)}
              >
                {textOf(cell, lang)}
              </button>
            ) : (
              <span data-cell={at}>{textOf(cell, lang)}</span>
            )}
          </Tag>
        );
      })}
    </tr>
  );
  const how = (row: number) => {
    const cell = asked === undefined || Math.floor(asked / columns) !== row ? undefined : all[row]?.[asked % columns];
    if (cell === undefined || typeof cell === 'string' || !cell.how) return null;
    return (
      <tr key="how" id={lineId} className="how">
        <td colSpan={columns}>
          <Formula written={cell.how} />
        </td>
      </tr>
    );
  };
  const body = (rows: readonly (readonly Cell[])[], from: number) =>
    rows.flatMap((cells, i) => [line(cells, from + i), how(from + i)]);

  return (
    <div
      ref={box}
      className="data-table"
      role="region"
      aria-label={`${ui.table}: ${words.title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard, too
      tabIndex={0}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && asked !== undefined) setAsked(undefined);
      }}
    >
      <table>
        <thead>
          <tr>
            {table.columns.map((name, j) => (
              <th
                key={name}
                scope="col"
                className={all.some((row) => typeof row[j] === 'object') ? 'number' : undefined}
              >
                {words.columns[name] ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{body(table.rows, 0)}</tbody>
        {table.total && <tfoot>{body([table.total], table.rows.length)}</tfoot>}
      </table>
      {table.rounded && <p>{WORDS[lang].rounded}</p>}
    </div>
  );
}

function Formula({ written }: { readonly written: Written }) {
  return written.map((part, i) => (typeof part === 'string' ? part : <sup key={i}>{part.sup}</sup>));
}

const textOf = (cell: Cell, lang: Lang) =>
  typeof cell === 'string' ? cell : formatNumber(cell.value, cell.format, lang);

/** All of a table that is not text. */
function shapeOf(table: Table): string {
  const row = (cells: readonly Cell[]) =>
    cells.map((cell) => (typeof cell === 'string' ? '-' : `${cell.how ? '+' : ''}${cell.hue ?? '.'}`)).join();
  return `${table.columns.join()};${table.rows.map(row).join(';')};${row(table.total ?? [])};${table.rounded ?? ''}`;
}

function write(box: HTMLElement | null, table: Table, lang: Lang): void {
  const cells = [...table.rows, ...(table.total ? [table.total] : [])].flat();
  const holders = box?.querySelectorAll('[data-cell]') ?? [];
  if (holders.length !== cells.length) return;
  cells.forEach((cell, i) => {
    const holder = holders[i] as Element;
    const text = textOf(cell, lang);
    if (holder.textContent !== text) holder.textContent = text;
  });
}
