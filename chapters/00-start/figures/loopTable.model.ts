/** The die in numbers: its likeliest faces, what all others hold together, and how often each came. */

import type { Cell, Table } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import type { LoopModel } from './loopModel.model.ts';

const COLUMNS = ['name', 'id', 'logit', 'share', 'due', 'count'] as const;

export function loopTable(model: LoopModel): Table {
  const { faces, named, rest, throws, mode } = model;
  if (model.waiting) return { columns: COLUMNS, rows: [COLUMNS.map(() => '—')] };
  const due = (share: number): Cell =>
    mode === 'top'
      ? '—'
      : {
          value: throws * share,
          format: { as: 'fixed', digits: 1 },
          how: [`${throws} × ${plain(share)} = ${plain(throws * share)}`],
        };
  const shown = faces.slice(0, named);
  return {
    columns: COLUMNS,
    rows: [
      ...shown.map((face): readonly Cell[] => [
        face.name,
        face.id < 0 ? '—' : { value: face.id, format: { as: 'whole' } },
        Number.isNaN(face.logit) ? '—' : { value: face.logit, format: { as: 'fixed', digits: 2 }, hue: 'map' },
        { value: face.share, format: { as: 'share' }, hue: 'area' },
        due(face.share),
        { value: face.count, format: { as: 'whole' } },
      ]),
      [
        rest.size > 0 ? `+ ${rest.size}` : '…',
        '—',
        '—',
        { value: rest.share, format: { as: 'share' }, hue: 'area' },
        due(rest.share),
        { value: rest.count, format: { as: 'whole' } },
      ],
    ],
    rounded: roundedSharesMiss([...shown.map(({ share }) => share), rest.share]),
  };
}
