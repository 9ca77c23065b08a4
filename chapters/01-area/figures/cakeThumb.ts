/** The small picture of a preset, 76 × 38: its bars and its strip. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { hatched, line, rect } from '#draw/shapes.ts';
import { innerEdges, layoutStrip } from '#draw/stripLayout.ts';
import type { CakeModel } from './Cake.model.ts';

export function cakeThumb(layer: Layer, { bars }: CakeModel): void {
  const most = Math.max(...bars.map(({ area }) => area), 0.25);
  const floor = bars.some(({ area }) => area < 0) ? 18 : 23;
  const unit = (floor - 2) / most;
  const slot = 72 / bars.length;
  const layout = layoutStrip(
    bars.map(({ area }) => area),
    2,
    72,
  );
  paint(sublayer(layer, 'thumb'), [
    ...bars.map(({ index, area }) => {
      const [x, tall] = [2 + slot * (index + 0.2), Math.abs(area) * unit];
      return area < 0
        ? hatched(`b${index}`, x, floor, slot * 0.6, Math.max(4, tall))
        : rect(`b${index}`, 'm-piece thin', x, floor - tall, slot * 0.6, tall);
    }),
    line('floor', 'm-zero', 2, floor, 74, floor),
    ...layout.pieces.map(({ index, share, x, width }) =>
      share < 0 ? hatched(`p${index}`, x, 27, width, 10) : rect(`p${index}`, 'm-area', x, 27, width, 10),
    ),
    ...innerEdges(layout).map((x, i) => line(`e${i}`, 'm-sep thin', x, 27, x, 37)),
    rect('outline', 'm-area-edge thin', 2, 27, 72, 10),
  ]);
}
