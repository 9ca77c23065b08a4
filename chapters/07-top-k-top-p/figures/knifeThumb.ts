/** The small picture of a preset, 76 × 38: bars that fall, kept or hatched, and their strip. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { hatched, line, path, rect } from '#draw/shapes.ts';
import type { KnifeModel } from './Knife.model.ts';

export function knifeThumb(layer: Layer, model: KnifeModel): void {
  const masses = model.ranked?.masses ?? new Float64Array();
  const few = [...masses.slice(0, model.few ? 8 : 0)];
  const column = 72 / Math.max(1, few.length);
  const most = masses[0] ?? 1;
  const edge = 2 + model.mass * 72;
  paint(sublayer(layer, 'thumb'), [
    ...few.map((share, i): Shape => {
      const tall = Math.max(1, (share / most) * 20);
      const box = [2 + column * (i + 0.2), 23 - tall, column * 0.6, tall] as const;
      return i < model.kept ? rect(`b${i}`, 'm-area', ...box) : hatched(`b${i}`, ...box);
    }),
    ...(model.few ? [] : [path('many', 'm-area', 'M2,23V3L8,9L20,15L40,19.5L74,22V23Z')]),
    line('floor', 'm-zero', 2, 23, 74, 23),
    rect('kept', 'm-area', 2, 28, edge - 2, 9),
    ...(model.mass < 1 ? [hatched('cut', edge, 28, 74 - edge, 9)] : []),
    rect('outline', 'm-area-edge thin', 2, 28, 72, 9),
  ]);
}
