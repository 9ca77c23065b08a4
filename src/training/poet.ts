/** Trains the poet: a GPT over characters that writes in the forms of Tang and Song. Run `npx tsx poet.ts`. */

import { readFileSync } from 'node:fs';
import type { Course } from './course.ts';
import { plainLessons, planLessons, type Share, textsAStep } from './lessons.ts';
import { sharedTokens } from './sharedTokens.ts';
import { train } from './train.ts';

const folder = new URL('./data/out/', import.meta.url);
type Texts = Share['texts'];

/** The poems as prepared by data/poems.ts, with an end before the first. */
export function poems() {
  const { vocabulary, sets } = JSON.parse(readFileSync(new URL('poems.json', folder), 'utf8')) as {
    vocabulary: string[];
    sets: Record<'school' | 'wellKnown' | 'tang' | 'song' | 'valid', Texts>;
  };
  const tokens = sharedTokens(new URL('poems.bin', folder));
  const shifted = (texts: Texts): Texts => texts.map(([start, length]) => [start + 1, length]);
  const { school, wellKnown, tang, song, valid } = sets;
  return {
    vocabulary,
    tokens,
    sets: {
      school: shifted(school),
      wellKnown: shifted(wellKnown),
      tang: shifted(tang),
      song: shifted(song),
      valid: shifted(valid),
    },
  };
}

const TOKENS = 2048;
const SEED = 20;

/** The poet's course: about 14 million tokens. The school poems come ever more often, so that style is learnt first. */
export function poetCourse(): Course {
  const { vocabulary, tokens, sets } = poems();
  const lessons = planLessons(
    [
      { texts: sets.school, repeats: 180, rising: true },
      { texts: sets.wellKnown, repeats: 25 },
      { texts: sets.tang, repeats: 4 },
      { texts: sets.song, repeats: 1.15 },
    ],
    TOKENS,
    SEED,
  );
  const ids = (text: string): number[] => [...text].map((character) => vocabulary.indexOf(character));
  const probe = (text: string, next: string) => ({ name: text + next, ids: ids(text), next: vocabulary.indexOf(next) });
  return {
    name: 'poet',
    shape: { layers: 4, heads: 4, width: 128, context: 65, vocabulary: vocabulary.length },
    seed: SEED,
    pace: { steps: lessons.length, warmUp: 200, peak: 2.5e-3, beta1: 0.9, beta2: 0.99, decay: 0.1 },
    clip: 1,
    muon: true,
    tokens,
    lessons,
    valid: plainLessons(
      sets.valid.filter((_, i) => i % 8 === 0),
      textsAStep(65, 1024),
    ),
    exam: plainLessons(sets.valid, textsAStep(65, 1024)),
    marks: 3,
    vocabulary: { characters: vocabulary.join('') },
    sources: { poems: 'chinese-poetry 2.0.1', conversion: 'opencc-js 1.4.2' },
    probes: [probe('床前明月', '光'), probe('春眠不觉', '晓'), probe('千山鸟飞', '绝')],
  };
}

if (process.argv[1]?.endsWith('poet.ts')) await train(poetCourse());
