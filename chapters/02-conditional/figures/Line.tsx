/** A typed line as a picture: its tokens, one of them looked at, and below them three chains of losses. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { line as mark, rect, text } from '#draw/shapes.ts';
import { fitText, wrapText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import { NetworkLine } from '#figure/NetworkLine.tsx';
import { TextControl } from '#figure/TextControl.tsx';
import type { View } from '#figure/view.ts';
import type { LineWords } from '../words.ts';
import { type LineModel, line } from './Line.model.ts';
import { axisShapes, barShapes } from './lineBars.ts';
import { WAYS } from './lineModel.model.ts';
import { CHAIN, type LineParams, type LineScene, LOW, TOKENS } from './lineScene.ts';
import { type TokenLine, type TokenPlace, tokenLine, tokenShapes } from './tokenLine.ts';

function draw(layer: Layer, scene: LineScene): void {
  const { model, width } = scene;
  const tokens = model.tokens.map(({ text: token }) => token);
  const row = tokenLine(tokens, width - 20);
  paint(sublayer(layer, 'tokens'), model.tokens.length > 0 ? tokensOf(scene, row, tokens) : emptyShapes(scene));
  paint(sublayer(layer, 'bars'), model.tokens.length > 0 ? barShapes(scene) : []);
  paint(sublayer(layer, 'axis'), model.tokens.length > 0 ? axisShapes(scene) : []);
  paint(sublayer(layer, 'notes'), noteShapes(scene));
  drawHandles(layer, model.tokens.length > 0 ? [handleOf(scene, row)] : []);
}

const centre = ({ places }: TokenLine, i: number) => {
  const { from, to } = places[i] as TokenPlace;
  return 10 + (from + to) / 2;
};

function tokensOf({ model }: LineScene, row: TokenLine, tokens: readonly string[]): readonly Shape[] {
  const { from, to } = row.places[model.at] as TokenPlace;
  const x = centre(row, model.at);
  return [
    ...tokenShapes(row, tokens, 10, TOKENS.y, (i) => (i === model.at ? ' bold' : '')),
    mark('under', 'm-frame', 10 + from, TOKENS.y + 8, 10 + to, TOKENS.y + 8),
    mark('stem', 'm-stem', x, TOKENS.y + 8, x, TOKENS.knob - 9),
  ];
}

/** No link of a chain: the network is not here yet, or nothing it knows was typed. */
function emptyShapes({ model, values, words, width }: LineScene): readonly Shape[] {
  const typed = fitText(values.line, width, 19);
  const said = wrapText(model.waiting ? words.waiting(model) : words.empty, width, 14);
  return [
    text('typed', 'name', 0, TOKENS.y, typed.text, 'start', typed.size),
    ...said.map((part, i) => text(`w${i}`, 'ink', 0, TOKENS.knob + 4 + 20 * i, part)),
    ...WAYS.flatMap((way, i) => {
      const y = CHAIN.y + CHAIN.pitch * i;
      return [
        text(`n${i}`, 'ink', 0, y, words.ways[way], 'start'),
        rect(`b${i}`, 'm-mould', 1, y + CHAIN.bar, width - 2, CHAIN.height),
      ];
    }),
  ];
}

/** Under the ruler: what was counted, and what of the text is not in the chain. */
function noteShapes({ model, words, width }: LineScene): readonly Shape[] {
  const notes = [
    ...(model.tokens.length > 0 ? [words.counted(model)] : []),
    ...(model.lost ? [words.lost([...model.lost].slice(0, 8).join(''))] : []),
    ...(model.left > 0 ? [words.left(model.left)] : []),
  ];
  return notes
    .flatMap((note) => wrapText(note, width, 14))
    .slice(0, 5)
    .map((part, i) => text(`note${i}`, 'ink', 0, LOW + 86 + 21 * i, part));
}

function handleOf(scene: LineScene, row: TokenLine): HandleData {
  const { model } = scene;
  const grip = scene.grip('at');
  const last = model.tokens.length - 1;
  const nearest = (x: number) =>
    row.places.reduce((best, _, i) => (Math.abs(centre(row, i) - x) < Math.abs(centre(row, best) - x) ? i : best), 0);
  return {
    key: 'at',
    x: centre(row, model.at),
    y: TOKENS.knob,
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [
      {
        ...grip,
        max: Math.max(0, last),
        now: model.at,
        text: () => model.tokens[model.at]?.text ?? '',
        step: (direction, size) =>
          grip.set(Math.max(0, Math.min(last, model.at + direction * (size === 'large' ? 4 : 1)))),
        toEnd: (direction) => grip.set(direction > 0 ? last : 0),
      },
    ],
    move: (x) => grip.set(nearest(x)),
  };
}

export const lineView: View<LineParams, LineModel, LineWords> = {
  height: { narrow: LOW + 160, wide: LOW + 118 },
  controls: ['line', 'voice', 'zeros'],
  network: NetworkLine,
  text: TextControl,
  covers: { line: ['tokens'] },
  draw,
};

export const Line = createFigure(line, lineView);
