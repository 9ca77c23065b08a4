/** The small picture of a map, 76 × 38: the sheet, the unit square, the boat. */

import { boatShapes } from '#draw/boat.ts';
import type { Layer } from '#draw/layer.ts';
import { type Affine, mappedScale, sheetPath } from '#draw/mappedPlane.ts';
import { paint } from '#draw/paint.ts';
import { groundShapes } from '#draw/plane.ts';
import { path, through } from '#draw/shapes.ts';
import { windowLayer } from '#draw/window.ts';

const BOX = { x: 0, y: 0, width: 76, height: 38 };

export function mapThumb(layer: Layer, affine: Affine): void {
  const data = { ...BOX, reach: 1.25 };
  const scale = mappedScale(data, affine);
  const place = (p: readonly [number, number]) => scale.to(scale.map(p));
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  paint(windowLayer(layer, 'thumb', BOX), [
    ...groundShapes({ ...data, matrix: affine.matrix }),
    path('after', 'm-map-grid', sheetPath(affine, scale, 8)),
    path('image', 'm-wash', through(corners.map(place), true), { style: 'stroke-width:1.2px' }),
    ...boatShapes(place),
  ]);
}
