/** The limits as a table: score, share, and what a program without a branch for T = 0 gives. */

import type { Cell, Table, Written } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import type { LimitsModel } from './limitsShares.model.ts';

export function limitsTable({ bars, temperature, empty, greedy }: LimitsModel): Table {
  return {
    columns: ['name', 'logit', 'share', 'naive', 'greedy'],
    rows: bars.map((bar): readonly Cell[] => [
      bar.name,
      { value: bar.logit, format: { as: 'value', digits: 1 }, hue: 'map' },
      {
        value: bar.share,
        format: { as: 'share' },
        hue: 'area',
        ...(bar.logit === -Infinity ? {} : { how: written(bar.logit, temperature) }),
      },
      { value: bar.naive, format: { as: 'share' } },
      { value: empty ? NaN : Number(bar.index === greedy), format: { as: 'whole' } },
    ]),
    rounded: !empty && roundedSharesMiss(bars.map((bar) => bar.share)),
  };
}

const written = (logit: number, temperature: number): Written =>
  temperature === 0 ? ['T → 0'] : ['e', { sup: `${plain(logit)}/${signed(temperature)}` }, ' / Σ'];
const signed = (x: number) => (x < 0 ? `(${plain(x)})` : plain(x));
