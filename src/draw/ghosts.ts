/** Ghosts: what a source prints, in magenta dashes on a paper casing, always with the words that say so. */

import type { Shape } from './paint.ts';
import { type Anchor, line, text } from './shapes.ts';

/** A printed edge across a strip, with its words above. */
export function ghostEdge(
  key: string,
  x: number,
  top: number,
  bottom: number,
  words: string,
  anchor: Anchor = 'middle',
): readonly Shape[] {
  return [
    line(`${key}-case`, 'm-case', x, top, x, bottom),
    line(`${key}-dashes`, 'm-print', x, top, x, bottom),
    text(`${key}-words`, 'print halo', x, top - 7, words, anchor),
  ];
}
