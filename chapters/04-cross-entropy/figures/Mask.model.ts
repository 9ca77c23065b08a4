/**
 * A loss that leaves out positions. The mean is over the positions that are left, and whatever is scored is learnt:
 * padding too.
 *
 * The model that learns has one strip for all positions, a score for each of five words, for padding, and for the two
 * marks of a cut sentence; a step of training moves the scores against the slope of the mean.
 */

import { meanLoss } from '#math/perplexity.ts';
import { softmax } from '#math/softmax.ts';
import { surprise } from '#math/surprise.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import { type MaskValues, MIDDLE, maskParams, PAD, SUFFIX, WORDS } from './maskParams.model.ts';
import { cutsOf, type Target, targetsOf } from './maskTargets.model.ts';

/** How far a step goes. */
const RATE = 1;

export interface MaskPosition extends Target {
  readonly share: number;
  readonly loss: number;
  readonly scored: boolean;
}

export interface MaskModel {
  readonly positions: readonly MaskPosition[];
  readonly steps: number;
  /** The strip: five words and padding, and the marks where the sentence is cut. */
  readonly shares: readonly number[];
  /** How many positions are scored: what the sum of their losses is divided by. */
  readonly divisor: number;
  readonly sum: number;
  /** NaN if nothing is scored. */
  readonly mean: number;
  /** Of the five words alone, scored or not: what the strip is good for. */
  readonly words: number;
  readonly pad: number;
  /** The first part, the middle and the last, where the sentence is cut. */
  readonly parts: readonly [string, string, string] | undefined;
}

export function maskModel(values: MaskValues): MaskModel {
  const { scored, steps } = values;
  const targets = targetsOf(values);
  const shares = trained(targets, scored, steps);
  const positions = targets.map(({ target, slot }): MaskPosition => {
    const share = shares[target] as number;
    return { target, slot, share, loss: surprise(share), scored: scored[slot] === 1 };
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
    words: meanLoss(positions.filter(({ target }) => target < PAD).map(({ loss }) => loss)) ?? NaN,
    pad: shares[PAD] as number,
    parts: values.fim ? partsOf(values) : undefined,
  };
}

function partsOf(values: MaskValues): readonly [string, string, string] {
  const [from, to] = cutsOf(values);
  const said = (start: number, end?: number) => WORDS.slice(start, end).join('');
  return [said(0, from), said(from, to), said(to)];
}

/** Where nothing is scored there is no slope, and every step stays where it is. */
function trained(targets: readonly Target[], scored: readonly number[], steps: number): readonly number[] {
  const counts = new Array<number>(1 + Math.max(...targets.map(({ target }) => target))).fill(0);
  for (const { target, slot } of targets) counts[target] = (counts[target] as number) + (scored[slot] as number);
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

/** As the table writes them, in every language. */
const MARKS: { readonly [target: number]: string } = { [PAD]: 'pad', [SUFFIX]: 'suf', [MIDDLE]: 'mid' };

function table(model: MaskModel): Table {
  const fixed = { as: 'fixed', digits: 4 } as const;
  return {
    columns: ['position', 'target', 'share', 'loss', 'scored'],
    rows: model.positions.map(({ target, share, loss, scored }, i) => [
      String(i + 1),
      MARKS[target] ?? (WORDS[target] as string),
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
