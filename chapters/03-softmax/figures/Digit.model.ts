/** The digit pad: a drawing is framed, seen by a small network, and its ten scores are folded into shares. */

import { figure, type Readout } from '#spec/figure.ts';
import opening from './Digit.opening.json' with { type: 'json' };
import { type DigitModel, digitHolds, digitModel } from './digitModel.model.ts';
import { DRAWINGS, digitParams } from './digitParams.model.ts';
import { penAfter, undone } from './digitPen.model.ts';
import { digitTable } from './digitTable.model.ts';
import { LOGITS } from './printedNumbers.model.ts';

export type { DigitModel } from './digitModel.model.ts';
export type { DigitValues } from './digitParams.model.ts';

type Quoted = Readout<DigitModel>;

const share = (of: (m: DigitModel) => number): Quoted => ({ of, format: { as: 'percent' }, hue: 'area', width: 5 });
const said = (of: (m: DigitModel) => number): Quoted => ({
  of: (m) => (of(m) < 0 ? '—' : String(of(m))),
  format: { as: 'whole' },
});

/** The pen has changed the drawing: the network is asked again. */
const drawn = (pen: ReturnType<typeof penAfter>) => ({ ...pen, ink: false, logits: [] });
/** A drawing to begin with, as every digit is framed. */
const given = (strokes: string) => ({ ...drawn(penAfter(strokes)), scale: true, centre: true, print: 'none' }) as const;

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
    odds: { of: ({ three }: DigitModel) => three / (1 - three), format: { as: 'ratio' }, hue: 'area', width: 4 },
    kept: { of: ({ kept, missing }: DigitModel) => (missing ? NaN : kept.length), format: { as: 'whole' }, width: 2 },
    accuracy: share(() => opening.accuracy),
  } satisfies { readonly [name: string]: Quoted },
  table: digitTable,
  actions: {
    three: { preset: true, to: () => given(DRAWINGS.three) },
    like8: { preset: true, to: () => given(DRAWINGS.like8) },
    nine: { preset: true, to: () => ({ ...given(DRAWINGS.nine), centre: false }) },
    printed: { preset: true, to: () => ({ logits: LOGITS, print: 'plain', panel: 'shares' }) },
    undo: { to: (values) => (values.strokes === '' ? undefined : drawn(undone(values))) },
    clear: { to: ({ strokes }) => (strokes === '' ? undefined : drawn(penAfter(''))) },
    mine: {
      to: (values, found) => {
        const scores = digitModel(values, undefined, found).rows.map(({ logit }) => logit);
        const can = values.logits.length < 10 && !scores.some(Number.isNaN);
        return can ? { logits: scores, panel: 'shares' } : undefined;
      },
    },
    theirs: { to: ({ logits }) => (logits.length > 0 ? { logits: [], print: 'none' } : undefined) },
  },
});
