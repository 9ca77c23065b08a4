/**
 * A condition in short: a hundred mornings as a strip, and what is left of it once the wrong mornings are thrown away.
 *
 * Every stage of the throwing away is a strip of area 1: what is left is stretched as far as what has gone leaves room.
 */

import { figure, type Table } from '#spec/figure.ts';
import { number, type Values } from '#spec/params.ts';
import { dividedText, plain } from '#spec/written.ts';

const params = { away: number({ min: 0, max: 1, step: 0.05, fine: 0.01, initial: 0 }) };
export type RecapValues = Values<typeof params>;

/** Mornings in a hundred, made up: clouds without rain, clouds and rain, rain without clouds, neither. */
const MORNINGS = [12, 28, 6, 54] as const;

export interface RecapModel {
  /** How much of the mornings without clouds is thrown away. */
  readonly away: number;
  /** Mornings that are left, in the order above. */
  readonly left: readonly number[];
  readonly total: number;
  readonly shares: readonly number[];
  readonly clouds: number;
  readonly rain: number;
}

export function recapModel({ away }: RecapValues): RecapModel {
  const left = MORNINGS.map((count, i) => (i < 2 ? count : count * (1 - away)));
  const [a = 0, b = 0, c = 0, d = 0] = left;
  const total = a + b + c + d;
  return { away, left, total, shares: left.map((x) => x / total), clouds: (a + b) / total, rain: (b + c) / total };
}

/** How much has to be thrown away for the mornings with clouds to have a share. */
export function awayFor(clouds: number): number {
  const [a, b, c, d] = MORNINGS;
  return 1 - ((a + b) / clouds - (a + b)) / (c + d);
}

function table(model: RecapModel): Table {
  return {
    columns: ['sky', 'weather', 'days', 'share'],
    rows: model.left.map((days, i) => [
      i < 2 ? '☁' : '○',
      i === 1 || i === 2 ? '☂' : '—',
      { value: days, format: { as: 'value', digits: 0 } },
      {
        value: model.shares[i] as number,
        format: { as: 'share' },
        hue: 'area',
        how: [dividedText(days, model.total, model.shares[i] as number)],
      },
    ]),
    total: [
      'Σ',
      '',
      { value: model.total, format: { as: 'value', digits: 0 }, how: [model.left.map(plain).join(' + ')] },
      { value: 1, format: { as: 'value', digits: 0 }, hue: 'area' },
    ],
  };
}

export const recap = figure({
  id: 'recap',
  params,
  model: recapModel,
  readouts: {
    rain: { of: (m: RecapModel) => m.rain, format: { as: 'percent' }, hue: 'area', width: 4.5 },
    clouds: { of: (m: RecapModel) => m.clouds, format: { as: 'percent' }, hue: 'area', width: 5 },
    left: { of: (m: RecapModel) => m.total, format: { as: 'value', digits: 0 }, width: 4 },
  },
  table,
});
