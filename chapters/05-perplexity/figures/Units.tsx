/** The converter as a picture: one loss on three rulers, and a sentence that can be cut into other tokens. */

import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { at, line, path, rect } from '#draw/shapes.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import type { UnitsWords } from '../words.ts';
import { CHARACTERS, recut, type UnitsModel, type UnitsParams, units } from './Units.model.ts';
import { type BlockPlace, blockShapes, reachFor } from './unitsBlock.ts';
import { unitRulers } from './unitsRulers.ts';
import { BLOCK, CUT_Y, KNOB_Y, type UnitsScene } from './unitsScene.ts';

function draw(layer: Layer, scene: UnitsScene): void {
  const { model, held, width } = scene;
  const x = scale([0, 12], 1, width - 1);
  const before = held ? held.values.loss * held.values.ratio : 0;
  // While something is dragged the ruler only grows.
  const reach = Math.max(reachFor(before), reachFor(model.perCharacter));
  const y = scale([0, reach], BLOCK.floor, BLOCK.top);
  const place = { left: 30, cell: (width - 31) / CHARACTERS };
  paint(sublayer(layer, 'rulers'), unitRulers(scene, x));
  paint(sublayer(layer, 'block'), blockShapes(scene, place, y, reach));
  const loss = scene.grip('loss');
  drawHandles(layer, [
    {
      key: 'loss',
      x: x.at(model.loss),
      y: KNOB_Y,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [loss],
      move: (to) => loss.set(x.value(to)),
    },
    cutHandle(scene, place),
  ]);
}

/** The first cut: moving it cuts the same text into other tokens, so the block stays as it is. */
function cutHandle(scene: UnitsScene, { left, cell }: BlockPlace): HandleData {
  const { values, held, words, model, width } = scene;
  const grip = scene.grip('ratio');
  const from = held?.param === 'ratio' ? held.values : values;
  const to = (ratio: number) => {
    const next = recut(from, Math.min(grip.max, Math.max(grip.min, ratio)));
    if (next) scene.set(next);
  };
  const steps = { small: 0.001, normal: 0.05, large: 0.5 } as const;
  return {
    key: 'cut',
    x: Math.min(left + cell / model.ratio, width - 9),
    y: CUT_Y,
    direction: 'x',
    hue: 'ink',
    grips: [
      {
        ...grip,
        label: () => words.cut,
        text: () => words.length(1 / model.ratio),
        min: 1 / grip.max,
        max: 1 / grip.min,
        now: 1 / model.ratio,
        step: (direction, size) => to(Number((values.ratio - direction * steps[size]).toFixed(3))),
        toEnd: (direction) => to(direction > 0 ? grip.min : grip.max),
      },
    ],
    move: (toX) => to(Number((cell / Math.max(1, toX - left)).toFixed(2))),
  };
}

/** The block with its cuts. */
function thumb(layer: Layer, model: UnitsModel): void {
  const token = 72 / 6 / model.ratio;
  const top = 34 - 26 * Math.min(1, model.perCharacter / reachFor(model.perCharacter));
  const cuts = Array.from({ length: Math.ceil(6 * model.ratio - 1e-9) - 1 }, (_, i) => 2 + (i + 1) * token);
  paint(sublayer(layer, 'thumb'), [
    rect('block', 'm-cost', 2, top, 72, 34 - top),
    path('cuts', 'm-token', cuts.map((x) => `M${at(x)},${at(top)}V36`).join('')),
    line('zero', 'm-zero', 2, 34, 74, 34),
  ]);
}

export const unitsView: View<UnitsParams, UnitsModel, UnitsWords> = {
  height: { narrow: 494, wide: 494 },
  controls: ['loss', 'V'],
  actions: ['bytes', 'characters', 'words'],
  draw,
  thumb,
};

export const Units = createFigure(units, unitsView);
