/**
 * A loss that applies softmax itself, fed with probabilities: softmax is applied twice.
 *
 * All wrong classes have the score 0. The right one may rise without end; a second softmax then sees numbers between
 * 0 and 1, and no such numbers are far enough apart for a small loss.
 */

import { logSumExp } from '#math/logSumExp.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { choice, number, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';

export const REACH = { min: -5, max: 15 } as const;

const params = {
  classes: number({ min: 2, max: 50304, step: 0.1, scale: 'log', whole: true, initial: 10 }),
  pass: choice({ choices: ['logits', 'probabilities'], initial: 'probabilities' }),
  z: number({ ...REACH, step: 0.1, fine: 0.001, initial: 3, infinite: [1] }),
};
export type TwiceValues = Values<typeof params>;

/** What one score of the right class leads to. */
export interface TwicePoint {
  /** Share of the right class, and of each wrong one, after one softmax. */
  readonly right: number;
  readonly wrong: number;
  /** Loss from the scores, as it should be, and from the shares. */
  readonly once: number;
  readonly twice: number;
}

export interface TwiceModel extends TwicePoint, TwiceValues {
  /** The loss of a model that gives every class the same. */
  readonly chance: number;
  /** What the loss from shares cannot go below. */
  readonly floor: number;
  readonly loss: number;
}

/** @param z the score of the right class among others of 0; +∞ takes all */
export function twicePoint(classes: number, z: number): TwicePoint {
  const others = Math.log(classes - 1);
  const once = z === Infinity ? 0 : logSumExp([z, others]) - z;
  const right = Math.exp(-once);
  const wrong = z === Infinity ? 0 : Math.exp(-logSumExp([z, others]));
  return { right, wrong, once: Math.max(0, once) + 0, twice: logSumExp([right, others + wrong]) - right };
}

/** The loss when the right class already has all: ln(e + K − 1) − 1. */
export const floorOf = (classes: number): number => Math.log(Math.E + classes - 1) - 1;

export function twiceModel(values: TwiceValues): TwiceModel {
  const { classes, z, pass } = values;
  const point = twicePoint(classes, z);
  return {
    ...values,
    ...point,
    chance: Math.log(classes),
    floor: floorOf(classes),
    loss: pass === 'logits' ? point.once : point.twice,
  };
}

function table(model: TwiceModel): Table {
  const { classes, z, right, wrong } = model;
  const fixed = { as: 'fixed', digits: 4 } as const;
  const last = Math.log(Math.exp(right) + (classes - 1) * Math.exp(wrong)) - right;
  return {
    columns: ['class', 'score', 'share', 'again', 'once', 'twice'],
    rows: [
      [
        'y',
        { value: z, format: { as: 'value', digits: 1 }, hue: 'map' },
        { value: right, format: { as: 'share' }, hue: 'area' },
        { value: Math.exp(-last), format: { as: 'share' }, hue: 'area' },
        { value: model.once, format: fixed, how: [`−ln ${plain(right)} = ${plain(model.once)}`] },
        { value: model.twice, format: fixed, how: [`−ln ${plain(Math.exp(-last))} = ${plain(model.twice)}`] },
      ],
      [
        `${plain(classes - 1)} ×`,
        { value: 0, format: { as: 'value', digits: 1 }, hue: 'map' },
        { value: wrong, format: { as: 'share' }, hue: 'area' },
        { value: Math.exp(-last) * Math.exp(wrong - right), format: { as: 'share' }, hue: 'area' },
        '',
        '',
      ],
    ],
  };
}

type Quoted = Readout<TwiceModel>;
const fixed = (of: (model: TwiceModel) => number): Quoted => ({ of, format: { as: 'fixed', digits: 3 }, width: 4.5 });

export const twice = figure({
  id: 'twice',
  params,
  model: twiceModel,
  readouts: {
    K: { of: (m: TwiceModel) => m.classes, format: { as: 'whole' }, width: 2 },
    z: { of: (m: TwiceModel) => m.z, format: { as: 'value', digits: 1 }, hue: 'map', width: 3 },
    right: { of: (m: TwiceModel) => m.right, format: { as: 'percent' }, hue: 'area', width: 5 },
    loss: fixed((m) => m.loss),
    once: fixed((m) => m.once),
    twice: fixed((m) => m.twice),
    floor: fixed((m) => m.floor),
    chance: fixed((m) => m.chance),
    floor10: fixed(() => floorOf(10)),
    floorAll: fixed(() => floorOf(50304)),
    chanceAll: fixed(() => Math.log(50304)),
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: { infinite: { to: () => ({ z: Infinity }) } },
});
