/**
 * Lets the poet write and judges what it wrote: is the form kept, are lines copied?
 *
 * Run `npx tsx judgePoet.ts poet`; it writes `logs/poet-judged.json`.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { draw } from '../math/draw.ts';
import { uniform } from '../math/random.ts';
import { softmax } from '../math/softmax.ts';
import { readNet } from '../nets/readNet.ts';
import { createSpeaker } from '../nets/speaker.ts';
import { linesOf } from './lineSet.ts';
import { poems } from './poet.ts';

const name = process.argv[2] ?? 'poet';
/** Four or eight lines of five or of seven characters, with a comma and a full stop in turn. */
const FORM = /^(([^，。]{5}，[^，。]{5}。){2}|([^，。]{5}，[^，。]{5}。){4}|([^，。]{7}，[^，。]{7}。){2}|([^，。]{7}，[^，。]{7}。){4})$/u;
const COUNTS = [
  { temperature: 0.3, count: 40 },
  { temperature: 0.8, count: 200 },
  { temperature: 1, count: 100 },
  { temperature: 1.5, count: 40 },
];

const net = readNet(new Uint8Array(readFileSync(new URL(`../../public/nets/${name}.bin`, import.meta.url))));
if (!net.ok) throw new Error(`${name}: ${net.fault} ${net.detail}`);
const speaker = createSpeaker(net);
const { tokens, vocabulary, sets } = poems();

const written = (texts: (typeof sets)['tang']): Set<string> =>
  new Set(
    texts.flatMap(([start, length]) =>
      linesOf(Array.from(tokens.subarray(start, start + length - 1), (id) => vocabulary[id]).join('')),
    ),
  );
const school = written(sets.school);
const known = written([...sets.wellKnown, ...sets.tang, ...sets.song]);

const random = uniform(1);
function write(temperature: number): string {
  const ids: number[] = [];
  while (ids.length < speaker.context - 1) {
    const shares = softmax(Float64Array.from(speaker.next(ids)), { temperature }) as Float64Array;
    const next = draw(shares, random());
    if (next === speaker.end) break;
    ids.push(next);
  }
  return ids.map((id) => speaker.token(id)).join('');
}

const judged = COUNTS.map(({ temperature, count }) => {
  const poems = Array.from({ length: count }, () => write(temperature));
  const lines = poems.flatMap(linesOf);
  const share = (part: readonly string[], all: readonly string[]): number =>
    Number((part.length / all.length).toFixed(4));
  return {
    temperature,
    count,
    formKept: share(
      poems.filter((poem) => FORM.test(poem)),
      poems,
    ),
    linesOfSchoolPoems: share(
      lines.filter((line) => school.has(line)),
      lines,
    ),
    linesCopied: share(
      lines.filter((line) => known.has(line) && !school.has(line)),
      lines,
    ),
    first: poems.slice(0, 6),
  };
});
console.log(JSON.stringify(judged, null, 2));
writeFileSync(new URL(`./logs/${name}-judged.json`, import.meta.url), `${JSON.stringify(judged, null, 2)}\n`);
