/** The die swapper as a picture: the text with a mark where reading stops, a ladder of dice, and two of them in full. */

import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, line, path, text } from '#draw/shapes.ts';
import { POINT_BELOW } from '#draw/strip.ts';
import { fitText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import { NetworkLine } from '#figure/NetworkLine.tsx';
import { TextControl } from '#figure/TextControl.tsx';
import type { View } from '#figure/view.ts';
import type { SwapWords } from '../words.ts';
import { type SwapModel, swapper } from './Swapper.model.ts';
import { LONGEST } from './swapData.model.ts';
import { ladderShapes } from './swapLadder.ts';
import { COUNTED, HEIGHT, LADDER, NET, type SwapParams, type SwapScene, TOKENS } from './swapScene.ts';
import { drawDie, pointAt, stripsOf } from './swapStrips.ts';
import { type TokenLine, type TokenPlace, tokenLine, tokenShapes } from './tokenLine.ts';

const LEFT = 12;

function draw(layer: Layer, scene: SwapScene): void {
  const row = tokenLine(scene.model.tokens, scene.width - 2 * LEFT);
  paint(sublayer(layer, 'tokens'), textShapes(scene, row));
  paint(sublayer(layer, 'ladder'), ladderShapes(scene));
  for (const placed of stripsOf(scene)) drawDie(layer, scene, placed);
  drawHandles(layer, handles(scene, row));
}

/** Between the tokens: where reading stops after so many of them. */
function caret({ places, size }: TokenLine, read: number): number {
  const last = places[read - 1];
  const next = places[read];
  return LEFT + (last && next ? (last.to + next.from) / 2 : last ? last.to + size * 0.14 : -size * 0.14);
}

function textShapes({ model, values, words, width }: SwapScene, row: TokenLine): readonly Shape[] {
  if (model.tokens.length === 0) {
    const typed = fitText(model.voice === 'printed' ? '床前明月' : values.line, width - LEFT, 22);
    return [text('typed', 'name', LEFT, TOKENS.y, typed.text, 'start', typed.size)];
  }
  const { places } = row;
  const x = caret(row, model.read);
  const from = places[model.read - Math.min(model.context, model.read)] as TokenPlace | undefined;
  const remembered = Math.min(model.context, model.read) > 0 && from;
  const notes = [
    ...(model.lost ? [words.lost([...model.lost].slice(0, 6).join(''))] : []),
    ...(model.left > 0 ? [words.left(model.left)] : []),
  ];
  const note = fitText(notes.join(' '), x < width / 2 ? width - x - 30 : x - 30, 14);
  return [
    ...tokenShapes(row, model.tokens, LEFT, TOKENS.y, (i) => (i < model.read ? ' bold' : '')),
    path('memory', 'm-bracket', remembered ? `M${at(LEFT + from.from)},${TOKENS.bracket}v6H${at(x - 2)}v-6` : ''),
    line('caret', 'm-stem', x, 4, x, TOKENS.knob - 9),
    text(
      'note',
      '',
      x < width / 2 ? x + 24 : x - 24,
      TOKENS.knob + 5,
      note.text,
      x < width / 2 ? 'start' : 'end',
      note.size,
    ),
  ];
}

function handles(scene: SwapScene, row: TokenLine): readonly HandleData[] {
  const { model, width } = scene;
  const reading = scene.grip('read');
  const memory = scene.grip('context');
  const point = scene.grip('u');
  const rung = scale([0, LONGEST], LADDER.y + 9, LADDER.y + 9 + LADDER.pitch * LONGEST);
  const places = Array.from({ length: model.tokens.length + 1 }, (_, i) => caret(row, i));
  const nearest = (x: number) =>
    places.reduce((best, place, i) => (Math.abs(place - x) < Math.abs((places[best] as number) - x) ? i : best), 0);
  const most = model.tokens.length;
  const falls = (key: string, y: number, hit: string): HandleData => ({
    key,
    x: pointAt(model.u, width),
    y,
    direction: 'x',
    hue: 'ink',
    grips: [{ ...point, text: () => `${point.text()}, ${hit}` }],
    move: (x) => point.set((x - 1) / (width - 2)),
  });
  return [
    ...(model.tokens.length > 0
      ? [
          {
            key: 'read',
            x: caret(row, model.read),
            y: TOKENS.knob,
            direction: 'x' as const,
            hue: 'ink' as const,
            nudge: true,
            grips: [
              {
                ...reading,
                max: most,
                now: model.read,
                text: () => model.tokens.slice(0, model.read).join('') || '—',
                step: (direction, size) =>
                  reading.set(Math.max(0, Math.min(most, model.read + direction * (size === 'large' ? 4 : 1)))),
                toEnd: (direction) => reading.set(direction > 0 ? most : 0),
              },
            ] as HandleData['grips'],
            move: (x: number) => reading.set(nearest(x)),
          },
          {
            key: 'context',
            x: 14,
            y: rung.at(model.context),
            direction: 'y' as const,
            hue: 'ink' as const,
            grips: [memory] as HandleData['grips'],
            move: (_: number, y: number) => memory.set(rung.value(y)),
          },
        ]
      : []),
    ...(model.die ? [falls('u', COUNTED.y + COUNTED.height + POINT_BELOW, model.hit.text)] : []),
    ...(model.net ? [falls('u-net', NET.y + NET.height + POINT_BELOW, model.netHit.text)] : []),
  ];
}

export const swapView: View<SwapParams, SwapModel, SwapWords> = {
  height: { narrow: HEIGHT, wide: HEIGHT },
  controls: ['line', 'voice', 'read', 'context', 'u'],
  network: NetworkLine,
  text: TextControl,
  covers: { line: ['tokens'] },
  actions: ['longer', 'throw'],
  draw,
};

export const Swapper = createFigure(swapper, swapView);
