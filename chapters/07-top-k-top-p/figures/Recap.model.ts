/** The strip in short, and why it needs a knife: thin as they are, the last pieces are hit now and then. */

import { cumulative, draw } from '#math/draw.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { number, type Values } from '#spec/params.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';

const params = { u: number({ min: 0, max: 0.999, step: 0.01, fine: 0.001, initial: 0.3 }) };
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
  /** The last two together: what nobody would write. */
  readonly odd: number;
}

/** Made up. The last two cannot be eaten. */
const NAMES = ['面', '饭', '鱼', '饼', '纸', '袜'];
const SHARES = [0.38, 0.27, 0.18, 0.11, 0.04, 0.02];
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

export const recap = figure({
  id: 'recap',
  params,
  model: ({ u }: RecapValues): RecapModel => ({
    u,
    bars: BARS,
    hit: draw(SHARES, u),
    odd: (SHARES[4] as number) + (SHARES[5] as number),
  }),
  readouts: {
    u: { of: (m) => m.u, format: { as: 'fixed', digits: 3 }, width: 4.5 },
    hit: { of: (m) => (m.bars[m.hit] as RecapBar).name, format: { as: 'whole' } },
    odd: { of: (m) => m.odd, format: { as: 'percent' }, hue: 'area' },
  } satisfies { readonly [name: string]: Readout<RecapModel> },
  table,
});
