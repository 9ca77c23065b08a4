/** The small picture of a list of scores, 76 × 38: bars on a line. */

import { scale } from '#draw/axisFit.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, rect } from '#draw/shapes.ts';
import type { LimitsModel } from './Limits.model.ts';

export function limitsThumb(layer: Layer, model: LimitsModel): void {
  const finite = model.bars.map((bar) => bar.logit).filter(Number.isFinite);
  const span = scale([Math.min(0, ...finite), Math.max(0.5, ...finite)], 35, 4);
  const column = 72 / model.bars.length;
  paint(sublayer(layer, 'thumb'), [
    ...model.bars.flatMap((bar, i) => {
      if (bar.logit === -Infinity) return [];
      const [y, zero] = [span.at(bar.logit), span.at(0)];
      const width = Math.min(14, column / 2);
      return [rect(`b${i}`, 'm-map', 2 + column * (i + 0.5) - width / 2, Math.min(y, zero), width, Math.abs(zero - y))];
    }),
    line('zero', 'm-zero', 2, span.at(0), 74, span.at(0)),
  ]);
}
