/** The grid as a picture: the plane before in grey, after in blue, and beside it the matrix that did it. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { groundShapes, numberShapes } from '#draw/plane.ts';
import { windowLayer } from '#draw/window.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import type { GridWords } from '../words.ts';
import { type GridModel, grid } from './Grid.model.ts';
import { factsShapes } from './gridFacts.ts';
import { gridHandles } from './gridHandles.ts';
import { type GridParams, type GridScene, gridFrame } from './gridScene.ts';
import { arrowsShapes, labelShapes, mappedShapes } from './gridShapes.ts';
import { mapThumb } from './mapThumb.ts';

function draw(layer: Layer, scene: GridScene): void {
  const frame = gridFrame(scene);
  const data = { ...frame.data, matrix: scene.model.shown.matrix };
  paint(sublayer(layer, 'ground'), [...groundShapes(data), ...numberShapes(data, frame.scale)]);
  paint(windowLayer(layer, 'mapped', frame.plane), mappedShapes(scene, frame));
  paint(sublayer(layer, 'arrows'), arrowsShapes(scene, frame));
  paint(sublayer(layer, 'labels'), labelShapes(scene, frame));
  paint(sublayer(layer, 'facts'), factsShapes(scene, frame));
  drawHandles(layer, gridHandles(scene, frame));
}

export const gridView: View<GridParams, GridModel, GridWords> = {
  height: { narrow: 622, wide: 500 },
  wide: true,
  controls: ['morph', 'show'],
  actions: ['rotate', 'stretch', 'project', 'shear', 'flip', 'undo', 'turn', 'bias', 'identity'],
  draw,
  thumb: (layer, { shown }) => mapThumb(layer, { matrix: shown.matrix, shift: shown.shift }),
};

export const Grid = createFigure(grid, gridView);
