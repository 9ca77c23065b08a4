/** The bell: two edges cut an interval out of it, and its width can be drawn out. */

import { ticks } from 'd3';
import { gridShapes, rulerShapes } from '#draw/axes.ts';
import { type Scale, scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { DensityWords } from '../words.ts';
import { type DensityModel, density } from './Density.model.ts';
import { bellShapes } from './densityBell.ts';
import { densityHandles } from './densityHandles.ts';
import { type DensityFrame, type DensityParams, type DensityScene, densityFrame } from './densityScene.ts';
import { densityWords } from './densityWords.ts';

function draw(layer: Layer, scene: DensityScene): void {
  const frame = densityFrame(scene);
  const across = scale([-frame.half, frame.half], frame.x, frame.x + frame.width);
  const up = scale([0, frame.most], frame.floor, frame.top);
  paint(sublayer(layer, 'grid'), axes(scene, frame, across, up));
  paint(sublayer(layer, 'bell'), bellShapes(scene, frame, across, up));
  paint(sublayer(layer, 'words'), densityWords(scene, frame, across, up));
  drawHandles(layer, densityHandles(scene, frame, across, up));
}

/** Both axes speak the unit that is chosen: lengths in it, heights per one of it. */
function axes(scene: DensityScene, frame: DensityFrame, across: Scale, up: Scale) {
  const { units, unit } = scene.model;
  const show = (v: number) => formatNumber(Number(v.toPrecision(6)), { as: 'value', digits: 0 }, scene.lang);
  const heights = ticks(0, frame.most / units, 4).filter((v) => v > 0);
  const inUnit: Scale = { at: (v) => up.at(v * units), value: (y) => up.value(y) / units };
  const marks = ticks(-frame.half * units, frame.half * units, scene.narrow ? 3 : 8);
  // Where the picture is narrow, the last number has no room for its unit.
  const named = scene.narrow ? marks.indexOf(0) : marks.length - 1;
  return [
    ...gridShapes(heights, inUnit, frame.x, frame.x + frame.width, show),
    ...rulerShapes(
      'x',
      marks.map((v, i) => ({
        at: across.at(v / units),
        words: i === named ? `${show(v)} ${scene.words.unit(unit)}` : show(v),
      })),
      frame.floor,
      frame.x,
      frame.x + frame.width,
      false,
    ),
  ];
}

export const densityView: View<DensityParams, DensityModel, DensityWords> = {
  height: { narrow: 438, wide: 440 },
  wide: true,
  controls: ['sigma', 'points', 'unit'],
  draw,
};

export const Density = createFigure(density, densityView);
