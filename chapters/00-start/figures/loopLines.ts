/** The text so far as a few lines: what was given, what was written, what comes next. */

import { textWidth } from '#draw/textWidth.ts';

export type Voice = 'given' | 'lost' | 'written' | 'next';

export interface Run {
  readonly text: string;
  readonly voice: Voice;
}

export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Letters of the serif are narrower than the estimate, which is one of other faces too; bold ones are wider. */
const NARROWER = { thin: 0.88, bold: 0.95 } as const;

/** How wide a run is set. */
export function runWidth(text: string, voice: Voice, size: number): number {
  const factor = NARROWER[voice === 'written' || voice === 'next' ? 'bold' : 'thin'];
  const wide = text.replace(/[^\u2e80-\uffdc]/gu, '');
  return textWidth(wide, size) + factor * (textWidth(text, size) - textWidth(wide, size));
}

/** Signs that never begin a line. */
const CLINGS = /^[¶，。！？；：、,.!?;:’”)…]/u;

/**
 * Runs broken into lines at spaces, and between Chinese characters; a line ends after 。 and ¶. Of too many lines the
 * last ones are kept, with an ellipsis before them.
 */
export function linesOf(runs: readonly Run[], width: number, size: number, most: number): readonly Line[] {
  const lines: { runs: Run[]; width: number }[] = [{ runs: [], width: 0 }];
  let ends = false;
  for (const { text, voice } of runs) {
    for (const word of wordsIn(text)) {
      const wide = runWidth(word, voice, size);
      let line = lines.at(-1) as { runs: Run[]; width: number };
      const full = line.width > 0 && line.width + runWidth(word.trimEnd(), voice, size) > width && !CLINGS.test(word);
      if (full || (ends && !CLINGS.test(word))) {
        line = { runs: [], width: 0 };
        lines.push(line);
      }
      append(line.runs, word, voice);
      line.width += wide;
      ends = /[。¶]$/u.test(word);
    }
  }
  if (lines.length <= most) return lines;
  const [first, ...rest] = lines.slice(-most) as unknown as readonly [Line, ...Line[]];
  const [begin, ...others] = first.runs as unknown as readonly [Run, ...Run[]];
  return [{ ...first, runs: [{ ...begin, text: `…${begin.text}` }, ...others] }, ...rest];
}

/** Words with the space before them, and single characters of scripts without spaces. */
const wordsIn = (text: string): readonly string[] => text.match(/\s*[\p{Script=Latin}\p{N}'’-]+|\s*[\s\S]/gu) ?? [];

function append(runs: Run[], text: string, voice: Voice): void {
  const last = runs.at(-1);
  if (last?.voice === voice) runs[runs.length - 1] = { text: last.text + text, voice };
  else runs.push({ text, voice });
}

/** The given text with what the network has no token for told apart. */
export function givenRuns(prefix: string, grown: string, lostAt: readonly number[], from: number): readonly Run[] {
  const lost = new Set(lostAt.map((at) => at + from));
  const runs: Run[] = [];
  let at = 0;
  for (const character of prefix + grown) {
    append(runs, character, lost.has(at) ? 'lost' : at < prefix.length ? 'given' : 'written');
    at += character.length;
  }
  return runs;
}
