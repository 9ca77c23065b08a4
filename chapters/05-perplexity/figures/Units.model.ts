/** One loss in every unit it is reported in: per token and per character, nats and bits, and as perplexity. */

import { bits } from '#math/entropy.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { number, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';
import { facesText } from './facesText.model.ts';
import { vocabulary } from './vocabulary.model.ts';

/** How many characters the sentence in the picture has. */
export const CHARACTERS = 12;

/** A loss is kept finer than it is moved, so that cutting a text anew leaves its total alone. */
const DECIMALS = 9;

const params = {
  loss: number({ min: 0, max: 12, step: 0.01, fine: 0.0001, grid: 10 ** -DECIMALS, initial: 1.47 }),
  ratio: number({ min: 0.3, max: 3, step: 0.05, fine: 0.001, initial: 1 }),
  V: vocabulary(65),
};
export type UnitsParams = typeof params;
export type UnitsValues = Values<UnitsParams>;

export interface UnitsModel {
  /** Nats per token, and the tokens per character. */
  readonly loss: number;
  readonly ratio: number;
  readonly V: number;
  readonly bits: number;
  /** e^loss, which is also 2^bits. */
  readonly faces: number;
  /** 2^loss: nats taken for bits. */
  readonly wrongBase: number;
  readonly perCharacter: number;
  readonly bitsPerCharacter: number;
  /** Of the sentence in the picture. */
  readonly tokens: number;
  readonly total: number;
  /** ln V, and V/perplexity. */
  readonly chance: number;
  readonly better: number;
}

function model({ loss, ratio, V }: UnitsValues): UnitsModel {
  const faces = Math.exp(loss);
  return {
    loss,
    ratio,
    V,
    bits: bits(loss),
    faces,
    wrongBase: 2 ** loss,
    perCharacter: loss * ratio,
    bitsPerCharacter: bits(loss * ratio),
    tokens: CHARACTERS * ratio,
    total: CHARACTERS * ratio * loss,
    chance: Math.log(V),
    better: V / faces,
  };
}

/**
 * The same text cut into other tokens: the total stays, so the loss of a token changes against their number.
 *
 * @returns undefined if a token would cost more than the ruler shows
 */
export function recut({ loss, ratio }: Pick<UnitsValues, 'loss' | 'ratio'>, to: number) {
  const next = Number(((loss * ratio) / to).toFixed(DECIMALS));
  return next <= params.loss.max ? { ratio: to, loss: next } : undefined;
}

type Quoted = Readout<UnitsModel>;
const LOSS = { format: { as: 'fixed', digits: 3 }, width: 4.5 } as const;
const faces = (of: (m: UnitsModel) => number): Quoted => ({ of: (m) => facesText(of(m)), format: { as: 'whole' } });

function table(m: UnitsModel): Table {
  const fixed = { as: 'fixed', digits: 3 } as const;
  const amount = { as: 'amount' } as const;
  const row = (name: string, value: number, how: string, format: typeof fixed | typeof amount = fixed) => [
    name,
    { value, format, how: [how] },
  ];
  const l = plain(m.loss);
  return {
    columns: ['unit', 'value'],
    rows: [
      ['nat/token', { value: m.loss, format: fixed }],
      row('bit/token', m.bits, `${l} / ln 2 = ${plain(m.bits)}`),
      ['PPL', { value: m.faces, format: amount, how: ['e', { sup: l }, ` = ${plain(m.faces)}`] }],
      ['token/char', { value: m.ratio, format: fixed }],
      row('nat/char', m.perCharacter, `${l} × ${plain(m.ratio)} = ${plain(m.perCharacter)}`),
      row('bit/char', m.bitsPerCharacter, `${plain(m.bits)} × ${plain(m.ratio)} = ${plain(m.bitsPerCharacter)}`),
      ['ln V', { value: m.chance, format: fixed, how: [`ln ${plain(m.V)} = ${plain(m.chance)}`] }],
      row('V/PPL', m.better, `${plain(m.V)} / ${plain(m.faces)} = ${plain(m.better)}`, amount),
    ],
  };
}

export const units = figure({
  id: 'units',
  params,
  model,
  readouts: {
    loss: { of: (m: UnitsModel) => m.loss, ...LOSS },
    ratio: { of: (m: UnitsModel) => m.ratio, format: { as: 'value', digits: 1 }, width: 4 },
    bits: { of: (m: UnitsModel) => m.bits, ...LOSS },
    perCharacter: { of: (m: UnitsModel) => m.perCharacter, ...LOSS },
    bitsPerCharacter: { of: (m: UnitsModel) => m.bitsPerCharacter, ...LOSS },
    tokens: { of: (m: UnitsModel) => m.tokens, format: { as: 'value', digits: 0 }, width: 3 },
    total: { of: (m: UnitsModel) => m.total, format: { as: 'fixed', digits: 2 }, width: 5 },
    chance: { of: (m: UnitsModel) => m.chance, format: { as: 'fixed', digits: 2 }, width: 5 },
    ...Object.fromEntries(
      [65, 4487, 50304].map((V): [string, Quoted] => [
        `ln${V}`,
        { of: () => Math.log(V), format: { as: 'fixed', digits: 3 } },
      ]),
    ),
    V: { of: (m: UnitsModel) => m.V, format: { as: 'whole' }, width: 6 },
    ppl: faces((m) => m.faces),
    wrongBase: faces((m) => m.wrongBase),
    better: faces((m) => m.better),
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    bytes: { preset: true, to: (values) => recut(values, 3) },
    characters: { preset: true, to: (values) => recut(values, 1) },
    words: { preset: true, to: (values) => recut(values, 0.5) },
  },
});
