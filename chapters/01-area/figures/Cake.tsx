/** One cake seen twice: as bars whose tops can be dragged, and as a strip that never grows longer. */

import { ticks } from 'd3';
import { gridShapes } from '#draw/axes.ts';
import { type Domain, type Scale, scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { CakeWords } from '../words.ts';
import { type CakeModel, cake } from './Cake.model.ts';
import { barShapes } from './cakeBars.ts';
import { drawBelow } from './cakeBelow.ts';
import { cakeHandles } from './cakeHandles.ts';
import { type CakeFrame, type CakeParams, type CakeScene, cakeFrame, cakePlaces } from './cakeScene.ts';
import { cakeModel } from './cakeShares.model.ts';
import { drawTail } from './cakeTail.ts';
import { cakeThumb } from './cakeThumb.ts';

/** Bars of equal area stand at two thirds of the lane; the axis grows only for bars that need more. */
export function heightsOf({ bars }: CakeModel): Domain {
  const heights = bars.map(({ height }) => height);
  const high = Math.max(1.5 / bars.length, 1.14 * Math.max(...heights));
  const low = Math.min(0, ...heights);
  return [low < 0 ? Math.max(-0.45 * high, 1.2 * low) - 0.12 * high : 0, high];
}

function draw(layer: Layer, scene: CakeScene): void {
  const frame = cakeFrame(scene.width, scene.height, scene.narrow);
  // The order of the layers is the order of first drawing.
  for (const name of ['grid', 'rank-bars', 'bars', 'strip', 'below']) sublayer(layer, name);
  drawBelow(layer, scene, frame);
  if (scene.model.size === 'vocabulary') {
    for (const name of ['grid', 'bars']) paint(sublayer(layer, name), []);
    drawHandles(layer, [drawTail(layer, scene, frame)]);
    return;
  }
  paint(sublayer(layer, 'rank-bars'), []);
  const lane = (model: CakeModel) => scale(heightsOf(model), frame.floor, frame.top);
  const shown = lane(scene.model);
  const places = cakePlaces(scene.model, frame, shown);
  drawGrid(layer, scene, frame, shown);
  paint(sublayer(layer, 'bars'), barShapes(scene, frame, places, shown));
  drawHandles(layer, cakeHandles(scene, places, scene.held ? lane(modelBefore(scene)) : shown));
}

function drawGrid(layer: Layer, { model, lang, words }: CakeScene, frame: CakeFrame, shown: Scale): void {
  const [low, high] = heightsOf(model);
  const values = ticks(low, high, 4).filter((v) => Math.abs(v) > 1e-9);
  const show = (v: number) => formatNumber(v, { as: 'value', digits: 0 }, lang).replace(/^(−?)0\./, '$1.');
  paint(sublayer(layer, 'grid'), [
    ...gridShapes(values, shown, frame.x, frame.x + frame.width, show),
    text('height', '', 0, 12, words.height),
  ]);
}

const BEFORE = new WeakMap<object, CakeModel>();

/** The model of the values a drag began with: the same throughout, so computed once. */
function modelBefore({ held, model }: CakeScene): CakeModel {
  if (!held) return model;
  const known = BEFORE.get(held.values) ?? cakeModel(held.values);
  BEFORE.set(held.values, known);
  return known;
}

export const cakeView: View<CakeParams, CakeModel, CakeWords> = {
  height: { narrow: 520, wide: 540 },
  wide: true,
  controls: ['n', 'width', 'size', 'locked'],
  actions: ['again', 'shuffle', 'fair', 'loaded', 'words', 'owing'],
  draw,
  thumb: cakeThumb,
};

export const Cake = createFigure(cake, cakeView);
