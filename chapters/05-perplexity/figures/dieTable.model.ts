/** The words as a table: share, loss, faces, and below them the mean loss and the faces it makes. */

import type { Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import type { DieModel, DieWord } from './dieModel.model.ts';

const LOSS = { as: 'fixed', digits: 3 } as const;
const FACES = { as: 'amount' } as const;

export function dieTable(model: DieModel): Table {
  return {
    columns: ['name', 'share', 'loss', 'faces'],
    rows: model.words.map((word) => [
      word.name,
      { value: word.share, format: { as: 'share' }, hue: 'area' },
      word.scored
        ? { value: word.loss, format: LOSS, how: [`−ln ${plain(word.share)} = ${plain(word.loss)}`] }
        : `(${plain(Number(word.loss.toFixed(3)))})`,
      word.scored ? { value: word.faces, format: FACES, how: [faceOf(word)] } : `(${plain(word.faces)})`,
    ]),
    total: [
      'x̄',
      {
        value: model.typical,
        format: { as: model.typical === 0 ? 'whole' : 'share' },
        hue: 'area',
        how: ['1 / ', plain(model.faces)],
      },
      { value: model.mean, format: LOSS, how: [meanOf(model)] },
      { value: model.faces, format: FACES, how: ['e', { sup: plain(model.mean) }, ` = ${plain(model.faces)}`] },
    ],
  };
}

const faceOf = ({ share, faces }: DieWord) => `1 / ${plain(share)} = ${plain(faces)}`;

function meanOf({ words, mean, scored }: DieModel): string {
  const losses = words.filter((word) => word.scored).map((word) => plain(word.loss));
  return `(${losses.join(' + ') || '0'}) / ${scored} = ${plain(mean)}`;
}
