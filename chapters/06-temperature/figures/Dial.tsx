/** The dial as a picture: a knob to turn, what it does to the bars, and the strip at four temperatures. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import type { DialWords } from '../words.ts';
import { type DialModel, dial } from './Dial.model.ts';
import { drawFew } from './dialBars.ts';
import { countedShapes } from './dialCounted.ts';
import { knobHandle, knobShapes } from './dialKnob.ts';
import { type DialFrame, type DialParams, type DialScene, dialFrame } from './dialScene.ts';
import { stripsShapes } from './dialStrips.ts';
import { dialThumb } from './dialThumb.ts';
import { drawWords } from './dialWords.ts';

function draw(layer: Layer, scene: DialScene): void {
  const frame = dialFrame(scene.width, scene.narrow);
  for (const name of ['knob', 'grid', 'bars', 'scaled', 'shares', 'rank-bars', 'strips', 'words'])
    sublayer(layer, name);
  paint(sublayer(layer, 'knob'), [...knobShapes(scene, frame), ...countedShapes(scene, frame)]);
  const few = scene.model.size === 'few';
  for (const name of few ? ['rank-bars'] : ['grid', 'bars', 'scaled', 'shares']) paint(sublayer(layer, name), []);
  const handles = few ? drawFew(layer, scene, frame) : drawWords(layer, scene, frame);
  paint(sublayer(layer, 'strips'), stripsShapes(scene, frame));
  paint(sublayer(layer, 'words'), saidShapes(scene, frame));
  drawHandles(layer, [...handles, knobHandle(scene, frame)]);
}

/** Whose dashes these are. */
function saidShapes({ model, words, width }: DialScene, { strips }: DialFrame) {
  const shown = model.size === 'few' && model.printed && model.three.some((row) => row.printed);
  return shown
    ? [text('printed', 'print halo', width - 1, strips.y + strips.tall + 12 + 96 + 12, words.printed, 'end')]
    : [];
}

export const dialView: View<DialParams, DialModel, DialWords> = {
  height: { narrow: 694, wide: 546 },
  wide: true,
  controls: ['T', 'size', 'height', 'find', 'printed'],
  actions: ['four', 'six', 'tie'],
  covers: { logits: ['grid', 'bars', 'scaled'] },
  draw,
  thumb: dialThumb,
};

export const Dial = createFigure(dial, dialView);
