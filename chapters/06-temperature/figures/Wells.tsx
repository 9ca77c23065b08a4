/** Energy wells as a picture: particles lie in them, bars count them, curves say how many belong there at any T. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { WellsWords } from '../words.ts';
import { type WellsModel, wells } from './Wells.model.ts';
import { curveHandle, curveShapes } from './wellsCurve.ts';
import { landShapes, type WellPlace, wellPlaces } from './wellsLand.ts';
import { factorText } from './wellsSaid.model.ts';
import { energyScale, type WellsParams, type WellsScene, wellsDomain, wellsFrame } from './wellsScene.ts';
import { occupancyShapes } from './wellsShares.ts';

function draw(layer: Layer, scene: WellsScene): void {
  const frame = wellsFrame(scene.width, scene.narrow);
  const { held, model } = scene;
  const stretched = (values: { readonly depths: readonly number[]; readonly stretch: number }) =>
    values.depths.map((z) => z * values.stretch);
  const before = held && ['depths', 'stretch'].includes(held.param) ? stretched(held.values) : undefined;
  const depths = model.wells.map((well) => well.depth);
  const domain = wellsDomain(depths, before);
  const energy = energyScale(domain, frame);
  const grip = energyScale(before ? wellsDomain(before) : domain, frame);
  const places = wellPlaces(scene, frame, energy);
  paint(sublayer(layer, 'land'), landShapes(scene, frame, energy, domain, places));
  paint(sublayer(layer, 'occupancy'), occupancyShapes(scene, frame, places));
  paint(sublayer(layer, 'curve'), curveShapes(scene, frame));
  drawHandles(layer, [...wellHandles(scene, places, grip.value), curveHandle(scene, frame)]);
}

function wellHandles(
  scene: WellsScene,
  places: readonly WellPlace[],
  energyAt: (y: number) => number,
): readonly HandleData[] {
  return scene.model.wells.map((well, i): HandleData => {
    const place = places[i] as WellPlace;
    const grip = scene.grip('depths', i);
    const share = formatNumber(well.observed, { as: 'percent' }, scene.lang);
    return {
      key: `z${i}`,
      x: place.centre,
      y: place.bottom,
      direction: 'y',
      hue: 'map',
      // Down is deeper: the arrow that goes up the picture makes the number smaller.
      grips: [{ ...grip, text: () => `${factorText(scene.model)}${grip.text()}, ${share}` }],
      move: (_, y) => grip.set(-energyAt(y) / scene.model.stretch),
      reach: [Math.min(22, place.column / 2), 22],
    };
  });
}

export const wellsView: View<WellsParams, WellsModel, WellsWords> = {
  height: { narrow: 676, wide: 462 },
  wide: true,
  controls: ['T', 'particles', 'stretch'],
  actions: ['together', 'back', 'again'],
  draw,
};

export const Wells = createFigure(wells, wellsView);
