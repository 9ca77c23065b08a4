/** A drawing, ten logits, ten shares, and two ways of deciding: by the largest share, and by the least expected cost. */

import { argmax } from '#math/argmax.ts';
import { logSoftmax } from '#math/logSoftmax.ts';
import type { DigitLook, DigitNet } from '#nets/digitNet.ts';
import type { Found } from '#spec/figure.ts';
import opening from './Digit.opening.json' with { type: 'json' };
import { type DigitValues, DRAWINGS } from './digitParams.model.ts';
import { readStrokes } from './digitStrokes.model.ts';

export interface DigitRow {
  readonly digit: number;
  readonly logit: number;
  readonly share: number;
  /** Expected cost of saying it. */
  readonly cost: number;
}

export interface DigitModel {
  /** Why there are no numbers: the network is not here, or there is no ink. */
  readonly missing?: 'network' | 'ink' | undefined;
  readonly strokes: string;
  readonly rows: readonly DigitRow[];
  /** The digit with the largest logit, and the one whose expected cost is least; −1 if there is none. */
  readonly said: number;
  readonly cheapest: number;
  readonly truth: number;
  readonly loss: number;
  /** Share of the 3 of what it and the 8 have, and where the costs put the border. */
  readonly three: number;
  readonly border: number;
  /** The hidden unit that is looked at, and its value; none while the ten shares are shown. */
  readonly inside?: { readonly unit: number; readonly value: number | undefined };
  readonly net?: DigitNet | undefined;
  readonly look?: DigitLook | undefined;
}

/** At which values the figure knows what the network says without it. */
export const digitHolds = ({ strokes, scale, centre, panel }: DigitValues): boolean =>
  strokes === DRAWINGS.three && scale && centre && panel === 'shares';

/** What a mistake costs. */
const costOf = (said: number, is: number, { wrong8, wrong3 }: DigitValues) =>
  said === is ? 0 : said === 8 && is === 3 ? wrong8 : said === 3 && is === 8 ? wrong3 : 1;

export function digitModel(values: DigitValues, _drawn?: number, found: Found = {}): DigitModel {
  const { strokes, T, wrong8, wrong3 } = values;
  const net = found['digits'] as DigitNet | undefined;
  const look = net?.look(readStrokes(strokes), values);
  const logits = net ? look?.logits : digitHolds(values) ? opening.logits : undefined;
  const scores = Array.from(logits ?? new Float32Array(10).fill(NaN));
  const logs = logits ? Array.from(logSoftmax(scores, { temperature: T }) as Float64Array) : scores;
  const shares = logs.map(Math.exp);
  const costs = shares.map((_, said) => shares.reduce((sum, share, is) => sum + share * costOf(said, is, values), 0));
  const truth = Number(values.truth);
  const [three, eight] = [logs[3] as number, logs[8] as number];
  return {
    missing: logits ? undefined : readStrokes(strokes).length > 0 ? 'network' : 'ink',
    strokes,
    rows: scores.map((logit, digit) => ({
      digit,
      logit,
      share: shares[digit] as number,
      cost: costs[digit] as number,
    })),
    said: logits ? argmax(scores) : -1,
    cheapest: logits ? costs.indexOf(Math.min(...costs)) : -1,
    truth,
    loss: -(logs[truth] as number),
    three: 1 / (1 + Math.exp(eight - three)),
    border: wrong3 / (wrong8 + wrong3),
    ...(values.panel === 'inside' ? { inside: { unit: values.unit, value: look?.hidden[values.unit] } } : {}),
    net,
    look,
  };
}
