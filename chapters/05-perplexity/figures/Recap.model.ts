/** One word: its share, its loss, and the fair die on which one face is as large as that share. */

import { surprise } from '#math/surprise.ts';
import { figure, type Table } from '#spec/figure.ts';
import { number, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';
import { facesText } from './facesText.model.ts';

const params = { p: number({ min: 0.01, max: 1, step: 0.01, fine: 0.0001, initial: 0.25 }) };
export type RecapValues = Values<typeof params>;

export interface RecapModel {
  readonly share: number;
  readonly loss: number;
  /** 1/p = e^loss. */
  readonly faces: number;
}

function table({ share, loss, faces }: RecapModel): Table {
  return {
    columns: ['share', 'loss', 'faces'],
    rows: [
      [
        { value: share, format: { as: 'share' }, hue: 'area' },
        { value: loss, format: { as: 'fixed', digits: 3 }, how: [`−ln ${plain(share)} = ${plain(loss)}`] },
        {
          value: faces,
          format: { as: 'fixed', digits: 3 },
          how: ['e', { sup: plain(loss) }, ` = 1 / ${plain(share)} = ${plain(faces)}`],
        },
      ],
    ],
  };
}

export const recap = figure({
  id: 'recap',
  params,
  model: ({ p }: RecapValues): RecapModel => ({ share: p, loss: surprise(p), faces: 1 / p }),
  readouts: {
    share: { of: (m: RecapModel) => m.share, format: { as: 'percent' }, hue: 'area', width: 5 },
    loss: { of: (m: RecapModel) => m.loss, format: { as: 'fixed', digits: 3 }, width: 4.5 },
    faces: { of: (m: RecapModel) => facesText(m.faces), format: { as: 'whole' } },
  },
  table,
});
