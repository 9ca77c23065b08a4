/** The grid as a table: where four points go, then determinant, rank, and the directions that stay. */

import type { Vector2 } from '#math/matrix2.ts';
import type { Cell, Table } from '#spec/figure.ts';
import type { Format } from '#spec/format.ts';
import { plain } from '#spec/written.ts';
import type { GridModel } from './gridModel.model.ts';

const PLACE: Format = { as: 'value', digits: 2 };

export const pairText = ([x, y]: Vector2): string => `(${plain(x)}, ${plain(y)})`;
const bracketed = (x: number) => (x < 0 ? `(${plain(x)})` : plain(x));

export function gridTable({ shown, point, morph }: GridModel): Table {
  const [a, b, c, d] = shown.matrix;
  const [e, f] = shown.shift;
  const place = (value: number, how?: string): Cell => ({
    value,
    format: PLACE,
    hue: 'map',
    ...(how === undefined ? {} : { how: [how] }),
  });
  const image = (p: Vector2, at: Vector2): readonly Cell[] => [
    `${pairText(p)} →`,
    place(at[0], `${sumText(a, p[0], b, p[1], e)} = ${plain(at[0])}`),
    place(at[1], `${sumText(c, p[0], d, p[1], f)} = ${plain(at[1])}`),
  ];
  const directions: readonly (readonly Cell[])[] =
    shown.eigen.kind === 'one' || shown.eigen.kind === 'two'
      ? shown.eigen.pairs.map(({ value, vector }) => [`λ = ${plain(value)}`, place(vector[0]), place(vector[1])])
      : shown.eigen.kind === 'all'
        ? [[`λ = ${plain(shown.eigen.value)}`, '∀', '∀']]
        : [];
  return {
    columns: ['what', 'x', 'y'],
    rows: [
      image([1, 0], [a + e, c + f]),
      image([0, 1], [b + e, d + f]),
      image([0, 0], [e, f]),
      image(point, shown.image),
      [
        'det',
        {
          value: shown.det,
          format: { as: 'value', digits: 2 },
          hue: 'area',
          how: [`${bracketed(a)} · ${bracketed(d)} − ${bracketed(b)} · ${bracketed(c)} = ${plain(shown.det)}`],
        },
        '',
      ],
      ['rank', { value: shown.rank, format: { as: 'whole' } }, ''],
      ...directions,
      ...(morph < 1 ? [['t', { value: morph, format: { as: 'value', digits: 2 } }, ''] as const] : []),
    ],
  };
}

const sumText = (p: number, x: number, q: number, y: number, shift: number): string =>
  `${plain(p)} · ${bracketed(x)} + ${bracketed(q)} · ${bracketed(y)}${shift === 0 ? '' : ` + ${bracketed(shift)}`}`;
