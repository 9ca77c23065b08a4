/** The ten rows of the last layer as whole templates of the drawing: what each score looks for, through all units. */

import type { Shape } from '#draw/paint.ts';
import { at, path, rect, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import type { DigitLook, DigitNet, Template } from '#nets/digitNet.ts';
import { formatNumber } from '#spec/format.ts';
import { cellShapes, levelsOf } from './digitCells.ts';
import type { DigitFrame, DigitScene } from './digitScene.ts';

const GAP = 12;
const HEAD = 26;
const LARGEST = 106;

/** They change with the drawing, and only with it. */
const KNOWN = new WeakMap<DigitLook, readonly Template[]>();

export function templatesOf(net: DigitNet, look: DigitLook): readonly Template[] {
  const known = KNOWN.get(look) ?? net.templates(look.hidden);
  KNOWN.set(look, known);
  return known;
}

export function templateShapes(scene: DigitScene, frame: DigitFrame, net: DigitNet, look: DigitLook): readonly Shape[] {
  const { model, words, lang } = scene;
  const { x, y, width } = frame.panel;
  const across = scene.narrow ? 4 : 5;
  const side = Math.min(LARGEST, (width - 2 - (across - 1) * GAP) / across);
  const templates = templatesOf(net, look);
  // One strength for all, or the ten could not be compared.
  const most = Math.max(...templates.map(({ row }) => row.reduce((m, cell) => Math.max(m, Math.abs(cell)), 0)));
  const head = fitText(words.rows, width, 14);
  const tall = side + HEAD + GAP;
  return [
    text('rows', 'ink', x, y - 10, head.text, 'start', head.size),
    ...templates.flatMap(({ row }, digit) => {
      const left = x + 1 + (digit % across) * (side + GAP);
      const top = y + HEAD + Math.floor(digit / across) * tall;
      const score = formatNumber(look.logits[digit] as number, { as: 'fixed', digits: 1 }, lang);
      const best = digit === model.said ? ' bold' : '';
      return [
        text(`w${digit}`, `ink${best}`, left, top - 7, String(digit), 'start', 16),
        text(`ws${digit}`, `map${best}`, left + side, top - 7, score, 'end'),
        rect(`wf${digit}`, 'm-mould', left, top, side, side),
        ...cellShapes(`wc${digit}`, ['above', 'below'], levelsOf(row, most), [left, top, side]),
        path(`wi${digit}`, 'm-was', outline(look.image, left, top, side / 28)),
      ];
    }),
  ];
}

/** Around what the network sees of the ink. */
function outline(image: Float32Array, left: number, top: number, pixel: number): string {
  const side = Math.sqrt(image.length);
  const ink = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < side && row < side && (image[row * side + column] as number) > 0.5;
  const parts: string[] = [];
  for (let row = 0; row <= side; row++)
    for (let column = 0; column <= side; column++) {
      const from = `M${at(left + column * pixel)},${at(top + row * pixel)}`;
      if (ink(column, row) !== ink(column - 1, row)) parts.push(`${from}v${at(pixel)}`);
      if (ink(column, row) !== ink(column, row - 1)) parts.push(`${from}h${at(pixel)}`);
    }
  return parts.join('');
}
