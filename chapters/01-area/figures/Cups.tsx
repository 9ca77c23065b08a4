/** A row of cups under a spout: blue scores open them, and one unit of water divides among them. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, path, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { CupsWords } from '../words.ts';
import { type CupsModel, cups } from './Cups.model.ts';
import { type CupsFrame, type CupsParams, type CupsScene, cupsFrame, SPREAD } from './cupsScene.ts';
import { waterShapes } from './cupsWater.ts';

function draw(layer: Layer, scene: CupsScene): void {
  const frame = cupsFrame(scene);
  paint(sublayer(layer, 'spout'), spoutShapes(scene, frame));
  paint(sublayer(layer, 'cups'), waterShapes(scene, frame));
  paint(sublayer(layer, 'words'), wordShapes(scene, frame));
  drawHandles(layer, [spout(scene, frame)]);
}

/** Water falls from the spout as wide as it spreads. */
function spoutShapes({ model }: CupsScene, { x, width, rim, spout }: CupsFrame): readonly Shape[] {
  const inside = (place: number) => x + Math.min(1, Math.max(0, place)) * width;
  const [left, right] = [inside(model.at - model.spread), inside(model.at + model.spread)];
  return [path('fan', 'm-funnel', `M${at(spout.x)},${at(spout.y)}L${at(left)},${rim}H${at(right)}Z`)];
}

function wordShapes({ model, words, lang, width, height }: CupsScene, { rim, spout }: CupsFrame): readonly Shape[] {
  const said = words.spout(formatNumber(model.spread, { as: 'value', digits: 2 }, lang));
  const side = spout.x + 24 + textWidth(said, 14) < width ? 1 : -1;
  const state = fitText(words.state(model), width - 10, 14);
  return [
    text('spread', 'ink halo', spout.x + 22 * side, Math.min(rim - 30, spout.y + 5), said, side > 0 ? 'start' : 'end'),
    text('state', 'ink', 1, height - 8, state.text, 'start', state.size === 14 ? undefined : state.size),
  ];
}

function spout(scene: CupsScene, { x, width, spout, reach }: CupsFrame): HandleData {
  const [across, up] = [scene.grip('at'), scene.grip('spread')];
  return {
    key: 'spout',
    x: spout.x,
    y: spout.y,
    direction: 'xy',
    hue: 'map',
    nudge: true,
    grips: [across, up],
    move: (toX, toY) => {
      const high = Math.min(1, Math.max(0, (reach[0] - toY) / (reach[0] - reach[1])));
      scene.set({
        at: hundredths((toX - x) / width),
        spread: hundredths(SPREAD[0] + high * (SPREAD[1] - SPREAD[0])),
      });
    },
  };
}

const hundredths = (value: number) => Math.round(100 * value) / 100;

export const cupsView: View<CupsParams, CupsModel, CupsWords> = {
  height: { narrow: 380, wide: 400 },
  wide: true,
  controls: ['count', 'scoops', 'rule'],
  actions: ['scoop'],
  draw,
};

export const Cups = createFigure(cups, cupsView);
