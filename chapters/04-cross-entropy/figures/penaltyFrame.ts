/** Where the penalty curve lies: p from left to right, evenly or by powers of ten, the penalty from the floor up. */

import type { Scene } from '#figure/view.ts';
import type { PenaltyWords } from '../words.ts';
import { LEAST, type PenaltyModel, type penalty, TOP } from './PenaltyCurve.model.ts';

export type PenaltyParams = typeof penalty.params;
export type PenaltyScene = Scene<PenaltyParams, PenaltyModel, PenaltyWords>;

export interface PenaltyFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
  readonly x: (p: number) => number;
  readonly y: (nats: number) => number;
  /** Which p a pointer here means, rounded as a drag rounds; `at` is where the point is now. */
  readonly p: (x: number, y: number, at: number) => number;
}

/** Left of the smallest power there is room for 0 itself. */
const BREAK = 40;
const DECADES = -Math.log10(LEAST);

export function penaltyFrame({ width, height, model }: PenaltyScene): PenaltyFrame {
  const [left, right, top, floor] = [34, width - 12, 62, height - 60];
  const log = model.axis === 'log';
  const most = TOP[model.axis];
  const from = log ? left + BREAK : left;
  const span = right - from;
  const y = (nats: number) => floor - (Math.min(nats, most) / most) * (floor - top);
  const lossAt = (at: number) => ((floor - at) / (floor - top)) * most;
  if (log) {
    const place = (p: number) => from + (1 + Math.log10(p) / DECADES) * span;
    return {
      left,
      right,
      top,
      floor,
      y,
      x: (p) => (p >= LEAST ? place(p) : p > 0 ? left + BREAK / 2 : left),
      p: (x) => (x < left + BREAK / 2 ? 0 : digits(10 ** (DECADES * (Math.max(0, (x - from) / span) - 1)))),
    };
  }
  return {
    left,
    right,
    top,
    floor,
    y,
    x: (p) => from + p * span,
    // Where the curve is steep, the height says more exactly what is meant than the place.
    p: (x, at, now) => {
      const steep = (floor - top) / most / now > span;
      if (steep || x < left + 0.06 * span) return at < top - 12 ? 0 : digits(Math.exp(-Math.max(0, lossAt(at))));
      return Math.round(((x - from) / span) * 100) / 100;
    },
  };
}

/** Two significant digits. */
const digits = (p: number) => Math.min(1, Number(p.toPrecision(2)));
