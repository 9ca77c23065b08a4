/** The small picture of a preset, 76 × 38: its bars and its strip. */

import { scale } from '#draw/axisFit.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { hatched, line, rect } from '#draw/shapes.ts';
import { innerEdges, layoutStrip } from '#draw/stripLayout.ts';
import type { PrizeModel } from './PrizeMachine.model.ts';

export function prizeThumb(layer: Layer, model: PrizeModel): void {
  const finite = model.bars.map((bar) => bar.logit).filter(Number.isFinite);
  const span = scale([Math.min(0, ...finite), Math.max(0.5, ...finite)], 22, 2);
  const column = 72 / model.bars.length;
  const layout = layoutStrip(model.empty ? [] : model.bars.map((bar) => bar.share), 2, 72);
  paint(sublayer(layer, 'thumb'), [
    ...model.bars.map((bar, i) => {
      const [x, width] = [2 + column * (i + 0.25), column / 2];
      if (bar.masked) return hatched(`b${i}`, x - 3, 2, width + 6, span.at(0) - 2);
      const [y, zero] = [span.at(bar.logit), span.at(0)];
      return rect(`b${i}`, 'm-map', x, Math.min(y, zero), width, Math.max(1, Math.abs(zero - y)));
    }),
    line('zero', 'm-zero', 2, span.at(0), 74, span.at(0)),
    ...layout.pieces.map((piece) => rect(`p${piece.index}`, 'm-area', piece.x, 27, piece.width, 10)),
    ...innerEdges(layout).map((x, i) => line(`e${i}`, 'm-sep thin', x, 27, x, 37)),
    rect('outline', 'm-area-edge thin', 2, 27, 72, 10),
  ]);
}
