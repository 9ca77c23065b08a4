/**
 * What counting alone reaches on the poems and the novels that are held out: the numbers the networks are measured by.
 *
 * Run `npx tsx ngrams.ts` after the data are prepared; it writes `logs/ngrams.json`.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { countNgrams, type Ngrams, ngramProbabilities } from './kneserNey.ts';

const folder = new URL('./data/out/', import.meta.url);
const json = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

function numbers(name: string): Uint16Array {
  const bytes = readFileSync(new URL(name, folder));
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
}

const round = (value: number) => Number(value.toPrecision(5));

/** The sum of −ln p, and the number of tokens, over the tokens that `counts` lets through. */
function loss(ngrams: Ngrams, held: readonly Uint16Array[], order: number, counts: (token: number) => boolean) {
  let sum = 0;
  let size = 0;
  for (const sequence of held) {
    const probabilities = ngramProbabilities(ngrams, sequence, order);
    sequence.forEach((token, i) => {
      if (!counts(token)) return;
      sum -= Math.log(probabilities[i] as number);
      size++;
    });
  }
  return { sum, size };
}

type Places = readonly (readonly [start: number, length: number])[];

function poems(order: number) {
  const { vocabulary, sets } = json('poems.json') as { vocabulary: string[]; sets: Record<string, Places> };
  const all = numbers('poems.bin');
  const list = (name: string) => (sets[name] ?? []).map(([start, length]) => all.subarray(start, start + length));
  const valid = list('valid');
  const results = [];
  for (const names of [
    ['school', 'wellKnown', 'tang', 'song'],
    ['school', 'wellKnown', 'tang'],
  ]) {
    const ngrams = countNgrams(names.flatMap(list), vocabulary.length, order);
    for (let n = 1; n <= order; n++) {
      const every = loss(ngrams, valid, n, () => true);
      const some = loss(ngrams, valid, n, (token) => token > 2);
      const [perToken, charactersOnly] = [every, some].map(({ sum, size }) => round(Math.exp(sum / size)));
      results.push({
        counted: names.join('+'),
        order: n,
        entries: ngrams.levels[n - 1]?.table.size,
        perToken,
        charactersOnly,
      });
    }
  }
  return results;
}

function novels(order: number) {
  type Chapters = readonly (readonly [name: string, start: number, length: number, characters: number])[];
  const { characters, pieces, sets } = json('novel.json') as {
    characters: string[];
    pieces: string[];
    sets: Record<string, Chapters>;
  };
  const all = numbers('novel.bin');
  const list = (name: string) => (sets[name] ?? []).map(([, start, length]) => all.subarray(start, start + length));
  const index = new Map(characters.map((character, id) => [character, id]));
  const spell = (ids: Uint16Array) =>
    Uint16Array.from(
      [...ids].flatMap((id) => [...(pieces[id] as string)].map((character) => index.get(character) as number)),
    );
  const size = (sets['valid'] ?? []).reduce((sum, [, , , length]) => sum + length, 0);
  const results = [];
  for (const over of ['pieces', 'characters']) {
    const turn = over === 'pieces' ? (ids: Uint16Array) => ids : spell;
    const ngrams = countNgrams(list('train').map(turn), over === 'pieces' ? pieces.length : characters.length, order);
    for (let n = 1; n <= order; n++) {
      const { sum, size: tokens } = loss(ngrams, list('valid').map(turn), n, () => true);
      results.push({
        over,
        order: n,
        entries: ngrams.levels[n - 1]?.table.size,
        perplexity: round(Math.exp(sum / tokens)),
        bitsPerCharacter: round(sum / Math.LN2 / size),
      });
    }
  }
  return results;
}

const results = { poems: poems(3), novels: novels(5) };
writeFileSync(new URL('./logs/ngrams.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
console.table(results.poems);
console.table(results.novels);
