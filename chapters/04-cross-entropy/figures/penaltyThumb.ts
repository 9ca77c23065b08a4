/** The small picture of the penalty, 76 × 38: the curve over its strip, with the point. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { dot, path, rect, through } from '#draw/shapes.ts';
import type { PenaltyModel } from './PenaltyCurve.model.ts';

const TOP = 4.5;
const x = (p: number) => 3 + 70 * p;
const y = (loss: number) => 28 - (26 * Math.min(TOP, loss)) / TOP;

export function penaltyThumb(layer: Layer, { p, loss }: PenaltyModel): void {
  const losses = Array.from({ length: 31 }, (_, i) => TOP * (1 - i / 30) ** 1.5);
  paint(sublayer(layer, 'thumb'), [
    rect('fill', 'm-area', 3, 29, 70 * p, 7),
    rect('outline', 'm-area-edge thin', 3, 29, 70, 7),
    path('curve', 'm-loss-side', through(losses.map((each) => [x(Math.exp(-each)), y(each)] as const))),
    dot('point', 'm-dot', x(p), y(loss), 3),
  ]);
}
