/** Two maps in a row, in both orders: BA does A first, AB does B first, and both are one matrix again. */

import { determinant, type Matrix2, compose as product, rank } from '#math/matrix2.ts';
import { between } from '#math/polar2.ts';
import { type Cell, figure, type Readout } from '#spec/figure.ts';
import { list, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';

const matrix = (initial: Matrix2) =>
  list({ item: { min: -2, max: 2, step: 0.1, fine: 0.001 }, minLength: 4, maxLength: 4, initial, added: 0 });

/** Row by row, as a matrix is written. */
const params = { A: matrix([1.5, 0, 0, 0.5]), B: matrix([0.866, -0.5, 0.5, 0.866]) };
export type ComposeParams = typeof params;
export type ComposeValues = Values<ComposeParams>;

export interface ComposeModel {
  readonly A: Matrix2;
  readonly B: Matrix2;
  /** A first, then B. */
  readonly BA: Matrix2;
  /** B first, then A. */
  readonly AB: Matrix2;
  readonly dets: { readonly A: number; readonly B: number; readonly both: number };
  /** Root of the sum of squares of what BA and AB differ by, entry by entry. */
  readonly apart: number;
  readonly same: boolean;
  readonly rank: number;
}

const matrixIn = (list: readonly number[]): Matrix2 => list as unknown as Matrix2;

/** What rounding adds to products of thousandths. */
const cleaned = (m: Matrix2) => m.map((x) => Math.round(x * 1e9) / 1e9 + 0) as unknown as Matrix2;

function model(values: ComposeValues): ComposeModel {
  const [A, B] = [matrixIn(values.A), matrixIn(values.B)];
  const [BA, AB] = [cleaned(product(B, A)), cleaned(product(A, B))];
  const apart = Math.hypot(...BA.map((x, i) => x - (AB[i] as number)));
  const [a, b] = [determinant(A), determinant(B)];
  return { A, B, BA, AB, dets: { A: a, B: b, both: a * b + 0 }, apart, same: apart < 1e-9, rank: rank(BA) };
}

const NAMES = ['A', 'B', 'BA', 'AB'] as const;
const ENTRY = { as: 'value', digits: 1 } as const;
const TWO = { as: 'fixed', digits: 2 } as const;

const entries: { readonly [name: string]: Readout<ComposeModel> } = Object.fromEntries(
  NAMES.flatMap((name) =>
    [0, 1, 2, 3].map((i): [string, Readout<ComposeModel>] => [
      `${name}${i}`,
      { of: (m) => Number((m[name][i] as number).toFixed(2)) + 0, format: ENTRY, hue: 'map', width: 3.5 },
    ]),
  ),
);

const written = (m: Matrix2) => `[[${m[0]}, ${m[1]}], [${m[2]}, ${m[3]}]]`;
const bracketed = (x: number) => (x < 0 ? `(${plain(x)})` : plain(x));

/** One entry of a product, and how it came about. */
function productCell(then: Matrix2, first: Matrix2, whole: Matrix2, i: number): Cell {
  const [row, column] = [2 * (i >> 1), i % 2];
  const term = (k: 0 | 1) => `${bracketed(then[row + k] as number)} · ${bracketed(first[2 * k + column] as number)}`;
  return {
    value: whole[i] as number,
    format: TWO,
    hue: 'map',
    how: [`${term(0)} + ${term(1)} = ${plain(whole[i] as number)}`],
  };
}

const pair = (A: Matrix2, B: Matrix2) => ({ preset: true, to: (): Partial<ComposeValues> => ({ A, B }) });

export const compose = figure({
  id: 'compose',
  params,
  model,
  between: (from, to, t) => ({
    A: between(matrixIn(from.A), matrixIn(to.A), t),
    B: between(matrixIn(from.B), matrixIn(to.B), t),
  }),
  readouts: {
    ...entries,
    detA: { of: (m: ComposeModel) => m.dets.A, format: TWO, hue: 'area', width: 4 },
    detB: { of: (m: ComposeModel) => m.dets.B, format: TWO, hue: 'area', width: 4 },
    det: { of: (m: ComposeModel) => m.dets.both, format: TWO, hue: 'area', width: 4 },
    apart: { of: (m: ComposeModel) => m.apart, format: TWO, width: 4 },
    pythonA: { of: (m: ComposeModel) => written(m.A), format: { as: 'whole' }, hue: 'map' },
    pythonB: { of: (m: ComposeModel) => written(m.B), format: { as: 'whole' }, hue: 'map' },
    pythonBA: { of: (m: ComposeModel) => written(m.BA), format: { as: 'whole' }, hue: 'map' },
    pythonAB: { of: (m: ComposeModel) => written(m.AB), format: { as: 'whole' }, hue: 'map' },
  },
  table: ({ A, B, BA, AB, dets }) => {
    const given = (m: Matrix2): readonly Cell[] => m.map((value) => ({ value, format: TWO, hue: 'map' }));
    const det = (value: number, how?: string): Cell => ({
      value,
      format: TWO,
      hue: 'area',
      ...(how === undefined ? {} : { how: [how] }),
    });
    const both = `${bracketed(dets.A)} · ${bracketed(dets.B)} = ${plain(dets.both)}`;
    return {
      columns: ['matrix', 'a', 'b', 'c', 'd', 'det'],
      rows: [
        ['A', ...given(A), det(dets.A)],
        ['B', ...given(B), det(dets.B)],
        ['BA', ...[0, 1, 2, 3].map((i) => productCell(B, A, BA, i)), det(dets.both, both)],
        ['AB', ...[0, 1, 2, 3].map((i) => productCell(A, B, AB, i)), det(dets.both, both)],
      ],
    };
  },
  actions: {
    stretchTurn: pair(params.A.initial as unknown as Matrix2, params.B.initial as unknown as Matrix2),
    flipTurn: pair([-1, 0, 0, 1], [0, -1, 1, 0]),
    projectShear: pair([1, 0, 0, 0], [1, 0, 1, 1]),
    twoTurns: pair([0, -1, 1, 0], [0.8, -0.6, 0.6, 0.8]),
    swap: { to: ({ A, B }) => ({ A: B, B: A }) },
  },
});
