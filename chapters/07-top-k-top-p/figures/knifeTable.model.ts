/** The knife as a table: every bar by rank, its running total, whether it stays, and its share after the cut. */

import type { Cell, Table } from '#spec/figure.ts';
import { dividedText, plain, roundedSharesMiss } from '#spec/written.ts';
import { itemAt, type KnifeModel, nameAt, shareAfter } from './knifeModel.model.ts';
import { massOf } from './knifeShares.model.ts';

/** Ranks that stand for the whole vocabulary, the cut and the bar looked up among them. */
function ranksOf({ few, size, kept, find }: KnifeModel): readonly number[] {
  if (few) return Array.from({ length: size }, (_, i) => i);
  const ranks = [0, 1, 2, 9, 99, 999, 9999, size - 1, find - 1, kept - 1, kept];
  return [...new Set(ranks)].filter((r) => r >= 0 && r < size).sort((a, b) => a - b);
}

export function knifeTable(model: KnifeModel): Table {
  const { ranked, few, kept, mass, T } = model;
  const shares = ranksOf(model).map((rank) => shareAfter(model, rank));
  return {
    columns: ['name', 'score', 'share', 'total', 'kept', 'after'],
    rows: ranksOf(model).map((rank, row) => {
      const item = itemAt(model, rank);
      const logit = few ? (model.logits[item] as number) : -Math.log(rank + 1) + 0;
      const share = ranked?.masses[rank] ?? NaN;
      const after = shares[row] as number;
      return [
        nameAt(model, rank),
        { value: logit, format: { as: 'value', digits: 1 }, hue: 'map' },
        {
          value: share,
          format: { as: 'share' },
          hue: 'area',
          how: ['e', { sup: `${plain(logit)}/${plain(T)}` }, ' / Σ'],
        },
        totalCell(model, rank),
        ranked ? (rank < kept ? '✓' : '×') : '—',
        {
          value: after,
          format: { as: 'share' },
          hue: 'area',
          how: [rank < kept ? dividedText(share, mass, after) : ranked && kept ? '0' : '0 / 0'],
        },
      ];
    }),
    rounded: few && kept > 0 && roundedSharesMiss(shares),
  };
}

function totalCell({ ranked, few }: KnifeModel, rank: number): Cell {
  const exact = ranked ? massOf(ranked, rank + 1) : NaN;
  const total = exact < 1 - 1e-15 ? Number(exact.toFixed(15)) : exact;
  const parts = few && ranked ? [...ranked.masses.slice(0, rank + 1)].map(plain) : [];
  return {
    value: total,
    format: { as: 'share' },
    hue: 'area',
    ...(parts.length > 1 ? { how: [`${parts.join(' + ')} = ${plain(total)}`] } : {}),
  };
}
