/** The three texts in numbers, one row each. */

import { bits } from '#math/entropy.ts';
import type { Cell, Table } from '#spec/figure.ts';
import type { TextModel } from './textModel.model.ts';
import { rareShare } from './textReadouts.model.ts';

const nats = (value: number): Cell => ({ value, format: { as: 'fixed', digits: 3 } });
const share = (value: number): Cell => ({ value, format: { as: 'share' } });

export function textTable({ lanes, T, p }: TextModel): Table {
  const ways = ['T → 0', `T = ${T}`, `T = ${T}, top-p ${p}`];
  return {
    columns: ['lane', 'written', 'repeated', 'surprise', 'bits', 'rare', 'effective'],
    rows: lanes.map((lane, i) => [
      ways[i] as string,
      lane.pieces.join('').trim() || '—',
      share(lane.fours),
      nats(lane.surprise),
      nats(bits(lane.surprise)),
      share(rareShare(lane)),
      { value: lane.effective, format: { as: 'ratio' }, hue: 'area' },
    ]),
  };
}
