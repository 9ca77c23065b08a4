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
import { padShapes } from './digitPad.ts';
import { onPen } from './digitPointer.ts';
import { rowShapes, verdictShapes } from './digitRows.ts';
import { type DigitParams, type DigitScene, digitFrame, HEIGHT } from './digitScene.ts';

type Inside = Pick<typeof import('./digitInside.ts'), 'framingShapes' | 'insideShapes' | 'unitHandle'>;

let inside: Inside | undefined;
let coming: Promise<void> | undefined;

/** What draws the inside of the network is loaded once somebody wants to see it. */
function insideOf({ model, values, set }: DigitScene): Inside | undefined {
  if (values.panel === 'shares' || !model.net) return undefined;
  if (inside) return inside;
  coming ??= import('./digitInside.ts').then(({ framingShapes, insideShapes, unitHandle }) => {
    inside = { framingShapes, insideShapes, unitHandle };
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
  const { model, values } = scene;
  const frame = digitFrame(scene.width, scene.narrow);
  const within = insideOf(scene);
  const { net, look } = model;
  paint(sublayer(layer, 'pad'), padShapes(scene, frame));
  paint(sublayer(layer, 'framing'), within && look ? within.framingShapes(scene, frame, look) : []);
  paint(
    sublayer(layer, 'panel'),
    values.panel === 'shares'
      ? rowShapes(scene, frame)
      : within && net && look
        ? within.insideShapes(scene, frame, net, look)
        : [],
  );
  paint(sublayer(layer, 'verdict'), verdictShapes(scene, frame));
  drawHandles(layer, [penHandle(scene, frame), ...(within && look ? [within.unitHandle(scene, frame, look)] : [])]);
  const touch = sublayer(layer, 'touch');
  const [x, y, side] = frame.pad;
  paint(touch, [rect('touch', 'm-touch', x, y, side, side)]);
  onPen(touch.node()?.firstElementChild as SVGGraphicsElement, penOf(scene));
}

export const digitView: View<DigitParams, DigitModel, DigitWords> = {
  height: HEIGHT,
  wide: true,
  controls: ['panel', 'scale', 'centre', 'T', 'wrong8', 'wrong3', 'truth'],
  network: NetworkLine,
  actions: ['three', 'like8', 'nine', 'undo', 'clear'],
  covers: { strokes: ['pad', 'framing'] },
  draw,
};

export const Digit = createFigure(digit, digitView);
