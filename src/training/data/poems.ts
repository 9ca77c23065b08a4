/**
 * Prepares the poems: which ones, in what order, as which numbers.
 *
 * Run `npx tsx data/poems.ts`; it writes `data/out/poems.bin` (16-bit numbers, each poem ended by 0) and `poems.json`
 * (vocabulary, and of each set the start and length of every poem, its end counted).
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hash } from './hash.ts';
import { joinLines, poemLines } from './poemText.ts';
import { schoolPoems } from './schoolPoems.ts';

const SIZE = 4608;
const MARKS = ['\n', '，', '。'];
const setNames = ['school', 'wellKnown', 'tang', 'song', 'valid'] as const;
type SetName = (typeof setNames)[number];
type Printed = { readonly paragraphs?: readonly string[]; readonly content?: readonly Printed[] };

const packageFolder = new URL('../node_modules/chinese-poetry/dist/', import.meta.url);
const outFolder = new URL('./out/', import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, packageFolder), 'utf8'));

/** Primers nest poems in groups; this lists the poems. */
function flatten(printed: Printed): readonly Printed[] {
  return printed.content ? printed.content.flatMap(flatten) : [printed];
}

/** The files of one dynasty, in the order of their numbers. */
function dynasty(name: 'tang' | 'song'): readonly string[] {
  const number = (file: string) => Number(file.split('.')[2]);
  return readdirSync(new URL('quantangshi/', packageFolder))
    .filter((file) => file.startsWith(`poet.${name}.`))
    .sort((a, b) => number(a) - number(b))
    .map((file) => `quantangshi/${file}`);
}

const seen = new Set<string>();
const kept: Record<SetName, string[]> = { school: [], wellKnown: [], tang: [], song: [], valid: [] };
/** School poems whose words no edition in the collection has confirmed so far. */
const unconfirmed = new Set(schoolPoems.map(([, , text]) => text));
const counts = { read: 0, otherForm: 0, nearDuplicates: 0, unknownCharacters: 0 };

/** Half or more of the lines seen before: another edition, or an extract, of a poem already taken. */
function take(name: SetName, printed: Printed): void {
  counts.read++;
  const lines = poemLines(printed.paragraphs ?? []);
  if (!lines) {
    counts.otherForm++;
    return;
  }
  if (name !== 'school') unconfirmed.delete(joinLines(lines));
  const old = lines.filter((line) => seen.has(line)).length;
  for (const line of lines) seen.add(line);
  if (old * 2 >= lines.length) {
    counts.nearDuplicates++;
    return;
  }
  const held = name === 'tang' && hash(`${lines[0]}${lines[1]}`) % 30 === 0;
  kept[held ? 'valid' : name].push(joinLines(lines));
}

for (const [title, , text] of schoolPoems) {
  if (joinLines(poemLines([text]) ?? []) !== text) throw new Error(`The form of ${title} is not one the poet knows.`);
  take('school', { paragraphs: [text] });
}
const primers = ['mengxue/tangshisanbaishou.json', 'mengxue/qianjiashi.json'];
for (const file of primers) for (const poem of flatten(readJson(file))) take('wellKnown', poem);
for (const poem of readJson('shuimotangshi/shuimotangshi.json')) take('wellKnown', poem);
for (const name of ['tang', 'song'] as const)
  for (const file of dynasty(name)) for (const poem of readJson(file)) take(name, poem);
if (unconfirmed.size > 0) throw new Error(`No edition has these words: ${[...unconfirmed].join(' ')}`);

const frequency = new Map<string, number>();
const needed = new Set<string>();
for (const name of setNames) {
  for (const poem of kept[name]) {
    for (const character of poem) {
      if (MARKS.includes(character)) continue;
      if (name !== 'valid') frequency.set(character, (frequency.get(character) ?? 0) + 1);
      if (name === 'school' || name === 'wellKnown') needed.add(character);
    }
  }
}
const byFrequency = (a: string, b: string) => (frequency.get(b) ?? 0) - (frequency.get(a) ?? 0) || (a < b ? -1 : 1);
const others = [...frequency.keys()].filter((character) => !needed.has(character)).sort(byFrequency);
const characters = [...needed, ...others.slice(0, SIZE - MARKS.length - needed.size)].sort(byFrequency);
const vocabulary = [...MARKS, ...characters];
const numberOf = new Map(vocabulary.map((character, i) => [character, i]));

const numbers: number[] = [];
const sets: Record<string, [start: number, length: number][]> = {};
for (const name of setNames) {
  sets[name] = [];
  for (const poem of kept[name]) {
    const ids = [...poem].map((character) => numberOf.get(character));
    if (ids.includes(undefined)) {
      counts.unknownCharacters++;
      continue;
    }
    sets[name].push([numbers.length, ids.length + 1]);
    for (const id of ids) numbers.push(id as number);
    numbers.push(0);
  }
}

mkdirSync(outFolder, { recursive: true });
writeFileSync(new URL('poems.bin', outFolder), Uint16Array.from(numbers));
writeFileSync(new URL('poems.json', outFolder), JSON.stringify({ vocabulary, sets }));
console.log(counts);
for (const name of setNames) {
  const tokens = sets[name]?.reduce((sum, [, length]) => sum + length, 0);
  console.log(`${name}: ${sets[name]?.length} poems, ${tokens} tokens`);
}
console.log(`vocabulary: ${vocabulary.length}, ${needed.size} characters of the well-known poems`);
