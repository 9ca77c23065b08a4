/**
 * Gathers what the logs say of the networks and of the n-gram models they are compared with, for their cards.
 *
 * Run `npx tsx scores.ts` after ngrams.ts, judgePoet.ts and the exports.
 */

import { readFileSync, writeFileSync } from 'node:fs';

const log = (name: string) => JSON.parse(readFileSync(new URL(`./logs/${name}.json`, import.meta.url), 'utf8'));

interface OfPoems {
  readonly order: number;
  readonly charactersOnly: number;
}
interface OfNovels {
  readonly over: string;
  readonly order: number;
  readonly bitsPerCharacter: number;
}
interface Judged {
  readonly temperature: number;
  readonly formKept: number;
  readonly linesCopied: number;
}

const { poems, novels } = log('ngrams') as { poems: readonly OfPoems[]; novels: readonly OfNovels[] };
const judged = (log('poet-judged') as readonly Judged[]).find(({ temperature }) => temperature === 0.8) as Judged;
const trigrams = poems.filter(({ order }) => order === 3).map(({ charactersOnly }) => charactersOnly);
const fiveGram = (unit: string) =>
  novels.find(({ over, order }) => over === unit && order === 5)?.bitsPerCharacter as number;

const scores = {
  poet: {
    // The better of the two trigrams.
    trigramCharacters: Math.min(...trigrams),
    validForm: judged.formKept,
    copiedLines: judged.linesCopied,
  },
  novelist: { kneserNeyPieces: fiveGram('pieces'), kneserNeyCharacters: fiveGram('characters') },
};
writeFileSync(new URL('../nets/scores.json', import.meta.url), `${JSON.stringify(scores, null, 2)}\n`);
console.log(scores);
