/**
 * A sentence as a block: as wide as its characters, as high as a character costs. Its area is the whole loss; cutting it
 * into more or fewer tokens moves the cuts and leaves the block as it is.
 */

import { ticks } from 'd3';
import type { Scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { CHARACTERS } from './Units.model.ts';
import { BLOCK, CUT_Y, type UnitsScene } from './unitsScene.ts';

/** Heights that the block's ruler may reach, in nats per character. */
const REACHES = [3, 6, 12, 24, 36];

export const reachFor = (perCharacter: number): number => REACHES.find((reach) => perCharacter <= reach) ?? 36;

export interface BlockPlace {
  readonly left: number;
  readonly cell: number;
}

export function blockShapes(scene: UnitsScene, { left, cell }: BlockPlace, y: Scale, reach: number): readonly Shape[] {
  const { model, words, lang } = scene;
  const fixed = (value: number) => formatNumber(value, { as: 'fixed', digits: 3 }, lang);
  const right = left + CHARACTERS * cell;
  const top = y.at(model.perCharacter);
  const token = cell / model.ratio;
  const cuts = Array.from({ length: Math.ceil(model.tokens - 1e-9) - 1 }, (_, i) => left + (i + 1) * token);
  const { floor } = BLOCK;
  const said = fixed(model.loss);
  const inside = textWidth(said, 14) + 8 < token && floor - top > 24;
  return [
    ...ticks(0, reach, 3)
      .slice(1)
      .flatMap((v) => [
        line(`g${v}`, 'm-grid', left, y.at(v), right, y.at(v)),
        text(`gt${v}`, '', left - 8, y.at(v) + 5, String(v), 'end'),
      ]),
    text('axis', '', 0, BLOCK.top - 26, words.perCharacter(fixed(model.perCharacter), fixed(model.bitsPerCharacter))),
    rect('block', 'm-cost', left, top, right - left, floor - top),
    rect('first', 'm-cost', left, top, token, floor - top),
    path('cuts', 'm-token', cuts.map((x) => `M${at(x)},${at(top)}V${floor + 5}`).join('')),
    line('top', 'm-cost-lip', left, top, right, top),
    line('zero', 'm-zero', left, floor, right, floor),
    text('first-said', 'ink', left + token / 2, floor - 8, inside ? said : '', 'middle'),
    ...[...words.sentence].map((character, i) =>
      text(`c${i}`, 'name', left + (i + 0.5) * cell, floor + 27, character, 'middle', Math.min(19, cell * 0.8)),
    ),
    line('stem', 'm-leader', left + token, floor + 5, left + token, CUT_Y - 9),
    text('token', 'ink', ...besideKnob(scene, left + token, right, words.token(said))),
  ];
}

function besideKnob(
  { width }: UnitsScene,
  x: number,
  right: number,
  said: string,
): [number, number, string, 'start' | 'end'] {
  const free = x + 20 + textWidth(said, 14) < Math.max(right, width);
  return [free ? x + 20 : x - 20, CUT_Y + 5, said, free ? 'start' : 'end'];
}
