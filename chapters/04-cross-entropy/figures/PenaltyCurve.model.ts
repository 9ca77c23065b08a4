/** The penalty for a share p on the right word: −ln p. Each time p falls to a tenth, it grows by the same 2.303. */

import { logitLoss } from '#math/logitLoss.ts';
import { surprise } from '#math/surprise.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { type Format, formatNumber } from '#spec/format.ts';
import { choice, flag, number, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';

/** The shares that both source texts put in their tables. */
export const MARKS = [0.9, 0.5, 0.1, 0.01, 0.001] as const;
/** The smallest share above 0 that the button goes to, and that the axis of powers shows. */
export const LEAST = 1e-6;
/** How high the picture reaches, in nats. */
export const TOP = { linear: 7.5, log: 14.8 } as const;

/** The share printed for a handwritten 3, and the ten scores that are printed with it. */
const PRINTED = 0.997;
const PRINTED_SCORES = [0.1, 0.2, 1.5, 8.2, 0.3, 1, 0.8, 1.1, 0.5, 0.4];
/** What those scores cost indeed. */
const REAL = logitLoss(PRINTED_SCORES, 3) as number;

const params = {
  p: number({ min: 0, max: 1, step: 0.01, fine: 1e-9, initial: 0.8626 }),
  axis: choice({ choices: ['linear', 'log'], initial: 'linear' }),
  unit: choice({ choices: ['nats', 'bits'], initial: 'nats' }),
  /** Whether the shares are drawn as water in cups, too: where the even axis leaves room for them. */
  water: flag({ initial: false }),
};
export type PenaltyValues = Values<typeof params>;

export interface PenaltyModel extends PenaltyValues {
  /** In nats, and in the unit that is shown. */
  readonly loss: number;
  readonly shown: number;
  /** One nat in the unit that is shown. */
  readonly scale: number;
  /** Of the curve over p, in nats. */
  readonly slope: number;
  /** The last of the marks above p, or p = 1, and how much more is paid here. */
  readonly mark: number;
  readonly more: number;
}

export function penaltyModel(values: PenaltyValues): PenaltyModel {
  const { p, unit } = values;
  const scale = unit === 'bits' ? 1 / Math.LN2 : 1;
  const loss = surprise(p);
  const mark = MARKS.filter((m) => m > p).at(-1) ?? 1;
  return {
    ...values,
    loss,
    shown: loss * scale,
    scale,
    slope: -1 / p,
    mark,
    more: loss - surprise(mark),
  };
}

/** Three digits, and a number that is large in full: a slope of −1,000,000. */
export const slopeFormat = (slope: number): Format => ({ as: Math.abs(slope) < 9999.5 ? 'ratio' : 'amount' });

function table(model: PenaltyModel): Table {
  const points = [...MARKS.map((p) => ({ p, here: false })), { p: model.p, here: true }].sort((a, b) => b.p - a.p);
  return {
    columns: ['p', 'loss', 'bits', 'slope', 'here'],
    rows: points.map(({ p, here }) => {
      const loss = surprise(p);
      return [
        { value: p, format: { as: 'share' }, hue: 'area' },
        { value: loss, format: { as: 'fixed', digits: 4 }, how: [`−ln ${plain(p)} = ${plain(loss)}`] },
        { value: loss / Math.LN2, format: { as: 'fixed', digits: 4 }, how: [`${plain(loss)} / ln 2`] },
        { value: -1 / p, format: slopeFormat(-1 / p), how: [`−1 / ${plain(p)}`] },
        here ? '←' : '',
      ];
    }),
  };
}

const slopeShown = (slope: number) =>
  Math.abs(slope) < 9999.5 ? slope : formatNumber(slope, slopeFormat(slope), 'en');

type Quoted = Readout<PenaltyModel>;
const constant = (value: number, digits: number): Quoted => ({ of: () => value, format: { as: 'fixed', digits } });

export const penalty = figure({
  id: 'penalty',
  params,
  model: penaltyModel,
  readouts: {
    p: { of: (m: PenaltyModel) => m.p, format: { as: 'share' }, hue: 'area', width: 4.5 },
    percent: { of: (m: PenaltyModel) => m.p, format: { as: 'percent' }, hue: 'area', width: 5 },
    loss: { of: (m: PenaltyModel) => m.loss, format: { as: 'fixed', digits: 3 }, width: 4.5 },
    four: { of: (m: PenaltyModel) => m.loss, format: { as: 'fixed', digits: 4 }, width: 5.5 },
    bits: { of: (m: PenaltyModel) => m.loss / Math.LN2, format: { as: 'fixed', digits: 3 }, width: 4.5 },
    slope: { of: (m: PenaltyModel) => slopeShown(m.slope), format: { as: 'ratio' }, width: 5 },
    mark: { of: (m: PenaltyModel) => m.mark, format: { as: 'value', digits: 0 }, hue: 'area', width: 4 },
    more: { of: (m: PenaltyModel) => m.more, format: { as: 'fixed', digits: 3 }, width: 4.5 },
    m90: constant(surprise(0.9), 3),
    m50: constant(surprise(0.5), 3),
    m10: constant(surprise(0.1), 3),
    m1: constant(surprise(0.01), 3),
    m01: constant(surprise(0.001), 3),
    m001: constant(surprise(0.0001), 3),
    ten: constant(Math.LN10, 3),
    half: constant(surprise(0.5) - surprise(0.9), 3),
    chance: constant(surprise(1 / 5000), 3),
    million: constant(surprise(LEAST), 2),
    sure: constant(surprise(PRINTED), 6),
    realShare: { of: () => Math.exp(-REAL), format: { as: 'share' }, hue: 'area' },
    real: constant(REAL, 6),
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    tenth: { to: ({ p }) => (p / 10 < 0.999 * LEAST ? undefined : { p: p / 10 }) },
    zero: { to: () => ({ p: 0 }) },
  },
});
