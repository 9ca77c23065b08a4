/** The bowl as a picture: θ is dragged in the plane, the arrows stand on it, and the steps run down from it. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, path, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { windowLayer } from '#draw/window.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import type { GradientWords } from '../words.ts';
import { type GradientModel, gradient } from './Gradient.model.ts';
import {
  arrowsShapes,
  bowlShapes,
  type GradientParams,
  type GradientScene,
  gradientFrame,
  pathShapes,
  ringShapes,
} from './gradientArrows.ts';

function draw(layer: Layer, scene: GradientScene): void {
  const frame = gradientFrame(scene);
  paint(sublayer(layer, 'bowl'), bowlShapes(scene, frame));
  const seen = { x: 1, y: frame.top, width: frame.width, height: frame.height };
  paint(windowLayer(layer, 'chance', seen), ringShapes(scene, frame));
  paint(sublayer(layer, 'steps'), pathShapes(scene, frame));
  paint(sublayer(layer, 'arrows'), arrowsShapes(scene, frame));
  paint(sublayer(layer, 'said'), saidShapes(scene));
  const { model, words } = scene;
  const [x, y] = frame.to([model.x, model.y]);
  const [across, up] = [scene.grip('x'), scene.grip('y')];
  drawHandles(layer, [
    {
      key: 'theta',
      x,
      y,
      direction: 'xy',
      hue: 'map',
      nudge: true,
      grips: [{ ...across, text: () => `${across.text()}, ${words.said(model)[0]}` }, up],
      move: (toX, toY) => {
        const [atX, atY] = frame.from([toX, toY]);
        scene.set({ x: tenths(atX), y: tenths(atY) });
      },
    },
  ]);
}

const tenths = (value: number) => Math.round(10 * value) / 10;

/** The two arrows and their angle, the spread, and where the steps have come. */
function saidShapes({ model, words, width }: GradientScene) {
  return words.said(model).flatMap((said, i) => {
    const y = 18 + 23 * i;
    const fitted = fitText(said, width - 32, 14);
    const key =
      i === 0
        ? [line('k0t', 'm-truth', 1, y - 8, 17, y - 8), line('k0m', 'm-arrow', 1, y - 2, 17, y - 2)]
        : i === 1
          ? [path('k1', 'm-rung', `M1,${y - 5}l15,-6m-15,6l16,0m-16,0l15,6`)]
          : [line('k2', 'm-luck', 1, y - 5, 17, y - 5)];
    return [...key, text(`said${i}`, 'ink', 26, y, fitted.text, 'start', fitted.size === 14 ? undefined : fitted.size)];
  });
}

export const gradientView: View<GradientParams, GradientModel, GradientWords> = {
  height: { narrow: 326, wide: 482 },
  controls: ['batch', 'rate', 'shape', 'steps', 'seed'],
  actions: ['four'],
  draw,
};

export const Gradient = createFigure(gradient, gradientView);
