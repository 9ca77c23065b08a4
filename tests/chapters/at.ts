/** A figure at some values, and what it can be asked there. */

import { expect } from 'vitest';
import type { FigureSpec } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import { initialValues, type Params, type Values } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';

export function at<P extends Params, M>(figure: FigureSpec<P, M>, patch: Partial<Values<P>> = {}) {
  const { values, repairs } = settle(figure.params, { ...initialValues(figure.params), ...patch });
  expect(repairs).toEqual([]);
  const model = figure.model(values);
  const read = (name: string) => figure.readouts[name]?.of(model);
  const shown = (name: string) => {
    const readout = figure.readouts[name];
    const value = readout?.of(model);
    return typeof value === 'number' && readout ? formatNumber(value, readout.format, 'en') : value;
  };
  const action = (name: string) => figure.actions?.[name]?.to(values);
  /** The figure once an action is done. */
  const after = (name: string) => {
    const to = action(name);
    if (!to) throw new RangeError(`${name} cannot be done`);
    return at(figure, { ...values, ...to });
  };
  return { values, model, read, number: (name: string) => Number(read(name)), shown, action, after };
}

/** Four significant digits. */
export const four = (x: number | string | undefined) => Number(x).toPrecision(4);
