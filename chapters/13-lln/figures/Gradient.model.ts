/** Gradient arrows: single examples point anywhere, their mean turns onto the true gradient, and steps follow it. */

import { standardError } from '#math/standardError.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { number, seed, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';
import { batchBottom, descend, firstBottoms, gradientAt, NOISE, type Pair, reachOf } from './gradientRun.model.ts';

/** Half the window, in units of θ. */
export const HALF: Pair = [4.5, 3];

const params = {
  batch: number({ min: 1, max: 512, step: 0.1, scale: 'log', whole: true, initial: 8 }),
  x: number({ min: -4.2, max: 4.2, step: 0.1, fine: 0.01, initial: -3.2 }),
  y: number({ min: -2.7, max: 2.7, step: 0.1, fine: 0.01, initial: 1.9 }),
  rate: number({ min: 0.001, max: 1, step: 0.1, scale: 'log', initial: 0.05 }),
  shape: number({ min: 1, max: 10, step: 0.5, fine: 0.1, initial: 3 }),
  steps: number({ min: 0, max: 1000, step: 10, fine: 1, initial: 60 }),
  seed: seed({ initial: 9 }),
};
export type GradientValues = Values<typeof params>;

/** Arrows of single examples that are drawn. */
const ARROWS = 64;

export interface GradientModel extends GradientValues {
  readonly truth: Pair;
  readonly mean: Pair;
  readonly singles: readonly Pair[];
  /** Degrees between mean and true gradient; NaN where either has no direction. */
  readonly angle: number;
  /** Root mean square distance of the mean gradient from the true one: of one example, and of a batch. */
  readonly one: number;
  readonly spread: number;
  /** Half axes of the ring about the true gradient that holds the mean one 95 times in 100, and whether it does now. */
  readonly reach: Pair;
  readonly held: boolean;
  readonly path: readonly Pair[];
  readonly from: number;
  readonly end: number;
  /** The step at which the path ran away; NaN if it did not. */
  readonly lost: number;
}

function angleBetween(a: Pair, b: Pair): number {
  if (Math.hypot(...a) < 1e-12 || Math.hypot(...b) < 1e-12) return NaN;
  const turned = Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]);
  return (Math.abs(turned) * 180) / Math.PI;
}

function model(values: GradientValues): GradientModel {
  const { batch, x, y, shape, seed, steps } = values;
  const at: Pair = [x, y];
  const truth = gradientAt(at, [0, 0], shape);
  const mean = gradientAt(at, batchBottom(seed, batch, 0), shape);
  const one = NOISE * Math.hypot(1, shape);
  const reach = reachOf(batch, shape);
  const path = descend(at, values);
  const last = path.at(-1) as Pair;
  return {
    ...values,
    truth,
    mean,
    singles: firstBottoms(seed, Math.min(batch, ARROWS)).map((bottom) => gradientAt(at, bottom, shape)),
    angle: angleBetween(mean, truth),
    one,
    spread: standardError(one, batch),
    reach,
    held: Math.hypot((mean[0] - truth[0]) / reach[0], (mean[1] - truth[1]) / reach[1]) <= 1,
    path,
    from: Math.hypot(x, y),
    end: Math.hypot(...last),
    lost: path.length <= steps ? path.length : NaN,
  };
}

type Quoted = Readout<GradientModel>;
const TWO = { as: 'fixed', digits: 2 } as const;
const two = (of: (m: GradientModel) => number): Quoted => ({ of, format: { as: 'amount' }, width: 5 });

function table(m: GradientModel): Table {
  const row = (name: string, [x, y]: Pair) => [
    name,
    { value: x, format: TWO, hue: 'map' as const },
    { value: y, format: TWO, hue: 'map' as const },
    { value: Math.hypot(x, y), format: { as: 'amount' as const } },
  ];
  const marks = [0, 1, 10, 100, m.path.length - 1];
  const steps = [...new Set(marks)].filter((step) => step < m.path.length).sort((a, b) => a - b);
  return {
    columns: ['what', 'x', 'y', 'length'],
    rows: [
      row('∇L', m.truth),
      row(`B = ${m.batch}`, m.mean),
      [
        'σ/√B',
        '',
        '',
        { value: m.spread, format: { as: 'amount' }, how: [`${plain(m.one)} / √${m.batch} = ${plain(m.spread)}`] },
      ],
      ...steps.map((step) => row(`θ ${step}`, m.path[step] as Pair)),
    ],
  };
}

export const gradient = figure({
  id: 'gradient',
  params,
  model,
  readouts: {
    angle: { of: (m) => m.angle, format: { as: 'fixed', digits: 1 }, width: 4 },
    one: two((m) => m.one),
    spread: two((m) => m.spread),
    end: two((m) => m.end),
    from: two((m) => m.from),
    batch: { of: (m) => m.batch, format: { as: 'whole' }, width: 3 },
    steps: { of: (m) => m.path.length - 1, format: { as: 'whole' }, width: 3 },
    lost: { of: (m) => m.lost, format: { as: 'whole' }, width: 3 },
    steepest: { of: (m) => m.rate * m.shape, format: { as: 'value', digits: 1 }, width: 4 },
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    four: { to: ({ batch }) => (batch > 128 ? undefined : { batch: 4 * batch }) },
  },
});
