/** The equivalent die: several words, each marked by its loss, and one fair die that would be wrong as often. */

import { bits } from '#math/entropy.ts';
import { figure, type Readout } from '#spec/figure.ts';
import { type DieModel, dieModel } from './dieModel.model.ts';
import { type DieValues, dieParams } from './dieParams.model.ts';
import { dieSaid } from './dieSaid.model.ts';
import { dieTable } from './dieTable.model.ts';
import { facesText } from './facesText.model.ts';

export type { DieModel, DieWord } from './dieModel.model.ts';
export type { DieValues } from './dieParams.model.ts';

type Quoted = Readout<DieModel>;

const LOSS = { format: { as: 'fixed', digits: 3 }, width: 4.5 } as const;
const share = (index: number): Quoted => ({
  of: (m) => m.words[index]?.share ?? NaN,
  format: { as: 'share' },
  hue: 'area',
  width: 5,
});
/** Already text: four digits, whatever the size. */
const faces = (of: (m: DieModel) => number): Quoted => ({ of: (m) => facesText(of(m)), format: { as: 'whole' } });

/** The smallest share that a tenth is taken of. */
const LEAST = 1e-9;

/** Every word gets the same share. */
const even = (values: DieValues, to: number) => ({ p: values.p.map(() => to) });

export const die = figure({
  id: 'die',
  params: dieParams,
  model: dieModel,
  readouts: {
    ...Object.fromEntries([0, 1, 2, 3].map((i) => [`p${i}`, share(i)])),
    ...Object.fromEntries(
      [0, 1, 2, 3].map((i): [string, Quoted] => [`l${i}`, { of: (m) => m.words[i]?.loss ?? NaN, ...LOSS }]),
    ),
    ...Object.fromEntries([0, 1, 2, 3].map((i) => [`f${i}`, faces((m) => m.words[i]?.faces ?? NaN)])),
    ...Object.fromEntries(
      [0, 1, 2, 3].map((i): [string, Quoted] => [
        `n${i}`,
        { of: (m) => m.words[i]?.name ?? '—', format: { as: 'whole' } },
      ]),
    ),
    mean: { of: (m: DieModel) => m.mean, ...LOSS },
    bits: { of: (m: DieModel) => bits(m.mean), ...LOSS },
    total: { of: (m: DieModel) => m.total, ...LOSS },
    scored: { of: (m: DieModel) => m.scored, format: { as: 'whole' }, width: 1 },
    faces: faces((m) => m.faces),
    typical: { of: (m: DieModel) => m.typical, format: { as: 'share' }, hue: 'area', width: 4.5 },
    chance: { of: (m: DieModel) => m.chance, ...LOSS },
    V: { of: (m: DieModel) => m.V, format: { as: 'whole' }, width: 5 },
    better: faces((m) => m.better),
    fromMeanShare: faces((m) => m.fromMeanShare),
    meanOfFaces: faces((m) => m.meanOfFaces),
    ...dieSaid,
    python: { of: (m: DieModel) => scoredShares(m), format: { as: 'whole' }, hue: 'area' },
  } satisfies { readonly [name: string]: Quoted },
  table: dieTable,
  actions: {
    tenth: {
      to: ({ p }) => {
        const last = (p.at(-1) as number) / 10;
        return last >= LEAST ? { p: [...p.slice(0, -1), Number(last.toPrecision(3))] } : undefined;
      },
    },
    level: {
      preset: true,
      to: (values) => {
        const { typical, state } = dieModel(values);
        return state === 'fine' && typical >= LEAST ? even(values, typical) : undefined;
      },
    },
    guess: { preset: true, to: (values) => even(values, 1 / values.V) },
    zero: { preset: true, to: ({ p }) => ({ p: [...p.slice(0, -1), 0] }) },
  },
});

/** As a program writes them; only the words that are scored. */
function scoredShares({ words }: DieModel): string {
  const scored = words.filter((word) => word.scored);
  return scored.map(({ share }) => String(Number(share.toPrecision(6)))).join(', ') || '—';
}
