/** Two planes and the rule between them: a point on the left has one image on the right. */

import { apply, type Matrix2, type Vector2 } from '#math/matrix2.ts';
import { type Cell, figure } from '#spec/figure.ts';
import { number, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';

/** Made up: a lean and a stretch, such that whole points go to whole points. */
export const RULE: Matrix2 = [1, 0.5, -0.5, 1];

const place = (initial: number) => number({ min: -1.5, max: 1.5, step: 0.1, fine: 0.001, initial });
const params = { x: place(1.4), y: place(1) };
export type RecapValues = Values<typeof params>;

export interface RecapModel {
  readonly point: Vector2;
  readonly image: Vector2;
  /** x of the first arrow, from the origin: where the second leg of the way begins. */
  readonly corner: Vector2;
}

function model({ x, y }: RecapValues): RecapModel {
  const [a, , c] = RULE;
  const [u, v] = apply(RULE, [x, y]);
  return { point: [x, y], image: [u + 0, v + 0], corner: [a * x + 0, c * x + 0] };
}

const coordinate = (of: (m: RecapModel) => number, hue: 'ink' | 'map') =>
  ({ of, format: { as: 'value', digits: 1 }, hue, width: 3.5 }) as const;

export const recap = figure({
  id: 'recap',
  params,
  model,
  readouts: {
    x: coordinate((m) => m.point[0], 'ink'),
    y: coordinate((m) => m.point[1], 'ink'),
    u: coordinate((m) => m.image[0], 'map'),
    v: coordinate((m) => m.image[1], 'map'),
  },
  table: ({ point: [x, y], image: [u, v] }) => {
    const [a, b, c, d] = RULE;
    const way = (p: number, q: number, sum: number) => [
      `${plain(x)} · ${bracketed(p)} + ${bracketed(y)} · ${bracketed(q)} = ${plain(sum)}`,
    ];
    const cell = (value: number, how?: readonly string[]): Cell => ({
      value,
      format: { as: 'value', digits: 1 },
      ...(how ? { how, hue: 'map' as const } : {}),
    });
    return {
      columns: ['what', 'x', 'y'],
      rows: [
        ['p', cell(x), cell(y)],
        ['(1, 0) →', cell(a), cell(c)],
        ['(0, 1) →', cell(b), cell(d)],
        ['p →', cell(u, way(a, b, u)), cell(v, way(c, d, v))],
      ],
    };
  },
});

const bracketed = (x: number) => (x < 0 ? `(${plain(x)})` : plain(x));
