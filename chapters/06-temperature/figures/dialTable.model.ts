/** The dial as a table: scores, scores by T, exponentials, shares; for the vocabulary one row a decade. */

import type { Cell, Table } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import { dividedText, plain, roundedSharesMiss } from '#spec/written.ts';
import type { DialModel } from './dialShares.model.ts';
import { massOf, tailAfter, vocabularyAt } from './dialVocabulary.model.ts';

const score = (value: number): Cell => ({ value, format: { as: 'value', digits: 1 }, hue: 'map' });
const share = (value: number): Cell => ({ value, format: { as: 'share' }, hue: 'area' });
/** One word of many: as a power of ten where four places would show nothing, as sentences and the picture have it. */
const single = (value: number): Cell => ({ value, format: { as: value < 0.00005 ? 'amount' : 'share' }, hue: 'area' });
const rankText = (rank: number) => formatNumber(rank, { as: 'whole' }, 'en');

export function dialTable(model: DialModel): Table {
  return model.size === 'few' ? fewTable(model) : vocabularyTable(model);
}

function fewTable({ bars, temperature, three, empty }: DialModel): Table {
  const weights = bars.map((bar) => Math.exp(bar.scaled));
  const total = weights.reduce((sum, e) => sum + e, 0);
  return {
    columns: ['name', 'logit', 'scaled', 'weight', 'share', 'cold', 'one', 'hot'],
    rows: bars.map((bar, i) => [
      bar.name,
      score(bar.logit),
      {
        value: bar.scaled,
        format: { as: 'amount' },
        hue: 'map',
        how: [`${plain(bar.logit)} / ${plain(temperature)} = ${plain(bar.scaled)}`],
      },
      {
        value: weights[i] as number,
        format: { as: 'amount' },
        hue: 'area',
        how: ['e', { sup: plain(bar.scaled) }, ` = ${plain(weights[i] as number)}`],
      },
      {
        value: bar.share,
        format: { as: 'share' },
        hue: 'area',
        how: [
          empty
            ? `${plain(weights[i] as number)} / ${plain(total)}`
            : `p = ${dividedText(weights[i] as number, total, bar.share)}`,
        ],
      },
      ...three.map((row) => share(row.shares[i] as number)),
    ]),
    rounded: !empty && roundedSharesMiss(bars.map((bar) => bar.share)),
  };
}

function vocabularyTable({ temperature, find }: DialModel): Table {
  const now = vocabularyAt(temperature);
  return {
    columns: ['ranks', 'first', 'mass', 'after'],
    rows: [
      ...now
        .decades()
        .map(({ from, to, mass }) => [
          `${rankText(from)}–${rankText(to)}`,
          single(massOf(now, from)),
          share(mass),
          share(tailAfter(now, to)),
        ]),
      [rankText(find), single(massOf(now, find)), single(massOf(now, find)), share(tailAfter(now, find))],
    ],
  };
}
