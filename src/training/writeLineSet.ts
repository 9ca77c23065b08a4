/**
 * Writes the set of lines that the poet was trained on, the school poems aside, to be asked by the tests.
 *
 * Run `npx tsx writeLineSet.ts` after data/poems.ts; it writes `tests/fixtures/nets/poem-lines.bin`.
 */

import { writeFileSync } from 'node:fs';
import { inPart, lineSet, lineSetOf, linesOf } from './lineSet.ts';
import { poems } from './poet.ts';

const BYTES = 400_000;

const { tokens, vocabulary, sets } = poems();
const lines = new Set(
  [...sets.wellKnown, ...sets.tang, ...sets.song].flatMap(([start, length]) =>
    linesOf(Array.from(tokens.subarray(start, start + length - 1), (id) => vocabulary[id]).join('')),
  ),
);
const bytes = lineSetOf(lines, BYTES);
writeFileSync(new URL('../../tests/fixtures/nets/poem-lines.bin', import.meta.url), bytes);
const counted = [...lines].filter(inPart).length;
console.log(`${lines.size} lines, ${counted} of them counted; mistaken: ${lineSet(bytes).mistaken}`);
