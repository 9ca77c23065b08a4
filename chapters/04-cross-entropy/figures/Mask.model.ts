/**
 * A loss that leaves out positions. The mean is over the positions that are left, and whatever is scored is learnt:
 * padding too.
 *
 * The model that learns has one strip for all positions, a score for each of five words and for padding; a step of
 * training moves the scores against the slope of the mean.
 */

import { meanLoss } from '#math/perplexity.ts';
import { softmax } from '#math/softmax.ts';
import { surprise } from '#math/surprise.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import { type MaskValues, maskParams, PAD, TARGETS, WORDS } from './maskParams.model.ts';

/** How far a step goes. */
const RATE = 1;

export interface MaskPosition {
  readonly target: number;
  readonly share: number;
  readonly loss: number;
  readonly scored: boolean;
}

export interface MaskModel {
  readonly positions: readonly MaskPosition[];
  readonly steps: number;
  /** The strip: five words and padding. */
  readonly shares: readonly number[];
  /** How many positions are scored: what the sum of their losses is divided by. */
  readonly divisor: number;
  readonly sum: number;
  /** NaN if nothing is scored. */
  readonly mean: number;
  /** Of the five words alone, scored or not: what the strip is good for. */
  readonly words: number;
  readonly pad: number;
}

export function maskModel({ scored, steps }: MaskValues): MaskModel {
  const shares = trained(scored, steps);
  const positions = TARGETS.map((target, i): MaskPosition => {
    const share = shares[target] as number;
    return { target, share, loss: surprise(share), scored: scored[i] === 1 };
  });
  const left = positions.filter((position) => position.scored);
  return {
    positions,
    steps,
    shares,
    divisor: left.length,
    sum: left.reduce((total, { loss }) => total + loss, 0),
    mean:
      meanLoss(
        positions.map(({ loss }) => loss),
        positions.map((position) => position.scored),
      ) ?? NaN,
    words: meanLoss(positions.slice(0, PAD).map(({ loss }) => loss)) ?? NaN,
    pad: shares[PAD] as number,
  };
}

/** Where nothing is scored there is no slope, and every step stays where it is. */
function trained(scored: readonly number[], steps: number): readonly number[] {
  const counts = new Array<number>(PAD + 1).fill(0);
  TARGETS.forEach((target, i) => {
    counts[target] = (counts[target] as number) + (scored[i] as number);
  });
  const total = counts.reduce((a, b) => a + b);
  const scores = counts.map(() => 0);
  const shares = () => Array.from(softmax(scores) as Float64Array);
  for (let step = 0; step < steps && total > 0; step++) {
    shares().forEach((q, i) => {
      scores[i] = (scores[i] as number) + RATE * ((counts[i] as number) / total - q);
    });
  }
  return shares();
}

function table(model: MaskModel): Table {
  const fixed = { as: 'fixed', digits: 4 } as const;
  return {
    columns: ['position', 'target', 'share', 'loss', 'scored'],
    rows: model.positions.map(({ target, share, loss, scored }, i) => [
      String(i + 1),
      target === PAD ? 'pad' : (WORDS[target] as string),
      { value: share, format: { as: 'share' }, hue: 'area' },
      { value: loss, format: fixed, how: [`−ln ${plain(share)} = ${plain(loss)}`] },
      scored ? '✓' : '×',
    ]),
    total: [
      'Σ',
      '',
      '',
      { value: model.sum, format: fixed },
      {
        value: model.mean,
        format: fixed,
        how: [`${plain(model.sum)} / ${model.divisor}${model.divisor === 0 ? '' : ` = ${plain(model.mean)}`}`],
      },
    ],
    rounded: roundedSharesMiss(model.shares),
  };
}

type Quoted = Readout<MaskModel>;
const nats = (of: (model: MaskModel) => number): Quoted => ({ of, format: { as: 'fixed', digits: 3 }, width: 4.5 });

export const mask = figure({
  id: 'mask',
  params: maskParams,
  model: maskModel,
  readouts: {
    divisor: { of: (m: MaskModel) => m.divisor, format: { as: 'whole' }, width: 1 },
    mean: nats((m) => m.mean),
    sum: nats((m) => m.sum),
    words: nats((m) => m.words),
    pad: { of: (m: MaskModel) => m.pad, format: { as: 'percent' }, hue: 'area', width: 5 },
    steps: { of: (m: MaskModel) => m.steps, format: { as: 'whole' }, width: 2 },
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    train: { to: ({ steps }) => (steps === 50 ? undefined : { steps: 50 }) },
    unmask: { to: () => ({ scored: [1, 1, 1, 1, 1, 1, 1, 1] }) },
    all: { to: () => ({ scored: [0, 0, 0, 0, 0, 0, 0, 0] }) },
  },
});
