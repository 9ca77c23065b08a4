/** The jigsaw: a map on the left, areas on the right, one ink line with a tab between them. */

import { arrowShapes, type Point } from '#draw/arrow.ts';
import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { type Matrix, type PlaneData, planeScale, planeShapes } from '#draw/plane.ts';
import { dot, line, path, rect, text } from '#draw/shapes.ts';
import { drawStrip, POINT_BELOW } from '#draw/strip.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import { onSteps } from '#spec/number.ts';
import { type JigsawModel, jigsaw, WORD_ARROWS, WORDS } from './Jigsaw.model.ts';
import type { JigsawWords } from './words.ts';

type JigsawScene = Scene<typeof jigsaw.params, JigsawModel, JigsawWords>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the parts lie; side by side if there is room, else one below the other. */
function layout({ width, height, narrow }: JigsawScene): {
  readonly plane: Box;
  readonly joint: string;
  readonly scores: Box;
  readonly strip: Box;
} {
  if (narrow) {
    const plane = { x: 0, y: 0, width, height: 300 };
    const [y, tab] = [322, width * 0.36];
    const joint = `M0,${y}H${tab - 12}c9,0 8,5 6,9a13,13 0 1 0 24,0c-2,-4 -3,-9 6,-9H${width}`;
    return { plane, joint, scores: { x: 0, y: 356, width, height: 148 }, strip: { x: 0, y: height - 114, width, height: 52 } };
  }
  const plane = { x: 0, y: 0, width: Math.min(430, 0.44 * width), height };
  const [x, tab] = [plane.width + 24, 0.36 * height];
  const joint = `M${x},0V${tab - 12}c0,9 5,8 9,6a13,13 0 1 1 0,24c-4,-2 -9,-3 -9,6V${height}`;
  const right = { x: x + 52, width: width - x - 52 };
  return { plane, joint, scores: { ...right, y: 6, height: 188 }, strip: { ...right, y: height - 126, height: 64 } };
}

const REACH = 3.1;

function draw(layer: Layer, scene: JigsawScene): void {
  const { model, values } = scene;
  const { plane, joint, scores, strip } = layout(scene);
  const map = values.map as Matrix;
  const data: PlaneData = { ...plane, reach: REACH, matrix: map };
  const { to, from } = planeScale(data);
  paint(sublayer(layer, 'plane'), [
    ...planeShapes(data),
    ...wordArrows(plane, to),
    ...model.arrows.flatMap((tip, i) => arrowShapes(`a${i}`, to([0, 0]), to(tip), { hollow: i === 1, short: 9.5 })),
    ...sumShapes(to(model.sum), plane),
  ]);
  paint(sublayer(layer, 'joint'), [path('joint', 'm-frame', joint, { fill: 'none' })]);
  paint(sublayer(layer, 'scores'), scoreShapes(scene, scores));
  const laid = drawStrip(sublayer(layer, 'shares'), {
    ...strip,
    names: WORDS,
    shares: model.shares,
    show: (share) => formatNumber(share, { as: 'share' }, scene.lang),
    hot: model.hit,
    point: values.u,
  });
  const ux = laid.zero + values.u * laid.unit;
  paint(sublayer(layer, 'said'), saidShapes(scene, strip, ux));

  const limits = jigsaw.params.map.item;
  const arrowHandle = (i: 0 | 1): HandleData => {
    const [x, y] = to(model.arrows[i]);
    return {
      key: `arrow${i}`,
      x,
      y,
      direction: 'xy',
      hue: 'map',
      grips: [scene.grip('map', i), scene.grip('map', i + 2)],
      move: (px, py) => {
        const tip = from([px, py]).map((value) => onSteps(limits, value));
        scene.set({ map: map.map((value, k) => (k % 2 === i ? (tip[k < 2 ? 0 : 1] as number) : value)) });
      },
      nudge: i === 0,
    };
  };
  const u = scene.grip('u');
  drawHandles(layer, [
    arrowHandle(1),
    arrowHandle(0),
    {
      key: 'u',
      x: ux,
      y: strip.y + strip.height + POINT_BELOW,
      direction: 'x',
      hue: 'ink',
      grips: [u],
      move: (x) => u.set((x - laid.zero) / laid.unit),
    },
  ]);
}

/** The arrows of the words, their names beyond the tips. */
function wordArrows(plane: Box, to: (point: Point) => Point): readonly Shape[] {
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
function sumShapes([x, y]: Point, plane: Box): readonly Shape[] {
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
  return path('sum-beyond', 'm-dot', 'M8,0L-5,7V-7Z', { transform: `translate(${x},${y}) rotate(${Math.round(turn)})` });
}

/** Four bars on one zero line; the ruler shrinks when a score would run out of the lane. */
function scoreShapes({ model, words, lang }: JigsawScene, { x, y, width, height }: Box): readonly Shape[] {
  const row = height / WORDS.length;
  const low = Math.min(-2.4, ...model.scores);
  const high = Math.max(4.4, ...model.scores);
  const room = 52;
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
function saidShapes({ model, words }: JigsawScene, strip: Box, ux: number): readonly Shape[] {
  const { before, area } = words.picture;
  const toRight = ux < strip.x + strip.width - 150;
  return [
    text('title', '', strip.x, strip.y - 12, area),
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

export const view: View<typeof jigsaw.params, JigsawModel, JigsawWords> = {
  height: { narrow: 700, wide: 400 },
  wide: true,
  controls: [],
  draw,
};

export const Jigsaw = createFigure(jigsaw, view);
