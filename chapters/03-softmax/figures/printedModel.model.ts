/** Ten scores for a handwritten 3, what softmax makes of them, and what would give the printed probability instead. */

import { logSoftmax } from '#math/logSoftmax.ts';
import { softmax } from '#math/softmax.ts';
import { logitFor, temperatureFor } from '#math/solve.ts';
import { number, type Values } from '#spec/params.ts';
import { LOGITS, PRINTED } from './printedNumbers.model.ts';

export const CLASS = 3;
/** What is printed for the 3. */
const OF_CLASS = PRINTED[CLASS] as number;

export const printedParams = {
  three: number({ min: 0, max: 12, step: 0.1, fine: 0.001, initial: LOGITS[CLASS] as number }),
};
export type PrintedValues = Values<typeof printedParams>;

export interface PrintedDigit {
  readonly digit: number;
  readonly logit: number;
  /** The e^z that is divided. */
  readonly weight: number;
  readonly share: number;
  /** Left and right edge on a strip that begins with the others and ends with the 3. */
  readonly from: number;
  readonly to: number;
  /** What the source text prints. */
  readonly printed: number;
  /** Whether the share, rounded as printed, is what is printed. */
  readonly agrees: boolean;
}

export interface PrintedModel {
  readonly digits: readonly PrintedDigit[];
  /** Sum of all e^z. */
  readonly total: number;
  /** Share of the 3. */
  readonly share: number;
  /** Share of the other nine together. */
  readonly rest: number;
  /** −ln of the share, in nats. */
  readonly loss: number;
  /** What is printed for the 3, and its loss. */
  readonly printed: number;
  readonly printedLoss: number;
  /** Sum of the ten printed numbers. */
  readonly printedSum: number;
  /** The score that the printed share would need, the others as they are. */
  readonly neededLogit: number;
  /** The temperature at which the printed scores would give the printed share. */
  readonly neededTemperature: number;
}

/** These do not depend on what is dragged. */
const NEEDED = {
  neededLogit: logitFor(LOGITS, CLASS, OF_CLASS),
  neededTemperature: temperatureFor(LOGITS, CLASS, OF_CLASS),
  printed: OF_CLASS,
  printedLoss: -Math.log(OF_CLASS),
  printedSum: PRINTED.reduce((a, b) => a + Math.round(1000 * b), 0) / 1000,
};

export function printedModel({ three }: PrintedValues): PrintedModel {
  const logits = LOGITS.map((z, i) => (i === CLASS ? three : z));
  const shares = softmax(logits) as Float64Array;
  const weights = logits.map(Math.exp);
  let edge = 0;
  const place = (i: number) => {
    const from = i === CLASS ? 1 - (shares[i] as number) : edge;
    edge = i === CLASS ? edge : edge + (shares[i] as number);
    return { from, to: i === CLASS ? 1 : edge };
  };
  const digits = logits.map((logit, digit) => {
    const share = shares[digit] as number;
    const printed = PRINTED[digit] as number;
    return {
      digit,
      logit,
      weight: weights[digit] as number,
      share,
      ...place(digit),
      printed,
      agrees: Math.round(share * 1000) === Math.round(printed * 1000),
    };
  });
  return {
    digits,
    total: weights.reduce((a, b) => a + b),
    share: shares[CLASS] as number,
    rest: edge,
    loss: -((logSoftmax(logits) as Float64Array)[CLASS] as number),
    ...NEEDED,
  };
}
