/** Text at T as a picture: a ruler to set T, three lanes of text, and one place of one of them in full. */

import { rulerShapes } from '#draw/axes.ts';
import { drawHandles } from '#draw/handle.ts';
import type { Grip, HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { text as label, line } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import { NetworkLine } from '#figure/NetworkLine.tsx';
import { TextControl } from '#figure/TextControl.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { TextWords } from '../words.ts';
import { type TextModel, text } from './Text.model.ts';
import { laneShapes, windowIn } from './textLaneShapes.ts';
import { drawLook } from './textLookShapes.ts';
import { LANES, textParams } from './textParams.model.ts';
import {
  FIRST,
  HEIGHT,
  LEADING,
  type Spot,
  type TextFrame,
  type TextParams,
  type TextScene,
  textFrame,
} from './textScene.ts';

const { min, max } = textParams.T;
const onRuler = (T: number, { x, width }: TextFrame['ruler']) => x + (Math.log(T / min) / Math.log(max / min)) * width;

/** From a piece to the knob under it. */
const BELOW = 13;

let pointer: Promise<typeof import('./textPointer.ts')> | undefined;

/** What hears the pointer comes after the picture: nobody points at what is not there yet. */
function hear(svg: SVGSVGElement | null | undefined, scene: TextScene, spots: readonly Spot[]): void {
  if (!svg?.isConnected) return;
  pointer ??= import('./textPointer.ts');
  pointer.then(
    ({ onPieces }) => onPieces(svg, { scene, spots }),
    () => {
      pointer = undefined;
    },
  );
}

function draw(layer: Layer, scene: TextScene): void {
  const frame = textFrame(scene);
  const windows = LANES.map((lane) => windowIn(scene, lane, frame.lanes[lane] as (typeof frame.lanes)[number]));
  const spots = windows.flatMap(({ lines }, lane) => {
    const { x, head } = frame.lanes[lane] as (typeof frame.lanes)[number];
    return lines.flatMap((set, row) =>
      set.flatMap((piece): readonly Spot[] => {
        const [from, to] = [x + piece.x, x + piece.x + piece.width];
        const y = head + FIRST + row * LEADING;
        return piece.index < 0 ? [] : [{ lane, at: piece.index, x: (from + to) / 2, y, from, to }];
      }),
    );
  });
  const looked = spots.find(({ lane, at }) => lane === scene.model.lane && at === scene.model.at);
  paint(sublayer(layer, 'ruler'), rulerOf(scene, frame));
  paint(
    sublayer(layer, 'lanes'),
    LANES.flatMap((lane) => laneShapes(scene, lane, frame.lanes[lane] as never, windows[lane] as never)),
  );
  paint(sublayer(layer, 'looked'), [
    ...(looked ? [line('under', 'm-frame', looked.from, looked.y + 5, looked.to, looked.y + 5)] : []),
    ...noteShapes(scene, frame),
  ]);
  drawLook(layer, scene, frame);
  hear(layer.node()?.ownerSVGElement, scene, spots);
  drawHandles(layer, [temperatureHandle(scene, frame), ...(looked ? [lookHandle(scene, looked, spots)] : [])]);
}

function rulerOf({ model, lang, narrow }: TextScene, { ruler }: TextFrame): readonly Shape[] {
  const ticks = [0.05, 0.2, 0.5, 1, 2, 5].map((T) => ({ at: onRuler(T, ruler), words: String(T) }));
  const said = `T = ${formatNumber(model.T, { as: 'value', digits: 1 }, lang)}`;
  return [
    label('T', 'ink bold big', 0, narrow ? 17 : ruler.y + 6, said),
    ...rulerShapes('T', ticks, ruler.y, ruler.x, ruler.x + ruler.width),
  ];
}

/** What the network could not read. */
function noteShapes({ model, words, width }: TextScene, { look }: TextFrame): readonly Shape[] {
  if (!model.lost) return [];
  const said = fitText(words.lost([...model.lost].slice(0, 8).join(' ')), width, 14);
  return [label('lost', 'ink', 0, look.head - 30, said.text, 'start', said.size)];
}

function temperatureHandle(scene: TextScene, { ruler }: TextFrame): HandleData {
  const grip = scene.grip('T');
  return {
    key: 'T',
    x: onRuler(scene.model.T, ruler),
    y: ruler.y,
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [grip],
    move: (x) => grip.set(min * (max / min) ** ((x - ruler.x) / ruler.width)),
  };
}

/** Along the text, and from one text to another. */
function lookHandle(scene: TextScene, looked: Spot, spots: readonly Spot[]): HandleData {
  const { model } = scene;
  const [place, lane] = [scene.grip('at'), scene.grip('lane')];
  const last = (model.lanes[model.lane]?.pieces.length ?? 1) - 1;
  const name = model.look?.name ?? '';
  const along: Grip = {
    ...place,
    max: last,
    now: model.at,
    text: () => `${model.at + 1}, ${name}`,
    step: (direction, size) =>
      place.set(Math.max(0, Math.min(last, model.at + direction * (size === 'large' ? 10 : 1)))),
    toEnd: (direction) => place.set(direction > 0 ? last : 0),
  };
  // Downwards is to the next lane.
  const across: Grip = { ...lane, step: (direction) => lane.set(model.lane - direction) };
  return {
    key: 'at',
    x: looked.x,
    y: looked.y + BELOW,
    direction: 'xy',
    hue: 'ink',
    grips: [along, across],
    move: (x, y) => {
      const far = (spot: Spot) => Math.hypot(Math.max(spot.from - x, 0, x - spot.to), 2 * (spot.y + BELOW - y));
      const near = spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), looked);
      if (near.lane !== model.lane || near.at !== model.at) scene.set({ lane: near.lane, at: near.at });
    },
  };
}

export const textView: View<TextParams, TextModel, TextWords> = {
  height: HEIGHT,
  wide: true,
  controls: ['prefix', 'net', 'T', 'p', 'length', 'seed'],
  network: NetworkLine,
  text: TextControl,
  draw,
};

export const Text = createFigure(text, textView);
