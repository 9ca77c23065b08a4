/** The breakers: an average beside its bell, and two strips that take the conditions of the theorem away. */

import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import type { BreakersWords } from '../words.ts';
import { type BreakersModel, breakers } from './Breakers.model.ts';
import { REACH } from './breakersModel.model.ts';
import type { BreakersParams } from './breakersParams.model.ts';
import { densityShapes, runningShapes } from './breakersPlot.ts';
import { type BreakersScene, breakersFrame } from './breakersScene.ts';
import { stripHandles, stripShapes } from './breakersStrips.ts';
import { bellShapes, highest, lawBarShapes } from './lawBars.ts';

function draw(layer: Layer, scene: BreakersScene): void {
  const frame = breakersFrame(scene.width, scene.narrow);
  paint(sublayer(layer, 'density'), densityShapes(scene, frame));
  paint(sublayer(layer, 'running'), runningShapes(scene, frame));
  paint(sublayer(layer, 'strips'), stripShapes(scene, frame));
  drawHandles(layer, stripHandles(scene, frame));
}

function thumb(layer: Layer, { edges, bars }: BreakersModel): void {
  const law = {
    from: edges[0] as number,
    step: ((edges.at(-1) as number) - (edges[0] as number)) / bars.length,
    shares: bars,
  };
  const most = Math.max(0.42, highest(law, [-REACH, REACH]));
  const plot = {
    x: 2,
    width: 72,
    top: 2,
    floor: 36,
    across: scale([-REACH, REACH], 2, 74),
    up: scale([0, most], 36, 3),
  };
  paint(sublayer(layer, 'thumb'), [...lawBarShapes('law', law, plot), ...bellShapes('bell', 0, 1, plot)]);
}

export const breakersView: View<BreakersParams, BreakersModel, BreakersWords> = {
  height: { narrow: 642, wide: 392 },
  wide: true,
  controls: ['tail', 'alpha', 'n'],
  actions: ['copies', 'heavy', 'pareto', 'cauchy'],
  draw,
  thumb,
};

export const Breakers = createFigure(breakers, breakersView);
