/**
 * The strip in short: four shares of one whole, and a point that falls on one of them.
 *
 * Another line than the chapter's, so that the guess that follows is not given away.
 */

import { cumulative, draw } from '#math/draw.ts';
import { figure, type Table } from '#spec/figure.ts';
import type { Values } from '#spec/params.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import { point } from './prizeParams.model.ts';

const params = { u: point };
export type RecapValues = Values<typeof params>;

export interface RecapBar {
  readonly index: number;
  readonly name: string;
  readonly share: number;
  /** Left and right edge on the strip. */
  readonly from: number;
  readonly to: number;
}

export interface RecapModel {
  readonly u: number;
  readonly bars: readonly RecapBar[];
  /** Index of the bar under u. */
  readonly hit: number;
}

/** Made up. */
const SHARES = [0.58, 0.22, 0.12, 0.08];
const NAMES = ['晓', '醒', '晚', '寒'];
const EDGES = cumulative(SHARES);
const BARS: readonly RecapBar[] = NAMES.map((name, index) => ({
  index,
  name,
  share: SHARES[index] as number,
  from: EDGES[index - 1] ?? 0,
  to: EDGES[index] as number,
}));

function table(model: RecapModel): Table {
  return {
    columns: ['name', 'share', 'from', 'to', 'hit'],
    rows: model.bars.map((bar) => [
      bar.name,
      { value: bar.share, format: { as: 'share' }, hue: 'area' },
      { value: bar.from, format: { as: 'share' } },
      { value: bar.to, format: { as: 'share' }, how: [`${plain(bar.from)} + ${plain(bar.share)} = ${plain(bar.to)}`] },
      bar.index === model.hit ? `u = ${plain(model.u)}` : '',
    ]),
    rounded: roundedSharesMiss(model.bars.map((bar) => bar.share)),
  };
}

const share = (index: number, as: 'percent' | 'share') => ({
  of: (model: RecapModel) => (model.bars[index] as RecapBar).share,
  format: { as },
  hue: 'area' as const,
});

export const recap = figure({
  id: 'recap',
  params,
  model: ({ u }: RecapValues): RecapModel => ({ u, bars: BARS, hit: draw(SHARES, u) }),
  readouts: {
    u: { of: (model: RecapModel) => model.u, format: { as: 'fixed', digits: 3 }, width: 4.5 },
    hit: { of: (model: RecapModel) => (model.bars[model.hit] as RecapBar).name, format: { as: 'whole' } },
    hitShare: {
      of: (model: RecapModel) => (model.bars[model.hit] as RecapBar).share,
      format: { as: 'percent' },
      hue: 'area',
      width: 5,
    },
    p0: share(0, 'percent'),
    p1: share(1, 'percent'),
    p2: share(2, 'percent'),
    p3: share(3, 'percent'),
  },
  table,
});
