/** The small picture of a preset, 76 × 38: its bars of loss with their mean, and the die. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { at, line, path, rect } from '#draw/shapes.ts';
import type { DieModel } from './Die.model.ts';

export function dieThumb(layer: Layer, model: DieModel): void {
  const most = Math.max(model.chance, ...model.words.map((word) => word.loss).filter(Number.isFinite));
  const y = (loss: number) => 24 - 21 * Math.min(1, loss / most);
  const column = 72 / model.words.length;
  const { faces } = model;
  const cuts =
    faces < 30 ? Array.from({ length: Math.ceil(faces - 1e-9) - 1 }, (_, i) => 2 + (72 * (i + 1)) / faces) : [];
  const known = model.state === 'fine';
  paint(sublayer(layer, 'thumb'), [
    ...model.words.map((word, i) =>
      rect(`b${i}`, 'm-cost', 2 + column * (i + 0.25), y(word.loss), column / 2, 24 - y(word.loss)),
    ),
    line('zero', 'm-zero', 2, 24, 74, 24),
    ...(known ? [line('mean', 'm-zero', 2, y(model.mean), 74, y(model.mean))] : []),
    ...(known
      ? [
          rect('many', 'm-many', 2, 28, 72, 9),
          rect('first', 'm-area', 2, 28, 72 / faces, 9),
          path('cuts', 'm-cuts thin', cuts.map((x) => `M${at(x)},28V37`).join('')),
        ]
      : []),
    rect('outline', 'm-area-edge thin', 2, 28, 72, 9),
  ]);
}
