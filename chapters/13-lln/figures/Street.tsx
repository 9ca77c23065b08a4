/** The street as a picture: two strips with the share of women to drag, and below them the number of people. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { path, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { StreetWords } from '../words.ts';
import { throughAxis } from './countAxis.ts';
import { type StreetModel, street } from './Street.model.ts';
import {
  funnelShapes,
  gridShapes,
  type StreetFrame,
  type StreetParams,
  type StreetScene,
  streetFrame,
} from './streetShapes.ts';
import { STRIP_HEIGHT, stripPlaces, stripShapes } from './streetStrips.ts';

const KNOB_BELOW = 54;

function draw(layer: Layer, scene: StreetScene): void {
  const frame = streetFrame(scene);
  const { across, floor, top } = frame;
  paint(sublayer(layer, 'grid'), gridShapes(scene, frame));
  paint(sublayer(layer, 'funnel'), funnelShapes(scene, frame));
  const x = across.at(scene.model.n);
  const said = `n = ${formatNumber(scene.model.n, { as: 'whole' }, scene.lang)}`;
  const free = x + 24 + textWidth(said, 14) < scene.width ? 1 : -1;
  paint(sublayer(layer, 'now'), [
    path('now', 'm-leader', throughAxis(x, top, floor, floor + KNOB_BELOW)),
    text('n', 'ink', x + 24 * free, floor + KNOB_BELOW + 5, said, free > 0 ? 'start' : 'end'),
  ]);
  paint(sublayer(layer, 'strips'), stripShapes(scene));
  drawHandles(layer, handles(scene, frame));
}

function handles(scene: StreetScene, { floor, across }: StreetFrame): readonly HandleData[] {
  const { model, words, values } = scene;
  const said = words.said(model);
  const strips = stripPlaces(scene).map(({ key, x, y, width }, i): HandleData => {
    const grip = scene.grip(key);
    return {
      key,
      x: x + values[key] * width,
      y: y + STRIP_HEIGHT / 2,
      direction: 'x',
      hue: 'area',
      nudge: i === 0,
      grips: [{ ...grip, text: () => `${grip.text()}, ${said[i]}` }],
      move: (to) => grip.set((to - x) / width),
    };
  });
  const n = scene.grip('n');
  return [
    ...strips,
    {
      key: 'n',
      x: across.at(values.n),
      y: floor + KNOB_BELOW,
      direction: 'x',
      hue: 'ink',
      grips: [{ ...n, text: () => `${n.text()}, ${said[3]}` }],
      move: (x) => n.set(across.value(x)),
    },
  ];
}

export const streetView: View<StreetParams, StreetModel, StreetWords> = {
  height: { narrow: 578, wide: 470 },
  wide: true,
  controls: ['sample', 'population', 'n', 'seed'],
  actions: ['fair'],
  draw,
};

export const Street = createFigure(street, streetView);
