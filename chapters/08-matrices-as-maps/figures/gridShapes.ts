/** What lies on the plane: the sheet, the boat or the cloud, directions that stay, both arrows, the point and its image. */

import { arrowShapes, type Point } from '#draw/arrow.ts';
import { boatShapes, ghostShape } from '#draw/boat.ts';
import { cloudShapes } from '#draw/cloud.ts';
import { longLine, sheetShapes } from '#draw/mappedPlane.ts';
import type { Shape } from '#draw/paint.ts';
import { around, type Label, placeLabels, roomOf } from '#draw/placeLabels.ts';
import { dot, line, path, text } from '#draw/shapes.ts';
import { inBox, intoBox } from '#draw/window.ts';
import { formatNumber } from '#spec/format.ts';
import { type GridFrame, type GridScene, placeText } from './gridScene.ts';

/** To be drawn in the window of the plane. */
export function mappedShapes({ model }: GridScene, { scale }: GridFrame): readonly Shape[] {
  const { shown } = model;
  const affine = { matrix: shown.matrix, shift: shown.shift };
  const stays = shown.eigen.kind === 'one' || shown.eigen.kind === 'two' ? shown.eigen.pairs : [];
  const lost = shown.nullDirection;
  return [
    ...sheetShapes(affine, scale),
    ...stays.map(({ vector }, i) => longLine(`eigen${i}`, 'm-eigen', shown.shift, vector, scale)),
    ...(lost ? [longLine('null', 'm-null', model.point, lost, scale)] : []),
    ...(model.show === 'boat' ? boatShapes((p) => scale.to(scale.map(p))) : []),
    ...(model.show === 'sailing' ? sailingShapes(model.point, scale) : []),
    ...(model.show === 'cloud' ? cloudShapes(affine, scale) : []),
  ];
}

/** The boat wherever the point is, before and after. */
function sailingShapes([px, py]: Point, { to, map }: GridFrame['scale']): readonly Shape[] {
  const there = ([x, y]: Point): Point => [px + x, py + y];
  return [ghostShape((p) => to(there(p))), ...boatShapes((p) => to(map(there(p))))];
}

/** Images of (1, 0) and (0, 1), in the picture; as far as it goes. */
export function tipsOf({ model }: GridScene, { scale, plane }: GridFrame): readonly [Point, Point] {
  const [a, b, c, d] = model.shown.matrix;
  const [e, f] = model.shown.shift;
  return [intoBox(plane, scale.to([a + e, c + f]), 11), intoBox(plane, scale.to([b + e, d + f]), 11)];
}

export function arrowsShapes(scene: GridScene, frame: GridFrame): readonly Shape[] {
  const { model } = scene;
  const { scale, plane } = frame;
  const tips = tipsOf(scene, frame);
  const foot = intoBox(plane, scale.to(model.shown.shift));
  const [point, image] = [scale.to(model.point), scale.to(model.shown.image)];
  const here = intoBox(plane, image, 8);
  return [
    line('journey', 'm-leader', ...point, ...here),
    ...tips.flatMap((tip, i) => arrowShapes(`arrow${i}`, foot, tip, { hollow: i === 1, short: 9.5 })),
    dot('origin', 'm-dot', ...scale.to([0, 0]), 3),
    ...(model.biased ? [] : [path('pin', 'm-eigen', pin(scale.to([0, 0])))]),
    dot('image-case', 'm-paper', ...here, 8),
    inBox(plane, image) ? dot('image', 'm-dot-map', ...here, 6) : beyond('image', here, image),
  ];
}

/** The origin is nailed down: a ring around it. */
const pin = ([x, y]: Point): string => `M${x - 6},${y}a6,6 0 1 0 12,0a6,6 0 1 0 -12,0`;

/** At the border, pointing to where the image is. */
function beyond(key: string, [x, y]: Point, [tx, ty]: Point): Shape {
  const turn = Math.round((Math.atan2(ty - y, tx - x) * 180) / Math.PI);
  return path(key, 'm-head', 'M7,0L-5,6V-6Z', {
    transform: `translate(${Math.round(x)},${Math.round(y)}) rotate(${turn})`,
  });
}

export function labelShapes(scene: GridScene, frame: GridFrame): readonly Shape[] {
  const { model, words, lang } = scene;
  const { scale, plane } = frame;
  const { matrix, shift, det, image } = model.shown;
  const tips = tipsOf(scene, frame);
  const zero = scale.to(shift);
  const point = scale.to(model.point);
  const at = intoBox(plane, scale.to(image), 8);
  const far = intoBox(plane, scale.to(scale.map([1, 1])), 8);
  const away = (p: Point, from: Point): Point => {
    const [dx, dy] = [p[0] - from[0], p[1] - from[1]];
    return dx === 0 && dy === 0 ? [0.7, 0.7] : [dx, dy];
  };
  const columns: readonly Point[] = [
    [matrix[0] + shift[0], matrix[2] + shift[1]],
    [matrix[1] + shift[0], matrix[3] + shift[1]],
  ];
  const [from, to] = [placeText(model.point, lang), placeText(image, lang)];
  const labels: readonly Label[] = [
    ...tips.map((tip, i): Label => {
      // On the side away from the unit square.
      const out = away(tip, tips[1 - i] as Point);
      return { key: `tip${i}`, css: 'map', text: placeText(columns[i] as Point, lang), at: tip, side: out, gap: 13 };
    }),
    {
      key: 'area',
      css: 'area',
      text: words.area(formatNumber(Math.abs(det), { as: 'fixed', digits: 2 }, lang)),
      at: far,
      side: away(far, zero),
      gap: 6,
      size: 16,
    },
    { key: 'point-at', css: 'ink', text: from, at: point, side: away(point, at), gap: 14 },
    ...(to === from
      ? []
      : [{ key: 'image-at', css: 'map', text: to, at, side: away(at, point), gap: 10 } satisfies Label]),
    ...(model.shown.nullDirection
      ? [{ key: 'same', css: '', text: words.sameImage, at: point, side: [0, -1], gap: 22 } satisfies Label]
      : []),
  ];
  const taken = [...tips.map((p) => around(p, 12)), around(point, 12), around(at, 9)];
  if (model.morph >= 1) return placeLabels(labels, plane, taken);
  // At the foot: how far the film has come.
  const film = words.onTheWay(formatNumber(model.morph, { as: 'fixed', digits: 2 }, lang));
  const foot: Point = [plane.x + 8, plane.y + plane.height - 10];
  return [
    ...placeLabels(labels, plane, [...taken, roomOf(film, foot, 'start')]),
    text('film', 'ink halo', ...foot, film),
  ];
}
