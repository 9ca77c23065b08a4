/** Can a matrix do this? The wanted picture in green, the reader's sheet in blue on it, and how far apart they are. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { groundShapes } from '#draw/plane.ts';
import { dot, path } from '#draw/shapes.ts';
import { windowLayer } from '#draw/window.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import type { FoldWords } from '../words.ts';
import { fold } from './Fold.model.ts';
import { foldHandles } from './foldHandles.ts';
import { ladderShapes } from './foldLadder.ts';
import { doingOf, type FoldModel, type FoldParams } from './foldModel.model.ts';
import { type FoldScene, foldFrame } from './foldScene.ts';
import { missPath, sheetShapes, targetShapes } from './foldSheet.ts';
import { DONE } from './foldTargets.model.ts';

function draw(layer: Layer, scene: FoldScene): void {
  const frame = foldFrame(scene);
  const { plane, reach, scale } = frame;
  const doing = doingOf(scene.values);
  const wanted = DONE[scene.model.target];
  paint(windowLayer(layer, 'plane', plane), [
    ...groundShapes({ ...plane, reach, matrix: [1, 0, 0, 1] }),
    ...sheetShapes(doing, scale.to, scene.model.tool === 'relu'),
    ...targetShapes(wanted, scale.to),
    path('miss', 'm-miss', missPath(doing, wanted, scale.to)),
    dot('zero', 'm-dot', ...scale.to([0, 0]), 3),
  ]);
  paint(sublayer(layer, 'ladder'), ladderShapes(scene, frame));
  drawHandles(layer, foldHandles(scene, frame));
}

export const foldView: View<FoldParams, FoldModel, FoldWords> = {
  height: { narrow: 552, wide: 430 },
  wide: true,
  controls: ['target', 'tool'],
  actions: ['best', 'flat'],
  draw,
};

export const Fold = createFigure(fold, foldView);
