/** Two losses over the score of the right class: one goes down to 0, the other, through a second softmax, stops above it. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { TwiceWords } from '../words.ts';
import { REACH, type TwiceModel, twice } from './TwiceSoftmax.model.ts';
import { type TwiceParams, type TwiceScene, twiceFrame } from './twiceFrame.ts';
import { curveShapes, gridShapes, levelShapes } from './twicePlot.ts';
import { wordShapes } from './twiceWords.ts';

function draw(layer: Layer, scene: TwiceScene): void {
  const { model, words } = scene;
  const frame = twiceFrame(scene);
  paint(sublayer(layer, 'plot'), [...gridShapes(scene, frame), ...levelShapes(scene, frame)]);
  paint(sublayer(layer, 'curves'), curveShapes(scene, frame));
  const grip = scene.grip('z');
  const [x, y] = [frame.x(model.z), frame.y(model.loss)];
  const said = formatNumber(model.loss, { as: 'fixed', digits: 3 }, scene.lang);
  // A loss beyond the axis: the point stays at the top, and an arrow says that it belongs further up.
  const shown = model.loss > frame.most ? `↑ ${said}` : said;
  paint(sublayer(layer, 'said'), wordShapes(scene, frame, shown));
  drawHandles(layer, [
    {
      key: 'z',
      x,
      y,
      direction: 'x',
      hue: 'map',
      nudge: true,
      grips: [
        {
          ...grip,
          text: () => `${grip.text()}, ${words.lossSaid(said)}`,
          now: Math.min(REACH.max + 1, grip.now),
          max: REACH.max + 1,
          step: (direction, size) => {
            if (model.z === Infinity) scene.set({ z: direction < 0 ? REACH.max : Infinity });
            else if (direction > 0 && model.z === REACH.max) scene.set({ z: Infinity });
            else grip.step(direction, size);
          },
          toEnd: (direction) => scene.set({ z: direction > 0 ? Infinity : REACH.min }),
        },
      ],
      move: (to) => {
        const z = frame.z(to);
        if (z === Infinity) scene.set({ z });
        else grip.set(z);
      },
    },
  ]);
}

export const twiceView: View<TwiceParams, TwiceModel, TwiceWords> = {
  height: { narrow: 360, wide: 380 },
  controls: ['classes', 'pass', 'z'],
  actions: ['infinite'],
  draw,
};

export const TwiceSoftmax = createFigure(twice, twiceView);
