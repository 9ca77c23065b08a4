/** The loop machine as a picture: the text above, the stations it passes, the strip, and the point on it. */

import { drawHandles } from '#draw/handle.ts';
import type { Grip, HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { drawStrip } from '#draw/strip.ts';
import { createFigure } from '#figure/createFigure.tsx';
import { NetworkLine } from '#figure/NetworkLine.tsx';
import { RunButton } from '#figure/RunButton.tsx';
import { TextControl } from '#figure/TextControl.tsx';
import type { View } from '#figure/view.ts';
import { valueText } from '#spec/valueText.ts';
import type { LoopWords } from '../words.ts';
import { type LoopModel, loop } from './Loop.model.ts';
import { HEIGHT, type LoopFrame, type LoopScene, loopFrame } from './loopFrame.ts';
import { loopParams } from './loopParams.model.ts';
import { stationShapes } from './loopStations.ts';
import { cutShapes, pointShapes, stripOf } from './loopStrip.ts';
import { tallyShapes } from './loopTally.ts';
import { textShapes } from './loopTextShapes.ts';
import { loopThumb } from './loopThumb.ts';

function draw(layer: Layer, scene: LoopScene): void {
  const frame = loopFrame(scene);
  paint(sublayer(layer, 'text'), textShapes(scene, frame));
  paint(sublayer(layer, 'stations'), stationShapes(scene, frame));
  drawStrip(layer, stripOf(scene, frame));
  paint(sublayer(layer, 'cuts'), cutShapes(scene, frame));
  paint(sublayer(layer, 'point'), pointShapes(scene, frame));
  paint(sublayer(layer, 'tally'), tallyShapes(scene, frame));
  drawHandles(layer, handles(scene, frame));
}

function handles(scene: LoopScene, { strip, point }: LoopFrame): readonly HandleData[] {
  const { u, hit } = scene.model;
  if (u === undefined || scene.model.waiting) return [];
  const grip = byHand(scene, u);
  const handle: HandleData = {
    key: 'u',
    x: strip.x + u * strip.width,
    y: point,
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [hit ? { ...grip, text: () => `${grip.text()}, ${hit.name}` } : grip],
    move: (x) => grip.set((x - strip.x) / strip.width),
  };
  return [handle];
}

/** Whoever moves the point has taken it from chance, and begins where chance has put it. */
function byHand(scene: LoopScene, u: number): Grip {
  const grip = scene.grip('u');
  if (scene.model.mode === 'hand') return grip;
  const take = () => scene.set({ mode: 'hand', u });
  return {
    ...grip,
    now: u,
    text: () => valueText(loopParams.u, u, scene.lang),
    set: (x) => {
      take();
      grip.set(x);
    },
    step: (direction, size) => {
      take();
      grip.step(direction, size);
    },
    toEnd: (direction) => {
      take();
      grip.toEnd(direction);
    },
  };
}

export const loopView: View<typeof loop.params, LoopModel, LoopWords> = {
  height: HEIGHT,
  wide: true,
  controls: ['prefix', 'net', 'mode', 'stage', 'speed', 'seed'],
  network: NetworkLine,
  text: TextControl,
  covers: { prefix: ['text'] },
  run: RunButton,
  near: ['step', 'write', 'throw', 'hundred', 'again'],
  actions: ['real', 'book'],
  draw,
  thumb: loopThumb,
};

export const Loop = createFigure(loop, loopView);
