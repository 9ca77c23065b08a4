/** The small picture of a preset, 76 × 38: hollow bars of P, filled ones of Q. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, rect } from '#draw/shapes.ts';
import type { TwoModel } from './TwoDistributions.model.ts';

export function twoThumb(layer: Layer, { bars }: TwoModel): void {
  const column = 72 / bars.length;
  const high = (share: number) => (Number.isNaN(share) ? 0 : 32 * share);
  paint(sublayer(layer, 'thumb'), [
    ...bars.flatMap(({ p, q }, i) => {
      const x = 2 + column * (i + 0.5);
      return [
        rect(`q${i}`, 'm-area', x, 36 - high(q), column * 0.34, high(q)),
        rect(`p${i}`, 'm-target-thin', x - column * 0.34, 36 - high(p), column * 0.3, high(p)),
      ];
    }),
    line('zero', 'm-zero', 2, 36, 74, 36),
  ]);
}
