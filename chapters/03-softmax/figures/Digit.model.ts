/** The digit pad: a drawing is framed, seen by a small network, and its ten scores are folded into shares. */

import { figure, type Readout } from '#spec/figure.ts';
import opening from './Digit.opening.json' with { type: 'json' };
import { type DigitModel, digitHolds, digitModel } from './digitModel.model.ts';
import { DRAWINGS, digitParams } from './digitParams.model.ts';
import { penAfter, undone } from './digitPen.model.ts';
import { digitTable } from './digitTable.model.ts';

export type { DigitModel } from './digitModel.model.ts';
export type { DigitValues } from './digitParams.model.ts';

type Quoted = Readout<DigitModel>;

const share = (of: (m: DigitModel) => number): Quoted => ({ of, format: { as: 'percent' }, hue: 'area', width: 5 });
const said = (of: (m: DigitModel) => number): Quoted => ({
  of: (m) => (of(m) < 0 ? '—' : String(of(m))),
  format: { as: 'whole' },
});

/** A drawing to begin with, as every digit is framed. */
const given = (strokes: string) => ({ ...penAfter(strokes), ink: false, scale: true, centre: true });

export const digit = figure({
  id: 'digit',
  params: digitParams,
  model: digitModel,
  nets: () => ['digits'],
  holds: digitHolds,
  readouts: {
    said: said((m) => m.said),
    cheapest: said((m) => m.cheapest),
    p8: share((m) => m.rows[8]?.share ?? NaN),
    most: share((m) => m.rows[m.said]?.share ?? NaN),
    loss: { of: (m: DigitModel) => m.loss, format: { as: 'amount' }, width: 5 },
    three: share((m) => m.three),
    border: share((m) => m.border),
    accuracy: share(() => opening.accuracy),
  } satisfies { readonly [name: string]: Quoted },
  table: digitTable,
  actions: {
    three: { to: () => given(DRAWINGS.three) },
    like8: { to: () => given(DRAWINGS.like8) },
    nine: { to: () => ({ ...given(DRAWINGS.nine), centre: false }) },
    undo: { to: (values) => (values.strokes === '' ? undefined : { ...undone(values), ink: false }) },
    clear: { to: ({ strokes }) => (strokes === '' ? undefined : { ...penAfter(''), ink: false }) },
  },
});
