/** One share on a strip; what is left is cut into pieces as large: a fair die, and the right word is one face of it. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, text } from '#draw/shapes.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { RecapWords } from '../words.ts';
import { faceStripShapes } from './faceStrip.ts';
import { facesText } from './facesText.model.ts';
import { type RecapModel, recap } from './Recap.model.ts';

type Params = typeof recap.params;

const TOP = 34;
const HEIGHT = 48;
const KNOB = TOP + HEIGHT + 26;

function draw(layer: Layer, scene: Scene<Params, RecapModel, RecapWords>): void {
  const { model, words, lang, width } = scene;
  const inner = width - 2;
  const edge = 1 + model.share * inner;
  const free = edge < width - 150 ? 1 : -1;
  paint(sublayer(layer, 'strip'), [
    text('said', 'ink', 1, 18, words.said(facesText(model.faces))),
    ...faceStripShapes({ x: 1, y: TOP, width: inner, height: HEIGHT, faces: model.faces }),
    line('stem', 'm-stem', edge, TOP + HEIGHT, edge, KNOB - 9),
    text(
      'share',
      'area',
      edge + 24 * free,
      KNOB + 5,
      words.share(formatNumber(model.share, { as: 'share' }, lang)),
      free > 0 ? 'start' : 'end',
    ),
  ]);
  const grip = scene.grip('p');
  drawHandles(layer, [
    {
      key: 'p',
      x: edge,
      y: KNOB,
      direction: 'x',
      hue: 'area',
      nudge: true,
      grips: [{ ...grip, text: () => `${grip.text()}, ${words.said(facesText(model.faces))}` }],
      move: (x) => grip.set((x - 1) / inner),
    },
  ]);
}

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 122, wide: 122 },
  controls: [],
  draw,
};

export const Recap = createFigure(recap, recapView);
