/** The trust in a perplexity as a picture: its interval is pulled wide or narrow, and the sentences it takes follow. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import type { TrustWords } from '../words.ts';
import { type TrustModel, trust } from './Trust.model.ts';
import { NINETY_FIVE } from './trustModel.model.ts';
import {
  axisShapes,
  rowShapes,
  saidShapes,
  type TrustFrame,
  type TrustParams,
  type TrustScene,
  trustFrame,
} from './trustRows.ts';

const KNOB_BELOW = 56;

function draw(layer: Layer, scene: TrustScene): void {
  const frame = trustFrame(scene);
  const { across, floor } = frame;
  const { model, words, width } = scene;
  const x = across.at(model.low);
  const said = words.sentences(model);
  const long = textWidth(said, 14);
  const beside = x + 24 + long < width;
  paint(sublayer(layer, 'axis'), axisShapes(scene, frame));
  paint(sublayer(layer, 'rows'), rowShapes(scene, frame));
  paint(sublayer(layer, 'said'), [
    ...saidShapes(scene),
    line('stem', 'm-edge-true', x, floor, x, floor + KNOB_BELOW - 9),
    beside
      ? text('sentences', 'ink', x + 24, floor + KNOB_BELOW + 5, said)
      : text('sentences', 'ink', x, floor + KNOB_BELOW + 31, said, 'middle'),
  ]);
  drawHandles(layer, [handle(scene, frame)]);
}

/** The lower end of the interval is the knob: pulled towards the truth, it takes more sentences. */
function handle(scene: TrustScene, { across, floor }: TrustFrame): HandleData {
  const { model, words } = scene;
  const grip = scene.grip('sentences');
  const one = model.se * Math.sqrt(model.sentences);
  return {
    key: 'sentences',
    x: across.at(model.low),
    y: floor + KNOB_BELOW,
    direction: 'x',
    hue: 'true',
    nudge: true,
    grips: [{ ...grip, text: () => `${grip.text()}, ${words.said(model)[0]}` }],
    move: (x) => {
      const half = Math.log(Math.max(1.0001, model.ppl / across.value(x)));
      grip.set(((NINETY_FIVE * one) / half) ** 2);
    },
  };
}

export const trustView: View<TrustParams, TrustModel, TrustWords> = {
  height: { narrow: 424, wide: 402 },
  controls: ['sentences', 'correlation', 'sd', 'ppl', 'seed'],
  draw,
};

export const Trust = createFigure(trust, trustView);
