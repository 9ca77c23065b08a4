/** The digit pad as a picture: what is written, and beside it ten scores and shares, or the inside of the network. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { rect } from '#draw/shapes.ts';
import { createFigure } from '#figure/createFigure.tsx';
import { NetworkLine } from '#figure/NetworkLine.tsx';
import type { View } from '#figure/view.ts';
import type { DigitWords } from '../words.ts';
import { type DigitModel, digit } from './Digit.model.ts';
import { penHandle, penOf } from './digitHandles.ts';
import { digitThumb, padShapes } from './digitPad.ts';
import { onPen } from './digitPointer.ts';
import { rowFrame, rowShapes, verdictShapes } from './digitRows.ts';
import { type DigitParams, type DigitScene, digitFrame, HEIGHT } from './digitScene.ts';

type LaterOf = typeof import('./digitLater.ts').laterOf;

let laterOf: LaterOf | undefined;
let coming: Promise<void> | undefined;

/** What few readers ask for is loaded once somebody does. */
function later({ model, values, set }: DigitScene): LaterOf | undefined {
  if (values.panel === 'shares' ? !model.edited && !model.print && model.kept.length === 10 : !model.net)
    return undefined;
  if (laterOf) return laterOf;
  coming ??= import('./digitLater.ts').then((loaded) => {
    laterOf = loaded.laterOf;
  });
  // Each figure that waits is told: a pinned state waits beside the live one.
  coming.then(
    () => set({}),
    () => {
      coming = undefined;
    },
  );
  return undefined;
}

function draw(layer: Layer, scene: DigitScene): void {
  const frame = digitFrame(scene.width, scene.narrow);
  const rows = rowFrame(frame);
  const more = later(scene)?.(scene, frame, rows);
  paint(sublayer(layer, 'pad'), padShapes(scene, frame));
  paint(sublayer(layer, 'framing'), more?.framing ?? []);
  paint(sublayer(layer, 'panel'), [
    ...(scene.values.panel === 'shares' ? rowShapes(scene, frame, rows) : []),
    ...(more?.panel ?? []),
  ]);
  paint(sublayer(layer, 'verdict'), verdictShapes(scene, frame));
  drawHandles(layer, [penHandle(scene, frame), ...(more?.handles ?? [])]);
  const touch = sublayer(layer, 'touch');
  const [x, y, side] = frame.pad;
  paint(touch, [rect('touch', 'm-touch', x, y, side, side)]);
  onPen(touch.node()?.firstElementChild as SVGGraphicsElement, penOf(scene));
}

export const digitView: View<DigitParams, DigitModel, DigitWords> = {
  height: HEIGHT,
  wide: true,
  controls: ['panel', 'scale', 'centre', 'T', 'p', 'wrong8', 'wrong3', 'truth'],
  network: NetworkLine,
  actions: ['three', 'like8', 'nine', 'printed', 'undo', 'clear', 'mine', 'theirs'],
  covers: { strokes: ['pad', 'framing'] },
  draw,
  thumb: digitThumb,
};

export const Digit = createFigure(digit, digitView);
