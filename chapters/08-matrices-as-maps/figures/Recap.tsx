/** Before and after, side by side: drag the point on the left, its image on the right goes the same way by other arrows. */

import { arrowShapes, type Point } from '#draw/arrow.ts';
import { boatShapes } from '#draw/boat.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { type Affine, mappedScale, sheetPath } from '#draw/mappedPlane.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { groundShapes, type PlaneData, type PlaneScale } from '#draw/plane.ts';
import { dot, path, text, through } from '#draw/shapes.ts';
import { type Box, windowLayer } from '#draw/window.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { onSteps } from '#spec/number.ts';
import type { RecapWords } from '../words.ts';
import { placeText } from './gridScene.ts';
import { type RecapModel, RULE, recap } from './Recap.model.ts';

type Params = typeof recap.params;
type RecapScene = Scene<Params, RecapModel, RecapWords>;

const BEFORE: Affine = { matrix: [1, 0, 0, 1], shift: [0, 0] };
const AFTER: Affine = { matrix: RULE, shift: [0, 0] };
const TOP = 24;
const FOOT = 26;
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

interface Side {
  readonly key: string;
  readonly box: Box;
  readonly affine: Affine;
  readonly scale: PlaneScale;
  readonly data: PlaneData;
}

function sides({ width, height, narrow }: RecapScene): readonly [Side, Side] {
  const gap = narrow ? 30 : 70;
  const wide = (width - gap) / 2;
  const side = (key: string, x: number, affine: Affine): Side => {
    const box = { x, y: TOP, width: wide, height: height - TOP - FOOT };
    const data = { ...box, reach: 2.45, matrix: affine.matrix };
    return { key, box, affine, data, scale: mappedScale(data, affine) };
  };
  return [side('before', 0, BEFORE), side('after', width - wide, AFTER)];
}

function draw(layer: Layer, scene: RecapScene): void {
  const both = sides(scene);
  for (const side of both) {
    paint(windowLayer(layer, side.key, side.box), sheetOf(side));
    paint(sublayer(layer, `${side.key}-way`), wayShapes(scene, side));
  }
  paint(sublayer(layer, 'said'), saidShapes(scene, both));
  const [before] = both;
  const [x, y] = before.scale.to(scene.model.point);
  const goes = `${placeText(scene.model.point, scene.lang)} → ${placeText(scene.model.image, scene.lang)}`;
  drawHandles(layer, [
    {
      key: 'point',
      x,
      y,
      direction: 'xy',
      hue: 'ink',
      nudge: true,
      grips: [
        { ...scene.grip('x'), text: () => goes },
        { ...scene.grip('y'), text: () => goes },
      ],
      move: (px, py) => {
        const [toX, toY] = before.scale.from([px, py]);
        scene.set({ x: onSteps(recap.params.x, toX), y: onSteps(recap.params.y, toY) });
      },
    },
  ]);
}

function sheetOf({ key, data, affine, scale }: Side): readonly Shape[] {
  const place = (p: Point) => scale.to(scale.map(p));
  const ground = groundShapes(data);
  return [
    ...ground,
    ...(key === 'before' ? [] : [path('after', 'm-map-grid', sheetPath(affine, scale))]),
    path('image', 'm-wash', through(SQUARE.map(place), true)),
    ...boatShapes(place),
  ];
}

/** x of the first arrow, then y of the second. */
function wayShapes({ model }: RecapScene, { key, affine, scale }: Side): readonly Shape[] {
  const [x] = model.point;
  const place = (p: Point) => scale.to(scale.map(p));
  const [a, b, c, d] = affine.matrix;
  const tip = key === 'before' ? place(model.point) : scale.to(model.image);
  return [
    path('way', 'm-map-line', through([scale.to([0, 0]), place([x, 0]), tip])),
    ...arrowShapes('a0', scale.to([0, 0]), scale.to([a, c])),
    ...arrowShapes('a1', scale.to([0, 0]), scale.to([b, d]), { hollow: true }),
    dot('origin', 'm-dot', ...scale.to([0, 0]), 3),
    ...(key === 'before' ? [] : [dot('image-case', 'm-paper', ...tip, 8), dot('image', 'm-dot-map', ...tip, 6)]),
  ];
}

function saidShapes(
  { model, words, lang, height }: RecapScene,
  [before, after]: readonly [Side, Side],
): readonly Shape[] {
  const middle = (before.box.x + before.box.width + after.box.x) / 2;
  const y = (TOP + height - FOOT) / 2;
  const [fromText, toText] = [placeText(model.point, lang), placeText(model.image, lang)];
  return [
    text('before', 'ink', 0, 14, words.before),
    text('after', 'ink', after.box.x, 14, words.after),
    path('rule', 'm-leader', `M${middle - 9},${y}H${middle + 9}l-6,-4m6,4l-6,4`),
    text('from', 'ink', 0, height - 5, fromText),
    text('to', 'map', after.box.x, height - 5, toText),
  ];
}

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 236, wide: 322 },
  controls: [],
  draw,
};

export const Recap = createFigure(recap, recapView);
