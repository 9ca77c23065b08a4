/** Two windows of one text, of unequal length: their tokens pooled, and what averaging window by window gives. */

import { meanLoss } from '#math/perplexity.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import { number, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';
import { facesText } from './facesText.model.ts';

const loss = (initial: number) => number({ min: 0, max: 6, step: 0.05, fine: 0.001, initial });
const tokens = (initial: number) => number({ min: 1, max: 1024, step: 1, initial });

const params = { first: loss(2.5), second: loss(4), long: tokens(1023), short: tokens(255) };
export type PoolValues = Values<typeof params>;

export interface PoolModel {
  readonly windows: readonly { readonly tokens: number; readonly loss: number; readonly faces: number }[];
  readonly tokens: number;
  /** Every token weighs the same. */
  readonly pooled: number;
  readonly faces: number;
  /** Every window weighs the same. */
  readonly byWindow: number;
  readonly facesByWindow: number;
  /** The mean of the windows' perplexities. */
  readonly meanOfFaces: number;
}

function model({ first, second, long, short }: PoolValues): PoolModel {
  const windows = [
    { tokens: long, loss: first, faces: Math.exp(first) },
    { tokens: short, loss: second, faces: Math.exp(second) },
  ];
  const pooled = (long * first + short * second) / (long + short);
  const byWindow = meanLoss([first, second]) as number;
  return {
    windows,
    tokens: long + short,
    pooled,
    faces: Math.exp(pooled),
    byWindow,
    facesByWindow: Math.exp(byWindow),
    meanOfFaces: (Math.exp(first) + Math.exp(second)) / 2,
  };
}

const LOSS = { as: 'fixed', digits: 3 } as const;

const wholeText = (x: number) => formatNumber(x, { as: 'whole' }, 'en');

function table(m: PoolModel): Table {
  const parts = m.windows.map((w) => `${wholeText(w.tokens)} × ${plain(w.loss)}`).join(' + ');
  return {
    columns: ['window', 'tokens', 'loss', 'faces'],
    rows: m.windows.map((w, i) => [
      String(i + 1),
      { value: w.tokens, format: { as: 'whole' } },
      { value: w.loss, format: LOSS },
      { value: w.faces, format: { as: 'amount' }, how: ['e', { sup: plain(w.loss) }, ` = ${plain(w.faces)}`] },
    ]),
    total: [
      'Σ',
      { value: m.tokens, format: { as: 'whole' } },
      { value: m.pooled, format: LOSS, how: [`(${parts}) / ${wholeText(m.tokens)} = ${plain(m.pooled)}`] },
      { value: m.faces, format: { as: 'amount' }, how: ['e', { sup: plain(m.pooled) }, ` = ${plain(m.faces)}`] },
    ],
  };
}

type Quoted = Readout<PoolModel>;
const faces = (of: (m: PoolModel) => number): Quoted => ({ of: (m) => facesText(of(m)), format: { as: 'whole' } });

export const pool = figure({
  id: 'pool',
  params,
  model,
  readouts: {
    pooled: { of: (m: PoolModel) => m.pooled, format: LOSS, width: 4.5 },
    byWindow: { of: (m: PoolModel) => m.byWindow, format: LOSS, width: 4.5 },
    faces: faces((m) => m.faces),
    facesByWindow: faces((m) => m.facesByWindow),
    meanOfFaces: faces((m) => m.meanOfFaces),
    firstFaces: faces((m) => m.windows[0]?.faces ?? NaN),
    secondFaces: faces((m) => m.windows[1]?.faces ?? NaN),
  } satisfies { readonly [name: string]: Quoted },
  table,
});
