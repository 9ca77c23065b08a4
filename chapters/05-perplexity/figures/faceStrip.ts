/**
 * A fair die as a strip: area 1, cut into faces of one size; what is left over at the end is part of a face.
 *
 * The first face stands for the right word. Faces too thin to be told apart are shown through a magnifier: the left end
 * of the strip, stretched by a power of ten, below it.
 */

import type { Shape } from '#draw/paint.ts';
import { at, path, rect, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { plain } from '#spec/written.ts';
import { facesText } from './facesText.model.ts';

export interface FaceStripData {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** All the room there is, magnifier and its words included. */
  readonly height: number;
  /** At least 1, finite. */
  readonly faces: number;
  /** At the magnified part; without it, faces are drawn however thin. */
  readonly enlarged?: (times: string) => string;
}

/** Faces this wide can be told apart; at twice that the strip has all the room for itself. */
const CLEAR = 7;
const LOW = 40;

export function faceStripShapes(data: FaceStripData): readonly Shape[] {
  const { x, y, width, height, faces, enlarged } = data;
  const face = width / faces;
  if (!enlarged || face >= 2 * CLEAR) return rowShapes('a', x, y, width, height, face);
  const full = height - 22;
  if (face >= CLEAR) return rowShapes('a', x, y, width, LOW + (full - LOW) * (face / CLEAR - 1), face);
  const times = 10 ** Math.ceil(Math.log10(CLEAR / face) - 1e-9);
  const lens = { y: y + full - LOW, to: x + width / times };
  return [
    path(
      'funnel',
      'm-funnel',
      `M${at(x)},${y + LOW}L${at(x)},${at(lens.y)}H${at(x + width)}L${at(lens.to)},${y + LOW}Z`,
    ),
    ...rowShapes('a', x, y, width, LOW, 0),
    path('bracket', 'm-bracket', `M${at(x)},${y - 3}V${y + LOW + 3}M${at(lens.to)},${y - 3}V${y + LOW + 3}`),
    ...rowShapes('b', x, lens.y, width, LOW, face * times, true),
    text('enlarged', '', x, lens.y + LOW + 19, enlarged(times < 1e7 ? facesText(times) : plain(times))),
  ];
}

/** One row of faces; those of no width are too thin to be drawn one by one. */
function rowShapes(
  key: string,
  x: number,
  y: number,
  width: number,
  height: number,
  face: number,
  goesOn = false,
): readonly Shape[] {
  const outline = rect(`${key}o`, 'm-area-edge', x, y, width, height);
  if (face === 0) return [rect(`${key}f`, 'm-many', x, y, width, height), outline];
  const right = x + width;
  const first = Math.min(width, face);
  const count = Math.floor(width / face + 1e-9);
  const cuts = Array.from({ length: count }, (_, i) => x + (i + 1) * face).filter((cut) => cut < right - 0.4);
  const rest = width - count * face;
  const middle = y + height / 2 + 6;
  const names = Array.from({ length: count }, (_, i) => ({ name: String(i + 1), x: x + (i + 0.5) * face }));
  const fits = ({ name }: { readonly name: string }) => textWidth(name, 14) + 6 < face;
  const part = (rest / face).toFixed(3).replace(/^0/, '');
  return [
    rect(`${key}r`, 'm-many', x + first, y, width - first, height),
    rect(`${key}1`, 'm-area', x, y, first, height),
    path(`${key}c`, 'm-cuts', cuts.map((cut) => `M${at(cut)},${at(y)}v${at(height)}`).join('')),
    outline,
    ...(goesOn
      ? [
          path(
            `${key}t`,
            'm-torn-paper',
            `M${at(right)},${at(y - 3)}l-5,${height / 4 + 1.5}l10,${height / 4 + 1.5}l-10,${height / 4 + 1.5}l5,${height / 4 + 1.5}`,
          ),
        ]
      : []),
    rect(`${key}g`, 'm-true', x + 1.5, y + 1.5, Math.max(0, first - 3), height - 3),
    ...names
      .filter((n, i) => fits(n) && (i > 0 || face > 16))
      .map((n, i) =>
        text(`${key}n${n.name}`, i === 0 && n.name === '1' ? 'on-area' : 'ink', n.x, middle, n.name, 'middle'),
      ),
    ...(!goesOn && rest > textWidth(part, 14) + 6
      ? [text(`${key}p`, 'ink', right - rest / 2, middle, part, 'middle')]
      : []),
  ];
}
