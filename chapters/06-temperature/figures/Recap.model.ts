/** Softmax in short: three scores and the strip they are folded into. Another line than the chapter's own. */

import { softmax } from '#math/softmax.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { list, type Values } from '#spec/params.ts';
import { dividedText, plain, roundedSharesMiss } from '#spec/written.ts';

const params = {
  scores: list({
    item: { min: -3, max: 4, step: 0.1, fine: 0.01 },
    minLength: 3,
    maxLength: 3,
    initial: [2, 1, -0.4],
    added: 0,
  }),
};
export type RecapValues = Values<typeof params>;

export interface RecapModel {
  readonly bars: readonly { readonly name: string; readonly score: number; readonly share: number }[];
  /** How many times the first share is the second, and the difference of their scores. */
  readonly ratio: number;
  readonly gap: number;
}

export const NAMES = ['晓', '醒', '寒'];

function model({ scores }: RecapValues): RecapModel {
  const shares = softmax(scores) as Float64Array;
  const gap = Number(((scores[0] as number) - (scores[1] as number)).toFixed(2)) + 0;
  return {
    bars: NAMES.map((name, i) => ({ name, score: scores[i] as number, share: shares[i] as number })),
    gap,
    ratio: Math.exp(gap),
  };
}

function table({ bars }: RecapModel): Table {
  const total = bars.reduce((sum, bar) => sum + Math.exp(bar.score), 0);
  return {
    columns: ['name', 'score', 'share'],
    rows: bars.map(({ name, score, share }) => [
      name,
      { value: score, format: { as: 'value', digits: 1 }, hue: 'map' },
      {
        value: share,
        format: { as: 'share' },
        hue: 'area',
        how: ['e', { sup: plain(score) }, ` / Σ = ${dividedText(Math.exp(score), total, share)}`],
      },
    ]),
    rounded: roundedSharesMiss(bars.map((bar) => bar.share)),
  };
}

export const recap = figure({
  id: 'recap',
  params,
  model,
  readouts: {
    p0: { of: (m: RecapModel) => m.bars[0]?.share ?? NaN, format: { as: 'percent' }, hue: 'area', width: 5 },
    gap: { of: (m: RecapModel) => m.gap, format: { as: 'value', digits: 1 }, hue: 'map', width: 3 },
    ratio: { of: (m: RecapModel) => m.ratio, format: { as: 'ratio' }, hue: 'area', width: 3.5 },
  } satisfies { readonly [name: string]: Readout<RecapModel> },
  table,
});
