/** The parts of the jigsaw's picture: where they lie, and what they are made of. */

import { arrowShapes, type Point } from '#draw/arrow.ts';
import type { Shape } from '#draw/paint.ts';
import type { PlaneScale } from '#draw/plane.ts';
import { dot, line, path, rect, text, through } from '#draw/shapes.ts';
import { POINT_BELOW } from '#draw/strip.ts';
import { textWidth } from '#draw/textWidth.ts';
import type { Scene } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import { type JigsawModel, type jigsaw, WORD_ARROWS, WORDS } from './Jigsaw.model.ts';
import { type Box, polygonWithin, segmentWithin } from './within.ts';
import type { JigsawWords } from './words.ts';

export type JigsawScene = Scene<typeof jigsaw.params, JigsawModel, JigsawWords>;

/** Where the parts lie; side by side if there is room, else one below the other. */
export function layout({ width, height, narrow }: JigsawScene): {
  readonly plane: Box;
  readonly joint: string;
  readonly scores: Box;
  readonly strip: Box;
} {
  if (narrow) {
    const plane = { x: 0, y: 0, width, height: 300 };
    const [y, tab] = [322, width * 0.36];
    const joint = `M0,${y}H${tab - 12}c9,0 8,5 6,9a13,13 0 1 0 24,0c-2,-4 -3,-9 6,-9H${width}`;
    return {
      plane,
      joint,
      scores: { x: 0, y: 356, width, height: 148 },
      strip: { x: 0, y: height - 114, width, height: 52 },
    };
  }
  const plane = { x: 0, y: 0, width: Math.min(430, 0.44 * width), height };
  const [x, tab] = [plane.width + 24, 0.36 * height];
  const joint = `M${x},0V${tab - 12}c0,9 5,8 9,6a13,13 0 1 1 0,24c-4,-2 -9,-3 -9,6V${height}`;
  const right = { x: x + 52, width: width - x - 52 };
  return { plane, joint, scores: { ...right, y: 6, height: 188 }, strip: { ...right, y: height - 126, height: 64 } };
}

/** Where the unit square goes, as far as the plane shows it. */
export function imageShapes(plane: Box, { to, map }: PlaneScale): readonly Shape[] {
  const corners = (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).map((corner) => to(map(corner)));
  const edges = corners.map((corner, i) => segmentWithin(corners.at(i - 1) as Point, corner, plane));
  return [
    path('image', 'm-wash', through(polygonWithin(corners, plane), true), { style: 'stroke:none' }),
    path('image-edge', 'm-wash', edges.map((edge) => (edge ? through(edge) : '')).join(''), { style: 'fill:none' }),
  ];
}

/** The arrows of the words, their names beyond the tips. */
export function wordArrows(plane: Box, to: (point: Point) => Point): readonly Shape[] {
  return WORD_ARROWS.flatMap((arrow, i) => {
    const length = Math.hypot(...arrow);
    const beyond = (units: number): Point => {
      const [x, y] = to(arrow);
      return [x + (arrow[0] / length) * units, y - (arrow[1] / length) * units];
    };
    const [x, y] = beyond(15);
    const nameX = Math.min(plane.x + plane.width - 12, Math.max(plane.x + 12, x));
    return [
      ...arrowShapes(`w${i}`, to([0, 0]), to(arrow), { light: true }),
      text(`n${i}`, 'name halo', nameX, Math.min(plane.height - 4, Math.max(18, y + 7)), WORDS[i] as string, 'middle'),
    ];
  });
}

/** The sum of the two arrows; at the border of the plane, if it lies beyond. */
export function sumShapes([x, y]: Point, plane: Box): readonly Shape[] {
  const inside: Point = [
    Math.min(plane.x + plane.width, Math.max(plane.x, x)),
    Math.min(plane.y + plane.height, Math.max(plane.y, y)),
  ];
  const here = inside[0] === x && inside[1] === y;
  return [
    dot('sum-case', 'm-paper', ...inside, 8),
    here ? dot('sum', 'm-dot', x, y, 6) : beyondShape(inside, [x - inside[0], y - inside[1]]),
  ];
}

/** A triangle at the border that points to where the sum is. */
function beyondShape([x, y]: Point, [dx, dy]: Point): Shape {
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return path('sum-beyond', 'm-dot', 'M8,0L-5,7V-7Z', {
    transform: `translate(${x},${y}) rotate(${Math.round(turn)})`,
  });
}

/** Four bars on one zero line; the ruler shrinks when a score would run out of the lane. */
export function scoreShapes({ model, words, lang }: JigsawScene, { x, y, width, height }: Box): readonly Shape[] {
  const row = height / WORDS.length;
  const low = Math.min(-2.4, ...model.scores);
  const high = Math.max(4.4, ...model.scores);
  const room = 60;
  const unit = (width - 2 * room) / (high - low);
  const zero = x + room - low * unit;
  return [
    text('title', '', x, y + 12, words.picture.scores),
    ...model.scores.flatMap((score, i) => {
      const centre = y + row * (i + 0.5);
      const end = zero + score * unit;
      const [side, value] = score < 0 ? ([1, -1] as const) : ([-1, 1] as const);
      return [
        rect(`b${i}`, 'm-map', Math.min(zero, end), centre - 11, Math.abs(end - zero), 22),
        line(`l${i}`, 'm-lip', end, centre - 13, end, centre + 13),
        text(`n${i}`, 'name', zero + 10 * side, centre + 7, WORDS[i] as string, side < 0 ? 'end' : 'start'),
        text(
          `v${i}`,
          'big map',
          end + 9 * value,
          centre + 6,
          formatNumber(score, { as: 'fixed', digits: 1 }, lang),
          value < 0 ? 'end' : 'start',
        ),
      ];
    }),
    line('zero', 'm-zero', zero, y, zero, y + height),
  ];
}

/** The name of the strip, and what is written where the point has fallen. */
export function saidShapes({ model, words }: JigsawScene, strip: Box, ux: number): readonly Shape[] {
  const { before, area } = words.picture;
  const toRight = ux < strip.x + strip.width - 150;
  return [
    text('title', '', strip.x, strip.y - (flagsAtLeft(model.shares, strip.width, textWidth(area, 14)) ? 62 : 12), area),
    text(
      'said',
      'name',
      ux + (toRight ? 24 : -24),
      strip.y + strip.height + POINT_BELOW + 7,
      before + WORDS[model.hit],
      toRight ? 'start' : 'end',
    ),
  ];
}

/** Whether narrow pieces have their flags where the name of the strip would be. */
function flagsAtLeft(shares: readonly number[], width: number, name: number): boolean {
  let from = 0;
  return shares.some((share) => {
    const pole = (from + share / 2) * width;
    from += share;
    return share * width < 80 && pole < name + 90;
  });
}
