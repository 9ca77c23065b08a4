/** A drawing, ten logits, ten shares, and two ways of deciding: by the largest share, and by the least expected cost. */

import { argmax } from '#math/argmax.ts';
import { logSoftmax } from '#math/logSoftmax.ts';
import type { DigitLook, DigitNet } from '#nets/digitNet.ts';
import type { Found } from '#spec/figure.ts';
import opening from './Digit.opening.json' with { type: 'json' };
import { type DigitValues, DRAWINGS } from './digitParams.model.ts';
import { readStrokes } from './digitStrokes.model.ts';
import { HESITANT, PRINTED } from './printedNumbers.model.ts';

export interface DigitRow {
  readonly digit: number;
  readonly logit: number;
  /** What the network gives, where the reader gives another; NaN if nobody knows. */
  readonly own: number;
  /** Before the cut, and after it. */
  readonly before: number;
  readonly share: number;
  /** Expected cost of saying it. */
  readonly cost: number;
  readonly printed: number | undefined;
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
  /** Whether scores are the reader's own. */
  readonly edited: boolean;
  /** The digits that top-p leaves, in their order; all ten if it cuts nothing. */
  readonly kept: readonly number[];
  /** Whether printed shares are shown. */
  readonly print: boolean;
  /** Share of the 3 of what it and the 8 have, and where the costs put the border. */
  readonly three: number;
  readonly border: number;
  /** The hidden unit that is looked at, and its value; none while the ten shares are shown. */
  readonly inside?: { readonly unit: number; readonly value: number | undefined };
  readonly net?: DigitNet | undefined;
  readonly look?: DigitLook | undefined;
}

const asOpened = ({ strokes, scale, centre }: DigitValues): boolean => strokes === DRAWINGS.three && scale && centre;

/** At which values the figure needs no network. */
export const digitHolds = (values: DigitValues): boolean =>
  values.panel === 'shares' && values.p === 1 && (values.logits.length === 10 || asOpened(values));

/** What a mistake costs. */
const costOf = (said: number, is: number, { wrong8, wrong3 }: DigitValues) =>
  said === is ? 0 : said === 8 && is === 3 ? wrong8 : said === 3 && is === 8 ? wrong3 : 1;

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The last drawing and what was seen of it: most changes are of something else. */
let last: { readonly net: DigitNet; readonly key: string; readonly look: DigitLook | undefined } | undefined;

function lookOf(net: DigitNet, values: DigitValues): DigitLook | undefined {
  const key = [values.strokes, values.scale, values.centre].join(' ');
  if (last?.net !== net || last.key !== key) last = { net, key, look: net.look(readStrokes(values.strokes), values) };
  return last.look;
}

export function digitModel(values: DigitValues, _drawn?: number, found: Found = {}): DigitModel {
  const { strokes, T, p, wrong8, wrong3, print } = values;
  const net = found['digits'] as DigitNet | undefined;
  const look = net && lookOf(net, values);
  const own = Array.from(look?.logits ?? (!net && asOpened(values) ? opening.logits : Array<number>(10).fill(NaN)));
  const scores = own.map((logit, digit) => values.logits[digit] ?? logit);
  const known = !scores.some(Number.isNaN) && (p === 1 || net !== undefined);
  const logs = known ? Array.from(logSoftmax(scores, { temperature: T }) as Float64Array) : scores.map(() => NaN);
  const before = logs.map(Math.exp);
  const { kept, shares } = (known && p < 1 && net?.nucleus(before, p)) || { kept: ALL, shares: before };
  const costs = shares.map((_, said) => shares.reduce((sum, share, is) => sum + share * costOf(said, is, values), 0));
  const truth = Number(values.truth);
  const [three, eight] = [logs[3] as number, logs[8] as number];
  const printed = { none: [], plain: PRINTED, hesitant: HESITANT }[print];
  return {
    missing: known ? undefined : readStrokes(strokes).length > 0 ? 'network' : 'ink',
    strokes,
    rows: scores.map((logit, digit) => ({
      digit,
      logit,
      own: own[digit] as number,
      before: before[digit] as number,
      share: shares[digit] as number,
      cost: costs[digit] as number,
      printed: printed[digit],
    })),
    said: known ? argmax(scores) : -1,
    cheapest: known ? costs.indexOf(Math.min(...costs)) : -1,
    truth,
    loss: 0 - (shares === before ? (logs[truth] as number) : Math.log(shares[truth] as number)),
    edited: values.logits.length > 0,
    kept,
    print: print !== 'none',
    three: 1 / (1 + Math.exp(eight - three)),
    border: wrong3 / (wrong8 + wrong3),
    ...(values.panel === 'inside' ? { inside: { unit: values.unit, value: look?.hidden[values.unit] } } : {}),
    net,
    look,
  };
}
