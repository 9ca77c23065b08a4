/** Odd states: what is not certain is never shown as certain, and what differs never looks alike. */

import { expect, test } from 'vitest';
import type { FigureSpec } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import { initialValues, type Params, type Values } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { cake } from '../../../chapters/01-area/figures/Cake.model.ts';
import { cups } from '../../../chapters/01-area/figures/Cups.model.ts';
import { density } from '../../../chapters/01-area/figures/Density.model.ts';

function at<P extends Params, M>(figure: FigureSpec<P, M>, patch: Partial<Values<P>>) {
  const { values } = settle(figure.params, { ...initialValues(figure.params), ...patch });
  const model = figure.model(values);
  const shown = (name: string) => {
    const readout = figure.readouts[name];
    const value = readout?.of(model);
    return typeof value === 'number' && readout ? formatNumber(value, readout.format, 'en') : value;
  };
  const table = figure
    .table(model)
    .rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell : formatNumber(cell.value, cell.format, 'en'))),
    );
  return { model, shown, table };
}

test('an interval far out has some area, and a wide one not all of it', () => {
  const far = at(density, { sigma: 0.005, a: 1, b: 2 });
  expect([far.shown('area'), far.shown('percent'), far.table[1]?.[1]]).toEqual(['<.0000001', '<0.1%', '<.0000001']);
  const wide = at(density, { sigma: 0.005, a: -10, b: 10 });
  expect([wide.shown('area'), wide.shown('percent'), wide.table[1]?.[1]]).toEqual(['>.9999', '>99.9%', '>.9999']);
  expect(at(density, { a: 0.5, b: 0.5 }).shown('area')).toBe('.0000');
  expect(at(density, {}).table[1]?.[1]).toBe('0.6826895');
});

test('what the code prints differs from the true peak in every unit', () => {
  for (const [unit, printed, exact] of [
    ['m', '39.8937', '39.8942'],
    ['cm', '0.398937', '0.398942'],
    ['mm', '0.0398937', '0.0398942'],
  ] as const) {
    const { shown } = at(density, { unit });
    expect([shown('printedPeak'), shown('exactPeak')]).toEqual([printed, exact]);
  }
});

test('of two cups under a narrow spout, the far one is not quite dry', () => {
  const { shown, model } = at(cups, { count: 2, at: 0, spread: 0.05 });
  expect(shown('most')).toBe('>99.9%');
  expect(model.shares.every((p) => p > 0 && p < 1)).toBe(true);
});

test('a face called 1e999 is no number to average', () => {
  expect(at(cake, { names: ['1', '2', '3', '4', '5', '1e999'] }).shown('mean')).toBe('—');
  expect(at(cake, {}).shown('mean')).toBe('3.50');
});
