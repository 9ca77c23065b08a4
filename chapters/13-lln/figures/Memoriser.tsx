/** The memoriser as a picture: training points and losses; the green line, the least that fresh labels cost, is dragged. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { MemoriserWords } from '../words.ts';
import { type MemoriserModel, memoriser, noiseFor } from './Memoriser.model.ts';
import { barShapes, type MemoParams, type MemoScene, memoFrame, squareShapes } from './memoShapes.ts';

const KNOB_BELOW = 46;

function draw(layer: Layer, scene: MemoScene): void {
  const frame = memoFrame(scene);
  const { model, words, lang, width } = scene;
  const x = frame.across.at(model.best);
  const y = frame.ruler + KNOB_BELOW;
  const said = words.best(formatNumber(model.best, { as: 'fixed', digits: 4 }, lang));
  const free = x + 24 + textWidth(said, 14) < width ? 1 : -1;
  const note = fitText(
    words.noise(formatNumber(model.noise, { as: 'percent' }, lang)),
    frame.right - frame.left + 12,
    14,
  );
  paint(sublayer(layer, 'square'), squareShapes(scene, frame));
  paint(sublayer(layer, 'bars'), barShapes(scene, frame));
  paint(sublayer(layer, 'words'), [
    text('best', 'true', x + 24 * free, y + 5, said, free > 0 ? 'start' : 'end'),
    text('noise', '', frame.left, y + 38, note.text, 'start', note.size === 14 ? undefined : note.size),
  ]);
  const grip = scene.grip('noise');
  drawHandles(layer, [
    {
      key: 'noise',
      x,
      y,
      direction: 'x',
      hue: 'true',
      nudge: true,
      grips: [{ ...grip, text: () => `${grip.text()}, ${said}` }],
      move: (to) => grip.set(noiseFor(Math.max(0, frame.across.value(to)))),
    },
  ]);
}

export const memoriserView: View<MemoParams, MemoriserModel, MemoriserWords> = {
  height: { narrow: 472, wide: 300 },
  controls: ['model', 'size', 'noise', 'seed'],
  actions: ['coins'],
  draw,
};

export const Memoriser = createFigure(memoriser, memoriserView);
