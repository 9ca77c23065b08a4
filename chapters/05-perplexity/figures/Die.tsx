/** The equivalent die as a picture: bars of loss, their mean, and below it the fair die with that many faces. */

import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { rect, text } from '#draw/shapes.ts';
import { fitText, wrapText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import type { DieWords } from '../words.ts';
import { type DieModel, die } from './Die.model.ts';
import { barsOf, rulersOf, valuesOf } from './dieChart.ts';
import { dieHandles } from './dieHandles.ts';
import { levelsOf } from './dieLevels.ts';
import { type DieFrame, type DieParams, type DieScales, type DieScene, dieFrame } from './dieScene.ts';
import { dieThumb } from './dieThumb.ts';
import { faceStripShapes } from './faceStrip.ts';
import { facesText } from './facesText.model.ts';

/** Powers of ten that the ruler has to reach: whole ones at rest, so that small changes do not move it. */
function decadesFor(p: readonly number[], V: number): number {
  const most = Math.max(V, ...p.map((share) => (share > 0 ? 1 / share : 1)));
  return Math.max(4, Math.ceil(Math.log10(most) - 1e-9));
}

/** While something is dragged the ruler starts from what it was and only grows. */
function dieScales({ values, held, model }: DieScene, frame: DieFrame): DieScales {
  const before = held && decadesFor(held.values.p, held.values.V);
  const losses = model.words.map((word) => word.loss).filter(Number.isFinite);
  const decades =
    before === undefined
      ? decadesFor(values.p, values.V)
      : Math.max(before, model.chance / Math.LN10, ...losses.map((loss) => loss / Math.LN10));
  const lane = (to: number) => scale([0, to * Math.LN10], frame.floor, frame.top);
  return { decades, shown: lane(decades), held: lane(before ?? decades) };
}

function draw(layer: Layer, scene: DieScene): void {
  const frame = dieFrame(scene.width, scene.narrow, scene.model.words.length);
  const scales = dieScales(scene, frame);
  paint(sublayer(layer, 'rulers'), rulersOf(scene, frame, scales));
  paint(sublayer(layer, 'bars'), barsOf(scene, frame, scales));
  paint(sublayer(layer, 'levels'), levelsOf(scene, frame, scales));
  paint(sublayer(layer, 'values'), valuesOf(scene, frame, scales));
  paint(sublayer(layer, 'die'), dieShapes(scene, frame));
  drawHandles(layer, dieHandles(scene, frame, scales));
}

function dieShapes({ model, words, lang, narrow }: DieScene, { strip }: DieFrame): readonly Shape[] {
  const { x, y, width, height } = strip;
  if (model.state !== 'fine') {
    const said = fitText(words[model.state], width - 24, 14);
    return [
      rect('empty', 'm-area-edge', x, y, width, height - 22),
      text('why', 'ink', x + 12, y + (height - 22) / 2 + 5, said.text, 'start', said.size),
    ];
  }
  const title = wrapText(words.die(facesText(model.faces), model.typical, lang), width, 14);
  const lines = title.slice(0, narrow ? 3 : 1);
  return [
    ...lines.map((line, i) => text(`title${i}`, 'ink', x, y - 12 - 19 * (lines.length - 1 - i), line)),
    ...faceStripShapes({ ...strip, faces: model.faces, enlarged: words.enlarged }),
  ];
}

export const dieView: View<DieParams, DieModel, DieWords> = {
  height: { narrow: 558, wide: 544 },
  wide: true,
  controls: ['V', 'context'],
  actions: ['tenth', 'level', 'guess', 'zero'],
  draw,
  thumb: dieThumb,
};

export const Die = createFigure(die, dieView);
