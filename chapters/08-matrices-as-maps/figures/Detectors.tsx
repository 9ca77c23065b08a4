/** The detectors as a picture: two columns are arrows in a plane, four a table of weights. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { windowLayer } from '#draw/window.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { onSteps } from '#spec/number.ts';
import type { DetectorsWords } from '../words.ts';
import { detectors } from './Detectors.model.ts';
import { answerShapes } from './detectorsAnswers.ts';
import { gridShapes, inputHandles } from './detectorsGrid.ts';
import { type DetectorsModel, type DetectorsParams, item } from './detectorsModel.model.ts';
import { arrowsOf, groundOf, halfShapes, labelsOf, scaleOf } from './detectorsPlane.ts';
import { type DetectorsFrame, type DetectorsScene, detectorsFrame, SUBSCRIPTS, two } from './detectorsScene.ts';

function draw(layer: Layer, scene: DetectorsScene): void {
  const frame = detectorsFrame(scene);
  const scale = scaleOf(frame);
  const plane = scene.model.columns === 2;
  paint(sublayer(layer, 'ground'), plane ? groundOf(frame) : gridShapes(scene, frame));
  paint(windowLayer(layer, 'half', frame.main), plane ? halfShapes(scene, scale) : []);
  paint(sublayer(layer, 'arrows'), plane ? arrowsOf(scene, scale) : []);
  paint(sublayer(layer, 'labels'), plane ? labelsOf(scene, frame, scale) : []);
  paint(sublayer(layer, 'answers'), answerShapes(scene, frame));
  drawHandles(layer, plane ? arrowHandles(scene, frame) : inputHandles(scene, frame));
}

function arrowHandles(scene: DetectorsScene, frame: DetectorsFrame): readonly HandleData[] {
  const { model, values, words, lang, set } = scene;
  const scale = scaleOf(frame);
  const tip = (
    key: string,
    list: 'x' | 'w',
    first: number,
    at: readonly number[],
    label: readonly [string, string],
    said: string,
  ): HandleData => {
    const [x, y] = scale.to(at as unknown as readonly [number, number]);
    const looking = list === 'w' ? { row: first / 2 + 1 } : {};
    return {
      key,
      x,
      y,
      direction: 'xy',
      hue: 'map',
      nudge: key === 'x',
      grips: [
        { ...scene.grip(list, first), label: () => label[0], text: () => said },
        { ...scene.grip(list, first + 1), label: () => label[1], text: () => said },
      ],
      move: (px, py) => {
        const [tx, ty] = scale.from([px, py]).map((value) => onSteps(item, value)) as unknown as readonly [
          number,
          number,
        ];
        set({ [list]: values[list].with(first, tx).with(first + 1, ty), ...looking });
      },
    };
  };
  return [
    ...model.rows
      .map(({ weights, output }, i) =>
        tip(`w${i}`, 'w', 2 * i, weights, words.weight(i + 1), `y${SUBSCRIPTS[i]} = ${two(output, lang)}`),
      )
      .reverse(),
    tip('x', 'x', 0, model.input, words.tip, words.answers(model.rows.map((row) => two(row.output, lang)).join(', '))),
  ];
}

export const detectorsView: View<DetectorsParams, DetectorsModel, DetectorsWords> = {
  height: { narrow: 620, wide: 440 },
  wide: true,
  controls: ['rows', 'row', 'columns', 'unit'],
  actions: ['longer'],
  draw,
};

export const Detectors = createFigure(detectors, detectorsView);
