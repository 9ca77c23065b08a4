/** A triangle of area 1, cut by its point into three: opposite to each corner lies the share of that corner. */

import type { Point } from '#draw/arrow.ts';
import type { Shape } from '#draw/paint.ts';
import { dot, line, path, text, through } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { areaOf, type Triangle } from '#draw/triangle.ts';
import type { Triple } from '#math/triangle.ts';
import { formatNumber } from '#spec/format.ts';
import type { SimplexScene } from './simplexScene.ts';

export function triangleShapes(scene: SimplexScene, { corners, at }: Triangle): readonly Shape[] {
  const { model, words, lang } = scene;
  const point = at(model.shares);
  const show = (i: number) => formatNumber(model.shares[i] as number, { as: 'share' }, lang);
  const opposite = (i: number): readonly [Point, Point] => [
    corners[(i + 1) % 3] as Point,
    corners[(i + 2) % 3] as Point,
  ];
  const [top, left, right] = corners;
  // A share of many places would run out of a narrow picture.
  const over = Math.max(0, right[0] - 6 + textWidth(show(2), 16) - scene.width);
  return [
    ...[0, 1, 2].map((i) => path(`part${i}`, 'm-part', through([point, ...opposite(i)], true))),
    path('grid', 'm-quarter', quarters(at)),
    ...[0, 1, 2].flatMap((i) => heightShapes(i, point, opposite(i), model.shares[i] as number)),
    path('outline', 'm-area-edge', through(corners, true)),
    ...[0, 1, 2].flatMap((i) => partName(i, point, opposite(i), words.corners[i] as string)),
    ...wasShapes(scene, at),
    text('n0', 'name', top[0] - 9, top[1] - 12, words.corners[0], 'middle'),
    text('s0', 'area', top[0] + 7, top[1] - 13, show(0)),
    text('n1', 'name', left[0] - 14, left[1] + 26, words.corners[1]),
    text('s1', 'area', left[0] + 12, left[1] + 25, show(1)),
    text('n2', 'name', right[0] - 32 - over, right[1] + 26, words.corners[2]),
    text('s2', 'area', right[0] - 6 - over, right[1] + 25, show(2)),
  ];
}

/** Lines of equal share at a quarter, a half and three quarters. */
function quarters(at: Triangle['at']): string {
  return [0.25, 0.5, 0.75]
    .flatMap((p) => {
      const q = 1 - p;
      return [
        through([at([p, q, 0]), at([p, 0, q])]),
        through([at([q, p, 0]), at([0, p, q])]),
        through([at([q, 0, p]), at([0, q, p])]),
      ];
    })
    .join('');
}

/** From the point straight to a side: as long as the share, the height of the triangle being 1. */
function heightShapes(i: number, point: Point, [a, b]: readonly [Point, Point], share: number): readonly Shape[] {
  const side: Point = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(...side);
  const along = ((point[0] - a[0]) * side[0] + (point[1] - a[1]) * side[1]) / length ** 2;
  const foot: Point = [a[0] + along * side[0], a[1] + along * side[1]];
  const u: Point = [side[0] / length, side[1] / length];
  const v: Point = [point[0] - foot[0], point[1] - foot[1]];
  const far = Math.hypot(...v);
  if (share < 0.004) return [];
  const n: Point = [v[0] / far, v[1] / far];
  const corner =
    far < 24
      ? []
      : [
          path(
            `right${i}`,
            'm-leader',
            through([
              [foot[0] + 6 * u[0], foot[1] + 6 * u[1]],
              [foot[0] + 6 * u[0] + 6 * n[0], foot[1] + 6 * u[1] + 6 * n[1]],
              [foot[0] + 6 * n[0], foot[1] + 6 * n[1]],
            ]),
          ),
        ];
  return [line(`height${i}`, 'm-height', point[0], point[1], foot[0], foot[1]), ...corner];
}

/** The name stands in its piece, if that is large enough to hold it clear of the knob. */
function partName(i: number, point: Point, [a, b]: readonly [Point, Point], name: string): readonly Shape[] {
  const area = areaOf(point, a, b);
  const around =
    Math.hypot(a[0] - b[0], a[1] - b[1]) +
    Math.hypot(a[0] - point[0], a[1] - point[1]) +
    Math.hypot(b[0] - point[0], b[1] - point[1]);
  if ((2 * area) / around < 15) return [];
  const x = (point[0] + a[0] + b[0]) / 3;
  const y = (point[1] + a[1] + b[1]) / 3;
  return [text(`in${i}`, 'name', x + 14, y + 7, name, 'middle')];
}

/** Where the point was when the drag began. */
function wasShapes({ held, model }: SimplexScene, at: Triangle['at']): readonly Shape[] {
  if (!held) return [];
  const e = held.values.logits.map((z) => Math.exp(z));
  const total = e.reduce((a, b) => a + b);
  const before = e.map((x) => x / total) as unknown as Triple;
  if (before.every((p, i) => Math.abs(p - (model.shares[i] as number)) < 1e-9)) return [];
  const [x, y] = at(before);
  return [dot('was', 'm-was', x, y, 5)];
}
