/** The pipeline as a table: the share of every word after each step, and at the end of the reversed order. */

import type { Cell, Table } from '#spec/figure.ts';
import { roundedSharesMiss } from '#spec/written.ts';
import type { OrderModel } from './orderModel.model.ts';

const cell = (value: number | undefined): Cell => ({ value: value ?? NaN, format: { as: 'share' }, hue: 'area' });

export function orderTable({ names, logits, stages, other }: OrderModel): Table {
  const columns = [...stages, other[3]];
  return {
    columns: ['name', 'score', 'start', 'one', 'two', 'three', 'reversed'],
    rows: names.map((name, i) => [
      name,
      { value: logits[i] as number, format: { as: 'value', digits: 1 }, hue: 'map' },
      ...columns.map((stage) => cell(stage?.shares[i])),
    ]),
    rounded: columns.some((stage) => stage && stage.shares.length > 0 && roundedSharesMiss(stage.shares)),
  };
}
