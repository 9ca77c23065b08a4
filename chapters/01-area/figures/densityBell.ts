/** The curve, the area under it, the interval cut out of it, and the points at which the code looks. */

import type { Scale } from '#draw/axisFit.ts';
import { areaPath, curvePath, placesBetween } from '#draw/curve.ts';
import type { Shape } from '#draw/paint.ts';
import { at, line, path } from '#draw/shapes.ts';
import { normalDensity } from '#math/normal.ts';
import { gridAt } from './densityCode.model.ts';
import type { DensityFrame, DensityScene } from './densityScene.ts';

/** Places of the curve, in σ: close enough that a chord cannot be told from the arc. */
const KNOTS = Array.from({ length: 101 }, (_, i) => (i - 50) / 10);
/** Up to this many points of the code are shown one by one. */
const FEW = 61;

export function bellShapes(scene: DensityScene, frame: DensityFrame, across: Scale, up: Scale): readonly Shape[] {
  const { sigma, from, to } = scene.model;
  const { half, floor, x, width } = frame;
  const knots = KNOTS.map((k) => k * sigma);
  const height = (place: number) => normalDensity(place, sigma);
  const to2 = { x: across.at, y: up.at };
  const inside = (place: number) => Math.min(half, Math.max(-half, place));
  const whole = placesBetween(-half, half, knots);
  const piece = placesBetween(inside(from), inside(to), knots);
  return [
    path('under', 'm-funnel', areaPath(whole, height, to2)),
    path('piece', 'm-area', areaPath(piece, height, to2)),
    ...[from, to].map((edge, i) => {
      const place = inside(edge);
      return line(`edge${i}`, 'm-edge', across.at(place), up.at(height(place)), across.at(place), floor + 37);
    }),
    path('curve', 'm-area-edge', curvePath(whole, height, to2)),
    line('floor', 'm-zero', x, floor, x + width, floor),
    ...codeShapes(scene, frame, across, up),
  ];
}

function codeShapes({ model }: DensityScene, { half }: DensityFrame, across: Scale, up: Scale): readonly Shape[] {
  const { points, sigma } = model;
  if (points > FEW) return [];
  const seen = Array.from({ length: points }, (_, i) => gridAt(i, points) * sigma).filter((x) => Math.abs(x) <= half);
  const place = (x: number) => [at(across.at(x)), at(up.at(normalDensity(x, sigma)))] as const;
  const dots = seen.map((x) => {
    const [cx, cy] = place(x);
    return `M${at(cx - 3)},${cy}a3,3 0 1 0 6,0a3,3 0 1 0 -6,0Z`;
  });
  const chain = seen.map((x, i) => `${i ? 'L' : 'M'}${place(x).join()}`).join('');
  return [path('chain', 'm-luck', chain), path('seen', 'm-tally', dots.join(''))];
}
