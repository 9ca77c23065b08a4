/** The text of the loop machine, with a place for what comes next, and a line that says what a reader should know. */

import type { Shape } from '#draw/paint.ts';
import { at, line, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import type { LoopFrame, LoopScene } from './loopFrame.ts';
import { givenRuns, linesOf, type Run, runWidth } from './loopLines.ts';
import { LAST_STATION } from './loopParams.model.ts';
import { END } from './loopText.model.ts';

const CSS = { given: 'name', lost: 'name lost', written: 'name bold', next: 'name bold' } as const;
/** Room for what is not known yet. */
const BLANK = 22;

export function textShapes(scene: LoopScene, frame: LoopFrame): readonly Shape[] {
  const { model, words, width } = scene;
  const { prefix, grown, hit } = model;
  const all = prefix + grown;
  const given = givenRuns(prefix, grown, model.lostAt, all.lastIndexOf(END) + 1);
  const next: readonly Run[] = hit ? [{ text: hit.token, voice: 'next' }] : [];
  const { lines: most, step, size } = frame.text;
  const lines = linesOf([...given, ...next], width - BLANK - 4, size, most);
  // What does not fill the room stands in the middle of it.
  const top = frame.text.y + ((most - lines.length) * step) / 2;
  const shapes = lines.flatMap(({ runs }, row) => {
    const y = top + row * step;
    let x = 0;
    return runs.flatMap(({ text: written, voice }, i) => {
      const shown = i === 0 ? written.trimStart() : written;
      const from = x + runWidth(shown.slice(0, shown.length - shown.trimStart().length), voice, size);
      x += runWidth(shown, voice, size);
      const key = `t${row}-${i}`;
      const end = from + runWidth(shown.trim(), voice, size);
      return [
        fixed(text(key, CSS[voice], from, y, shown.trim(), 'start', size), end - from),
        ...(voice === 'next' ? [line(`${key}u`, 'm-hot', from, y + 9, Math.max(end, from + 8), y + 9)] : []),
      ];
    });
  });
  const end = (lines.at(-1)?.width ?? 0) + 3;
  const floor = top + (lines.length - 1) * step;
  const blank = hit ? [] : [line('blank', 'm-axis', end, floor + 9, end + BLANK, floor + 9)];
  const empty = all === '' && !hit ? [text('nothing', '', BLANK + 14, floor, words.nothing)] : [];
  return [...shapes, ...blank, ...empty, ...noteShapes(scene, frame)];
}

/** Set to the width it was laid out with, whatever face there is. */
const fixed = (shape: Shape, width: number): Shape =>
  width > 0
    ? { ...shape, attributes: { ...shape.attributes, textLength: at(width), lengthAdjust: 'spacingAndGlyphs' } }
    : shape;

/** One line: the most urgent of what there is to say. */
function noteShapes({ model, words, width }: LoopScene, frame: LoopFrame): readonly Shape[] {
  const { lost, hit, ended, stage } = model;
  const said =
    lost.length > 0
      ? words.lost(lost.slice(0, 8).join(' '))
      : stage === LAST_STATION && hit?.token === END
        ? words.ends
        : ended > 0
          ? words.ended(ended)
          : '';
  if (!said) return [];
  const fitted = fitText(said, width, 14);
  return [text('note', 'ink', 0, frame.note, fitted.text, 'start', fitted.size === 14 ? undefined : fitted.size)];
}
