/**
 * The chain: each factor is a share of what the factors before it have left, and their product is a share of the whole.
 */

import { sum } from '#math/sum.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { list, names, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';
import { powerText } from './powerText.model.ts';

/** The factors that one of the source texts prints for this line of verse. */
const OPENING = { factors: [0.001, 0.1, 0.5, 0.9, 0.92], names: ['床', '前', '明', '月', '光'] } as const;
export const MOST = 7;

const params = {
  factors: list({
    item: { min: 0.001, max: 1, step: 0.1, scale: 'log' },
    minLength: 1,
    maxLength: MOST,
    initial: OPENING.factors,
    added: 0.5,
  }),
  names: names({ of: 'factors', initial: OPENING.names, spare: ['疑', '是'], maxLength: 6 }),
};
export type ChainValues = Values<typeof params>;

export interface ChainModel {
  readonly links: readonly {
    readonly name: string;
    readonly factor: number;
    readonly log: number;
    readonly upTo: number;
  }[];
  readonly product: number;
  /** Nats, at most 0. */
  readonly logs: number;
  /** Geometric mean of the factors. */
  readonly typical: number;
  readonly perplexity: number;
  /** Whether some factor is small enough to be lost among the others. */
  readonly worst: number;
}

function chainModel({ factors, names: named }: ChainValues): ChainModel {
  let upTo = 1;
  const links = factors.map((factor, i) => {
    upTo *= factor;
    return { name: named[i] as string, factor, log: Math.log(factor) + 0, upTo };
  });
  const logs = sum(links.map(({ log }) => log));
  return {
    links,
    product: upTo,
    logs,
    typical: Math.exp(logs / links.length),
    perplexity: Math.exp(-logs / links.length),
    worst: factors.indexOf(Math.min(...factors)),
  };
}

const LOG = { as: 'fixed', digits: 4 } as const;

function table(m: ChainModel): Table {
  return {
    columns: ['token', 'factor', 'log', 'upTo'],
    rows: m.links.map(({ name, factor, log, upTo }, i) => [
      name,
      { value: factor, format: { as: 'share' }, hue: 'area' },
      { value: log, format: LOG, how: [`ln ${plain(factor)} = ${plain(log)}`] },
      {
        value: upTo,
        format: { as: 'amount' },
        hue: 'area',
        how: [
          i === 0
            ? plain(upTo)
            : `${plain((m.links[i - 1] as (typeof m.links)[number]).upTo)} × ${plain(factor)} = ${plain(upTo)}`,
        ],
      },
    ]),
    total: [
      'Π',
      { value: m.product, format: { as: 'amount' }, hue: 'area' },
      { value: m.logs, format: LOG },
      { value: m.product, format: { as: 'amount' }, hue: 'area' },
    ],
  };
}

type Quoted = Readout<ChainModel>;

/** As a program writes them. */
const asCode = (m: ChainModel): string => m.links.map(({ factor }) => String(factor)).join(', ');

export const chain = figure({
  id: 'chain',
  params,
  model: chainModel,
  readouts: {
    ...Object.fromEntries(
      Array.from({ length: MOST }, (_, i): [string, Quoted] => [
        `f${i}`,
        { of: (m) => m.links[i]?.factor ?? NaN, format: { as: 'share' }, hue: 'area', width: 4.5 },
      ]),
    ),
    product: { of: (m: ChainModel) => powerText(m.logs), format: { as: 'whole' }, hue: 'area' },
    logs: { of: (m: ChainModel) => m.logs, format: { as: 'fixed', digits: 3 }, width: 6 },
    typical: { of: (m: ChainModel) => m.typical, format: { as: 'share' }, hue: 'area', width: 4.5 },
    perplexity: { of: (m: ChainModel) => m.perplexity, format: { as: 'amount' }, width: 5 },
    python: { of: asCode, format: { as: 'whole' }, hue: 'area' },
    typescript: { of: asCode, format: { as: 'whole' }, hue: 'area' },
  } satisfies { readonly [name: string]: Quoted },
  table,
});
