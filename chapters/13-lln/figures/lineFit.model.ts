/** Logistic regression: the line whose softened sides explain the labels best, found by Newton's steps. */

import type { Points } from './memoData.model.ts';

/** The score a·x + b·y + c; its sigmoid is the share given to label 1. */
export type Line = readonly [a: number, b: number, c: number];

/** A weak pull towards 0, without which a line that makes no mistake would grow for ever. */
const PULL = 0.5;
const STEPS = 25;
/** What one more step must gain, of the loss, to be worth a pass over all points. */
const ENOUGH = 1e-7;
/** Points of a first, rough fit, from which the fit to all of them starts. */
const ROUGH = 500;

/** −ln of the share that a score gives to a label, without overflow. */
export function lossAt(score: number, label: number): number {
  const margin = label === 1 ? score : -score;
  return margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin;
}

/** Mean loss of a line over labelled points, and the spread of single losses with n − 1; NaN for a single one. */
export function lossOf([a, b, c]: Line, { x, y }: Points, labels: Uint8Array) {
  const size = labels.length;
  let mean = 0;
  let squares = 0;
  for (let i = 0; i < size; i++) {
    const loss = lossAt(a * (x[i] as number) + b * (y[i] as number) + c, labels[i] as number);
    const before = loss - mean;
    mean += before / (i + 1);
    squares += before * (loss - mean);
  }
  return { mean, sd: size > 1 ? Math.sqrt(squares / (size - 1)) : NaN };
}

const costOf = (line: Line, points: Points, labels: Uint8Array): number =>
  lossOf(line, points, labels).mean * labels.length + (PULL / 2) * (line[0] ** 2 + line[1] ** 2 + line[2] ** 2);

/**
 * Fit to labelled points, the first ones of a set.
 *
 * **Cost**: some ten passes over them.
 */
export function lineFit(points: Points, labels: Uint8Array): Line {
  let line: Line = labels.length > ROUGH ? lineFit(points, labels.subarray(0, ROUGH)) : [0, 0, 0];
  let cost = costOf(line, points, labels);
  for (let step = 0; step < STEPS; step++) {
    const way = newtonStep(line, points, labels);
    let next = line;
    let lower = Infinity;
    // A step that would climb is halved: far from the bottom the bowl is not a parabola.
    for (let share = 1; lower > cost && share > 1e-6; share /= 2) {
      next = [line[0] - share * way[0], line[1] - share * way[1], line[2] - share * way[2]];
      lower = costOf(next, points, labels);
    }
    if (!(cost - lower > ENOUGH * (1 + cost))) break;
    line = next;
    cost = lower;
  }
  return line;
}

/** Gradient by curvature: three equations in three unknowns, by Cramer's rule. */
function newtonStep([a, b, c]: Line, points: Points, labels: Uint8Array): Line {
  let [g0, g1, g2] = [PULL * a, PULL * b, PULL * c];
  let [xx, xy, yy, x1, y1, one] = [PULL, 0, PULL, 0, 0, PULL];
  for (let i = 0; i < labels.length; i++) {
    const x = points.x[i] as number;
    const y = points.y[i] as number;
    const share = 1 / (1 + Math.exp(-(a * x + b * y + c)));
    const off = share - (labels[i] as number);
    const bend = share * (1 - share);
    g0 += off * x;
    g1 += off * y;
    g2 += off;
    xx += bend * x * x;
    xy += bend * x * y;
    yy += bend * y * y;
    x1 += bend * x;
    y1 += bend * y;
    one += bend;
  }
  const [p, q, r] = [yy * one - y1 * y1, x1 * y1 - xy * one, xy * y1 - x1 * yy];
  const whole = xx * p + xy * q + x1 * r;
  return [
    (g0 * p + g1 * q + g2 * r) / whole,
    (g0 * q + g1 * (xx * one - x1 * x1) + g2 * (x1 * xy - xx * y1)) / whole,
    (g0 * r + g1 * (x1 * xy - xx * y1) + g2 * (xx * yy - xy * xy)) / whole,
  ];
}
