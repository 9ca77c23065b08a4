/** The bars as a table: name, area, height, and how often it should come and came; or words of the vocabulary by number. */

import { massBetween, VOCABULARY_SIZE } from '#math/vocabulary.ts';
import type { Cell, Table } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import type { CakeModel } from './cakeShares.model.ts';
import { MASSES } from './cakeVocabulary.model.ts';

export function cakeTable(model: CakeModel): Table {
  return model.size === 'few' ? barsTable(model) : wordsTable(model);
}

function barsTable({ bars, width, total, n, fair }: CakeModel): Table {
  return {
    columns: ['name', 'area', 'height', 'expected', 'observed'],
    rows: bars.map((bar): readonly Cell[] => [
      bar.name,
      { value: bar.area, format: { as: 'share' }, hue: 'area' },
      {
        value: bar.height,
        format: { as: 'fixed', digits: 4 },
        how: [`${plain(bar.area)} / ${plain(width)} = ${plain(bar.height)}`],
      },
      fair ? { value: bar.expected, format: { as: 'fixed', digits: 1 }, how: [expectedText(n, bar.area)] } : '',
      fair ? { value: bar.observed, format: { as: 'whole' } } : '',
    ]),
    total: [
      'Σ',
      { value: total, format: { as: 'value', digits: 0 }, hue: 'area' },
      '',
      fair ? { value: n, format: { as: 'whole' } } : '',
      fair ? { value: n, format: { as: 'whole' } } : '',
    ],
    rounded: fair && roundedSharesMiss(bars.map((bar) => bar.area)),
  };
}

const expectedText = (n: number, share: number) => `${plain(n)} × ${plain(share)} = ${plain(n * share)}`;

function wordsTable({ n, found }: CakeModel): Table {
  const ranks = [...new Set([1, 2, 3, 10, 100, 1000, 10_000, VOCABULARY_SIZE, found.rank])].sort((a, b) => a - b);
  return {
    columns: ['rank', 'area', 'upTo', 'expected'],
    rows: ranks.map((rank): readonly Cell[] => {
      const share = MASSES[rank - 1] as number;
      return [
        String(rank),
        { value: share, format: { as: 'amount' }, hue: 'area' },
        {
          value: rank === VOCABULARY_SIZE ? 1 : massBetween(MASSES, 0, rank),
          format: { as: 'share' },
          hue: 'area',
        },
        { value: n * share, format: { as: 'amount' }, how: [expectedText(n, share)] },
      ];
    }),
  };
}
