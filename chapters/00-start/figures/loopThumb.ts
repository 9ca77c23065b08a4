/** The small picture of a preset, 76 × 38: its strip. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { dot, line, rect } from '#draw/shapes.ts';
import { innerEdges, layoutStrip } from '#draw/stripLayout.ts';
import type { LoopModel } from './Loop.model.ts';

export function loopThumb(layer: Layer, { faces, named, rest, u, waiting }: LoopModel): void {
  const shares = waiting ? [] : [...faces.slice(0, named).map(({ share }) => share), rest.share];
  const layout = layoutStrip(shares, 2, 72);
  const x = 2 + (u ?? 0) * 72;
  paint(sublayer(layer, 'thumb'), [
    ...layout.pieces.map((piece) => rect(`p${piece.index}`, 'm-area', piece.x, 8, piece.width, 14)),
    ...innerEdges(layout).map((edge, i) => line(`e${i}`, 'm-sep thin', edge, 8, edge, 22)),
    rect('outline', 'm-area-edge thin', 2, 8, 72, 14),
    ...(u === undefined ? [] : [line('stem', 'm-stem', x, 18, x, 32), dot('dot', 'm-dot', x, 32, 3)]),
  ]);
}
