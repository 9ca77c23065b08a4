/**
 * Eight positions with their losses and a switch each; above, the sentence and its cuts; below, what is divided by
 * what, and the strip that is learnt.
 */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { hatched, line, rect, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { MaskWords } from '../words.ts';
import { type MaskModel, type MaskPosition, mask } from './Mask.model.ts';
import {
  centreOf,
  columnOf,
  EQUATION,
  FLOOR,
  HEIGHT,
  LEFT,
  type MaskParams,
  type MaskScene,
  nameOf,
  SWITCH,
  yOf as y,
} from './maskFrame.ts';
import { cutHandles, sentenceShapes } from './maskSentence.ts';
import { drawSharedStrip, shareShapes } from './maskStrip.ts';

const nats = ({ lang }: MaskScene, x: number) => formatNumber(x, { as: 'fixed', digits: 3 }, lang);

function draw(layer: Layer, scene: MaskScene): void {
  const { model } = scene;
  paint(sublayer(layer, 'sentence'), sentenceShapes(scene));
  paint(sublayer(layer, 'positions'), [
    ...frameShapes(scene),
    ...model.positions.flatMap((position, i) => positionShapes(position, i, scene)),
    ...meanShapes(scene),
  ]);
  paint(sublayer(layer, 'sum'), [...sumShapes(scene), ...shareShapes(scene)]);
  drawSharedStrip(layer, scene);
  drawHandles(layer, [...cutHandles(scene), ...model.positions.map((position, i) => handleOf(position, i, scene))]);
}

function frameShapes({ words, width }: MaskScene): readonly Shape[] {
  return [
    ...[2, 4].flatMap((v) => [
      line(`g${v}`, 'm-grid', LEFT, y(v), width - 2, y(v)),
      text(`gt${v}`, '', LEFT - 8, y(v) + 5, String(v), 'end'),
    ]),
    text('axis', '', 0, y(6) - 11, words.axis),
    line('zero', 'm-zero', LEFT, FLOOR, width - 2, FLOOR),
    text('on', '', LEFT - 6, SWITCH.on + 5, words.scored, 'end', 12),
    text('off', '', LEFT - 6, SWITCH.off + 5, words.ignored, 'end', 12),
  ];
}

function positionShapes({ target, loss, scored }: MaskPosition, i: number, scene: MaskScene): readonly Shape[] {
  const column = columnOf(scene);
  const x = centreOf(scene, i);
  const wide = Math.min(44, column * 0.62);
  const [top, high] = [y(loss), FLOOR - y(loss)];
  const digits = column < 32 ? 1 : column < 46 ? 2 : 3;
  const number = fitText(formatNumber(loss, { as: 'fixed', digits }, scene.lang), column - 2, 14);
  // A number that the line of the mean would cross stands above the line.
  const mean = scene.model.divisor === 0 ? FLOOR : y(scene.model.mean);
  const above = scored && mean < top && top - mean < 24 ? mean : top;
  const name = fitText(nameOf(scene, target), column - 2, 19);
  return [
    scored
      ? rect(`b${i}`, 'm-loss-bar', x - wide / 2, top, wide, high)
      : hatched(`b${i}`, x - wide / 2, top, wide, high),
    text(`l${i}`, scored ? 'ink halo' : 'halo', x, above - 7, number.text, 'middle', number.size),
    text(`n${i}`, 'name', x, FLOOR + 23, name.text, 'middle', name.size),
    line(`s${i}`, 'm-mould', x, SWITCH.on, x, SWITCH.off),
  ];
}

/** The mean lies across the positions it is taken over. */
function meanShapes(scene: MaskScene): readonly Shape[] {
  const { model } = scene;
  if (model.divisor === 0) return [];
  const at = y(model.mean);
  return model.positions.flatMap(({ scored }, i) => {
    const x = centreOf(scene, i);
    const half = columnOf(scene) / 2;
    return scored ? [line(`m${i}`, 'm-frame', x - half + 1, at, x + half - 1, at)] : [];
  });
}

function sumShapes(scene: MaskScene): readonly Shape[] {
  const { model, words, width } = scene;
  const said =
    model.divisor === 0
      ? words.nothing
      : words.mean(nats(scene, model.sum), String(model.divisor), nats(scene, model.mean));
  const fitted = fitText(said, width - 2, 16);
  const alone = fitText(words.wordsAlone(nats(scene, model.words)), width - 2, 14);
  return [
    text('mean', 'bold ink', 0, EQUATION, fitted.text, 'start', fitted.size),
    text('alone', '', 0, EQUATION + 22, alone.text, 'start', alone.size),
  ];
}

function handleOf(position: MaskPosition, i: number, scene: MaskScene): HandleData {
  const grip = scene.grip('scored', position.slot);
  const flip = (on: boolean) => grip.set(on ? 1 : 0);
  const { held, words } = scene;
  return {
    key: `p${i}`,
    x: centreOf(scene, i),
    y: position.scored ? SWITCH.on : SWITCH.off,
    direction: 'y',
    hue: 'ink',
    grips: [
      {
        ...grip,
        label: () => `${words.params['scored']} ${i + 1}, ${nameOf(scene, position.target)}`,
        text: () => (position.scored ? words.scored : words.ignored),
        // A click without a move flips the switch.
        end: () => {
          const began = held?.param === 'scored' ? held.values.scored[position.slot] : undefined;
          if (began !== undefined && (began === 1) === position.scored) flip(!position.scored);
          grip.end();
        },
      },
    ],
    move: (_, at) => flip(at < (SWITCH.on + SWITCH.off) / 2),
    reach: [Math.min(22, columnOf(scene) / 2), 34],
    nudge: i === 5,
  };
}

export const maskView: View<MaskParams, MaskModel, MaskWords> = {
  height: { narrow: HEIGHT, wide: HEIGHT },
  controls: ['fim', 'steps'],
  actions: ['train', 'unmask', 'all'],
  draw,
};

export const Mask = createFigure(mask, maskView);
