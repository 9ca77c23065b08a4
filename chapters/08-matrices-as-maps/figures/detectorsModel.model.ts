/** Rows as detectors: each asks how far the input goes along it, times how long the row is. */

import { cosine, innerProduct, norm, projection } from '#math/cosine.ts';
import { choice, flag, list, number, type Values } from '#spec/params.ts';

export const item = { min: -5, max: 5, step: 0.1, fine: 0.001 };
const fixed = (initial: readonly number[]) =>
  list({ item, minLength: initial.length, maxLength: initial.length, initial, added: 0 });

export const detectorsParams = {
  rows: number({ min: 1, max: 4, step: 1, initial: 3 }),
  /** Two can be drawn as arrows in a plane; four stand in a table. */
  columns: choice({ choices: ['2', '4'], initial: '2' }),
  x: fixed([1.5, 2]),
  /** Row by row, all four rows, whether or not they are used. */
  w: fixed([2.5, 1, -2.5, 2, -1, -2.5, 2.5, -3.5]),
  x4: fixed([2, -1, 0.5, 1.5]),
  w4: fixed([1, 0.5, -1, 2, -0.5, 1.5, 2, 0, 0, -2, 1, 0.5, 2, 1, -1.5, -1]),
  unit: flag({ initial: false }),
  /** The row that is looked at, counted from 1. */
  row: number({ min: 1, max: 4, step: 1, initial: 1 }),
};
export type DetectorsParams = typeof detectorsParams;
export type DetectorsValues = Values<DetectorsParams>;

export interface Detector {
  /** As it is used: of length 1, if that was asked for. */
  readonly weights: readonly number[];
  readonly output: number;
  readonly norm: number;
  /** NaN for a row of zeros, which has no direction. */
  readonly projection: number;
  /** NaN if the row or the input has no direction. */
  readonly cosine: number;
}

export interface DetectorsModel {
  readonly input: readonly number[];
  readonly rows: readonly Detector[];
  readonly columns: 2 | 4;
  readonly unit: boolean;
  /** From 0, and always one that is there. */
  readonly looked: number;
  /** How many products it takes. */
  readonly cost: number;
}

/** A row of zeros stays as it is. */
function used(weights: readonly number[], unit: boolean): readonly number[] {
  const length = norm(weights);
  return unit && length > 0 ? weights.map((w) => w / length + 0) : weights;
}

export function detectorsModel(values: DetectorsValues): DetectorsModel {
  const columns = Number(values.columns) as 2 | 4;
  const [input, all] = columns === 2 ? [values.x, values.w] : [values.x4, values.w4];
  const rows = Array.from({ length: values.rows }, (_, i): Detector => {
    const weights = used(all.slice(i * columns, (i + 1) * columns), values.unit);
    return {
      weights,
      output: innerProduct(weights, input),
      norm: norm(weights),
      projection: projection(input, weights) + 0,
      cosine: cosine(weights, input) + 0,
    };
  });
  return {
    input,
    rows,
    columns,
    unit: values.unit,
    looked: Math.min(values.row, values.rows) - 1,
    cost: rows.length * columns,
  };
}
