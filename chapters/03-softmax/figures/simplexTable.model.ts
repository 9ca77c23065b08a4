/** The triangle's point as a table: logits, what the shift makes of them, and their shares. */

import type { Triple } from '#math/triangle.ts';
import type { Table } from '#spec/figure.ts';
import { dividedText, plain, roundedSharesMiss } from '#spec/written.ts';

interface Row {
  readonly logits: Triple;
  readonly shift: number;
  readonly shifted: Triple;
  readonly shares: Triple;
}

export function simplexTable({ logits, shift, shifted, shares }: Row): Table {
  const weights = shifted.map((z) => Math.exp(z)) as unknown as Triple;
  const total = weights[0] + weights[1] + weights[2];
  return {
    columns: ['item', 'logit', 'shifted', 'weight', 'share'],
    rows: shifted.map((z, i) => [
      String(i + 1),
      { value: logits[i] as number, format: { as: 'value', digits: 1 }, hue: 'map' },
      {
        value: z,
        format: { as: 'value', digits: 1 },
        hue: 'map',
        how: [`${plain(logits[i] as number)} + ${bracketed(shift)} = ${plain(z)}`],
      },
      {
        value: weights[i] as number,
        format: { as: 'amount' },
        hue: 'area',
        how: ['e', { sup: plain(z) }, ` = ${plain(weights[i] as number)}`],
      },
      {
        value: shares[i] as number,
        format: { as: 'share' },
        hue: 'area',
        how: [`p = ${dividedText(weights[i] as number, total, shares[i] as number)}`],
      },
    ]),
    total: [
      'Σ',
      '',
      '',
      {
        value: total,
        format: { as: 'amount' },
        hue: 'area',
        how: [`${weights.map(plain).join(' + ')} = ${plain(total)}`],
      },
      {
        value: Number((shares[0] + shares[1] + shares[2]).toFixed(12)),
        format: { as: 'value', digits: 0 },
        hue: 'area',
      },
    ],
    rounded: roundedSharesMiss(shares),
  };
}

const bracketed = (x: number) => (x < 0 ? `(${plain(x)})` : plain(x));
