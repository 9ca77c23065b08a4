/** Where the parts of the loop machine lie: the text above, three stations side by side or stacked, the strip below. */

import { stripHeight } from '#draw/strip.ts';
import type { Scene } from '#figure/view.ts';
import type { LoopWords } from '../words.ts';
import type { LoopModel, loop } from './Loop.model.ts';

export type LoopScene = Scene<typeof loop.params, LoopModel, LoopWords>;

export interface Panel {
  readonly x: number;
  readonly width: number;
  /** Base line of the heading, and the room below it. */
  readonly head: number;
  readonly top: number;
  readonly floor: number;
}

export interface LoopFrame {
  /** Base line of the first of so many lines of text, and of the note below them. */
  readonly text: { readonly y: number; readonly lines: number; readonly step: number; readonly size: number };
  readonly note: number;
  readonly panels: readonly [Panel, Panel, Panel];
  /** Base line of the heading of the strip. */
  readonly head: number;
  readonly strip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Base line beside the knob. */
  readonly point: number;
  /** What came of the throws: its heading, its strip, its sentence. */
  readonly tally: { readonly head: number; readonly top: number; readonly height: number; readonly said: number };
}

export const HEIGHT = { narrow: 612, wide: 566 } as const;
const BETWEEN = 34;
const FLAGS = 76;

export function loopFrame({ width, narrow }: Pick<LoopScene, 'width' | 'narrow'>): LoopFrame {
  const text = narrow ? { y: 26, lines: 2, step: 30, size: 20 } : { y: 32, lines: 2, step: 44, size: 28 };
  const note = text.y + text.lines * text.step - 8;
  const begin = note + (narrow ? 26 : 32);
  const third = (width - 2 * BETWEEN) / 3;
  const panel = (x: number, panelWidth: number, head: number, height: number): Panel => ({
    x,
    width: panelWidth,
    head,
    top: head + 10,
    floor: head + 10 + height,
  });
  const panels: LoopFrame['panels'] = narrow
    ? [panel(0, width, begin, 44), panel(0, width, begin + 80, 38), panel(0, width, begin + 148, 80)]
    : [
        panel(0, third, begin, 104),
        panel(third + BETWEEN, third, begin, 104),
        panel(2 * (third + BETWEEN), third, begin, 104),
      ];
  const head = panels[2].floor + (narrow ? 30 : 40);
  const y = head + FLAGS;
  const height = stripHeight(width - 2);
  const tall = { x: 1, y, width: width - 2, height };
  const tally = { head: y + height + 58, top: y + height + 68, height: 26, said: y + height + 114 };
  return { text, note, panels, head, strip: tall, point: y + height + 26, tally };
}
