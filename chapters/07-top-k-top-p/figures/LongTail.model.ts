/** A word of tiny share, and a long text: the chance that it turns up at least once. */

import { strictly } from '#math/strictly.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { number, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';

const params = {
  epsilon: number({ min: 1e-6, max: 1e-2, step: 0.1, fine: 0.01, initial: 1e-4, scale: 'log' }),
  length: number({ min: 1, max: 10_000, step: 10, fine: 1, initial: 1000 }),
};
export type TailValues = Values<typeof params>;

export interface TailModel {
  /** Share of the word at every place. */
  readonly epsilon: number;
  /** Words in the text. */
  readonly length: number;
  /** 1 − (1 − ε)ⁿ */
  readonly once: number;
  readonly none: number;
  /** n ε: how often on average. */
  readonly expected: number;
  /** The length at which once is as likely as never, not rounded: ln ½ / ln(1 − ε). */
  readonly even: number;
}

/** log1p and expm1 keep the digits that 1 − ε would lose. However long the text, it is never certain. */
export const onceIn = (epsilon: number, length: number): number => strictly(-Math.expm1(length * Math.log1p(-epsilon)));

function model({ epsilon, length }: TailValues): TailModel {
  const once = onceIn(epsilon, length);
  return {
    epsilon,
    length,
    once,
    none: Math.exp(length * Math.log1p(-epsilon)),
    expected: epsilon * length,
    even: -Math.LN2 / Math.log1p(-epsilon),
  };
}

function table(m: TailModel): Table {
  const even = Math.ceil(m.even);
  const lengths = [...new Set([1, 10, 100, 1000, 10_000, m.length, ...(even <= 1e6 ? [even] : [])])];
  lengths.sort((a, b) => a - b);
  return {
    columns: ['length', 'none', 'once', 'expected'],
    rows: lengths.map((n) => {
      const power = ['(1 − ', plain(m.epsilon), ')', { sup: plain(n) }] as const;
      return [
        { value: n, format: { as: 'whole' } },
        { value: (1 - m.epsilon) ** n, format: { as: 'share' }, hue: 'area', how: [...power] },
        {
          value: onceIn(m.epsilon, n),
          format: { as: 'share' },
          hue: 'area',
          how: ['1 − ', ...power, ` = ${plain(onceIn(m.epsilon, n))}`],
        },
        {
          value: m.epsilon * n,
          format: { as: 'amount' },
          how: [`${plain(n)} × ${plain(m.epsilon)} = ${plain(m.epsilon * n)}`],
        },
      ];
    }),
  };
}

export const tail = figure({
  id: 'tail',
  params,
  model,
  readouts: {
    epsilon: { of: (m) => m.epsilon, format: { as: 'share' }, hue: 'area', width: 6 },
    oneIn: { of: (m) => 1 / m.epsilon, format: { as: 'ratio' }, width: 3.5 },
    length: { of: (m) => m.length, format: { as: 'whole' }, width: 5 },
    once: { of: (m) => m.once, format: { as: 'percent' }, hue: 'area', width: 5 },
    onceExact: { of: (m) => m.once, format: { as: 'amount' }, hue: 'area', width: 6 },
    none: { of: (m) => m.none, format: { as: 'percent' }, hue: 'area', width: 5 },
    expected: { of: (m) => m.expected, format: { as: 'amount' }, width: 6 },
    even: { of: (m) => m.even, format: { as: 'whole' }, width: 4.5 },
  } satisfies { readonly [name: string]: Readout<TailModel> },
  table,
});
