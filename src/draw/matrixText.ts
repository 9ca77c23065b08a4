/** A matrix, or a column of numbers, as one writes it: between brackets, one column for each arrow. */

import type { Shape } from './paint.ts';
import { path, text } from './shapes.ts';
import { textWidth } from './textWidth.ts';

export interface MatrixText {
  readonly key: string;
  readonly x: number;
  /** Top of the brackets. */
  readonly y: number;
  readonly size: number;
  /** Row by row. */
  readonly rows: readonly (readonly string[])[];
  readonly css: string;
  /** Least width of a column: room for what may come. */
  readonly column: number;
}

export const matrixHeight = ({ rows, size }: Pick<MatrixText, 'rows' | 'size'>): number =>
  rows.length * size * 1.6 + size * 0.4;

/** Where the columns have their middles, and how wide the whole is. */
export function matrixColumns({ x, size, rows, column }: MatrixText): {
  readonly middles: readonly number[];
  readonly width: number;
} {
  const pad = size * 0.5;
  const widths = (rows[0] ?? []).map((_, j) =>
    Math.max(column, ...rows.map((row) => textWidth(row[j] as string, size) + 4)),
  );
  let left = x + pad;
  const middles = widths.map((width) => {
    left += width;
    return left - width / 2;
  });
  return { middles, width: left + pad - x };
}

export function matrixShapes(data: MatrixText): readonly Shape[] {
  const { key, x, y, size, rows, css } = data;
  const { middles, width } = matrixColumns(data);
  const height = matrixHeight(data);
  const arm = size * 0.4;
  const [right, bottom] = [x + width, y + height];
  return [
    path(
      `${key}-brackets`,
      'm-bracket-thick',
      `M${x + arm},${y}H${x}V${bottom}H${x + arm}M${right - arm},${y}H${right}V${bottom}H${right - arm}`,
    ),
    ...rows.flatMap((row, i) =>
      row.map((entry, j) =>
        text(`${key}-${i}${j}`, css, middles[j] as number, y + size * (1.35 + 1.6 * i), entry, 'middle', size),
      ),
    ),
  ];
}
