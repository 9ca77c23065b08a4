/** What prose may quote from the detectors. A row that is not there reads as NaN, shown as a dash. */

import type { Readout } from '#spec/figure.ts';
import type { Detector, DetectorsModel } from './detectorsModel.model.ts';

type Quoted = Readout<DetectorsModel>;

const TWO = { as: 'fixed', digits: 2 } as const;
const ENTRY = { as: 'value', digits: 1 } as const;

const ofLooked = (of: (row: Detector) => number): Quoted => ({
  of: (model) => of(model.rows[model.looked] as Detector),
  format: TWO,
  hue: 'map',
  width: 4,
});

function perRow(name: string, of: (row: Detector) => number): { readonly [name: string]: Quoted } {
  return Object.fromEntries(
    [0, 1, 2, 3].map((i): [string, Quoted] => [
      `${name}${i + 1}`,
      { of: ({ rows }) => (rows[i] ? of(rows[i]) : NaN), format: TWO, hue: 'map', width: 4 },
    ]),
  );
}

const written = (xs: readonly number[]): string => xs.map((x) => String(Number(x.toFixed(4)) + 0)).join(', ');
const matrixWritten = ({ rows }: DetectorsModel, between: string): string =>
  rows.map(({ weights }) => `[${written(weights)}]`).join(between);

export const detectorsReadouts: { readonly [name: string]: Quoted } = {
  ...perRow('y', (row) => row.output),
  ...perRow('norm', (row) => row.norm),
  ...perRow('projection', (row) => row.projection),
  ...perRow('cosine', (row) => row.cosine),
  output: ofLooked((row) => row.output),
  norm: ofLooked((row) => row.norm),
  projection: ofLooked((row) => row.projection),
  cosine: ofLooked((row) => row.cosine),
  row: { of: (model) => model.looked + 1, format: { as: 'whole' }, width: 1 },
  x1: { of: ({ input }) => input[0] as number, format: ENTRY, hue: 'map', width: 3.5 },
  x2: { of: ({ input }) => input[1] as number, format: ENTRY, hue: 'map', width: 3.5 },
  w1: { of: ({ rows, looked }) => rows[looked]?.weights[0] ?? NaN, format: TWO, hue: 'map', width: 4 },
  w2: { of: ({ rows, looked }) => rows[looked]?.weights[1] ?? NaN, format: TWO, hue: 'map', width: 4 },
  m: { of: ({ rows }) => rows.length, format: { as: 'whole' }, width: 1 },
  n: { of: ({ columns }) => columns, format: { as: 'whole' }, width: 1 },
  cost: { of: ({ cost }) => cost, format: { as: 'whole' }, width: 2 },
  matrix: { of: (model) => matrixWritten(model, ', '), format: { as: 'whole' }, hue: 'map' },
  input: { of: ({ input }) => written(input), format: { as: 'whole' }, hue: 'map' },
  outputs: { of: ({ rows }) => written(rows.map((row) => row.output)), format: { as: 'whole' }, hue: 'map' },
};
