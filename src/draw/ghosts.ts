/** Ghosts: what a source prints, in magenta dashes on a paper casing, always with the words that say so. */

import type { Shape } from './paint.ts';
import { at, line, path, text, type Anchor } from './shapes.ts';

/** A printed edge across a strip, with its words above. */
export function ghostEdge(key: string, x: number, top: number, bottom: number, words: string, anchor: Anchor = 'middle'): readonly Shape[] {
  return [
    line(`${key}-case`, 'm-case', x, top, x, bottom),
    line(`${key}-dashes`, 'm-print', x, top, x, bottom),
    text(`${key}-words`, 'print halo', x, top - 7, words, anchor),
  ];
}

/** A printed column: the outline of a box, standing on its lower edge. */
export function ghostBox(key: string, x: number, y: number, width: number, height: number): readonly Shape[] {
  const d = `M${at(x)},${at(y + height)}V${at(y)}H${at(x + width)}V${at(y + height)}`;
  return [path(`${key}-case`, 'm-case', d), path(`${key}-dashes`, 'm-print', d)];
}
