/** The jigsaw: a map on the left, areas on the right, one ink line with a tab between them. */

import { arrowShapes } from '#draw/arrow.ts';
import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { type Matrix, type PlaneData, planeScale, planeShapes } from '#draw/plane.ts';
import { path } from '#draw/shapes.ts';
import { drawStrip, POINT_BELOW } from '#draw/strip.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import { onSteps } from '#spec/number.ts';
import { type JigsawModel, jigsaw, WORDS } from './Jigsaw.model.ts';
import {
  imageShapes,
  type JigsawScene,
  layout,
  saidShapes,
  scoreShapes,
  sumShapes,
  wordArrows,
} from './jigsawShapes.ts';
import type { JigsawWords } from './words.ts';

const REACH = 3.1;

function draw(layer: Layer, scene: JigsawScene): void {
  const { model, values } = scene;
  const { plane, joint, scores, strip } = layout(scene);
  const map = values.map as Matrix;
  const data: PlaneData = { ...plane, reach: REACH, matrix: map };
  const scale = planeScale(data);
  const { to, from } = scale;
  paint(sublayer(layer, 'plane'), [
    ...planeShapes(data).filter((shape) => shape.key !== 'image'),
    ...imageShapes(plane, scale),
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

export const view: View<typeof jigsaw.params, JigsawModel, JigsawWords> = {
  height: { narrow: 700, wide: 400 },
  wide: true,
  controls: [],
  draw,
};

export const Jigsaw = createFigure(jigsaw, view);
