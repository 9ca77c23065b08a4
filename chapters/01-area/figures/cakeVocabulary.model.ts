/** The same cake cut into 50,304 bars: a made-up list in which word number r is 1/r as likely as the first. */

import { cumulative } from '#math/draw.ts';
import { drawFrom } from '#math/drawFrom.ts';
import {
  massBetween,
  placesHolding,
  type Tempered,
  temperedMasses,
  VOCABULARY_SIZE,
  vocabularyLogits,
} from '#math/vocabulary.ts';
import { pointsOf } from './cakeThrows.model.ts';

const LIST = temperedMasses(vocabularyLogits(), 1) as Tempered;
export const MASSES: Float64Array = LIST.masses;
export const VOCABULARY_ENTROPY = LIST.entropy;
/** The mean of the numbers of the words. */
export const VOCABULARY_PLACE = MASSES.reduce((sum, mass, i) => sum + mass * (i + 1), 0);
/** The first ten words together, the second half of the list, and how many words hold half of the area. */
export const FIRST_TEN = massBetween(MASSES, 0, 10);
export const SECOND_HALF = massBetween(MASSES, VOCABULARY_SIZE / 2, VOCABULARY_SIZE);
export const HALF_IN = placesHolding(MASSES, 0.5);

export interface FoundWord {
  /** Number of the word, from 1. */
  readonly rank: number;
  readonly share: number;
  readonly expected: number;
  /** How often it came in n throws. */
  readonly observed: number;
  /** The word that came last, and the point that fell on it. */
  readonly last: number;
  readonly u: number;
  /** How many different words have come. */
  readonly different: number;
}

let kept: { readonly seed: number; readonly ranks: Uint16Array; readonly fresh: Uint16Array } | undefined;

/** The words thrown, and how many different ones they were up to each throw; kept until the seed changes. */
export function wordsOf(seed: number): { readonly ranks: Uint16Array; readonly fresh: Uint16Array } {
  if (kept?.seed === seed) return kept;
  const edges = cumulative(MASSES);
  const ranks = Uint16Array.from(pointsOf(seed), (u) => drawFrom(edges, u) + 1);
  const seen = new Set<number>();
  kept = { seed, ranks, fresh: ranks.map((rank) => seen.add(rank).size) };
  return kept;
}

let looked: { readonly n: number; readonly seed: number; readonly word: FoundWord } | undefined;

/** @param n from 1 to 10,000 */
export function foundWord(rank: number, n: number, seed: number): FoundWord {
  if (looked?.word.rank !== rank || looked.n !== n || looked.seed !== seed)
    looked = { n, seed, word: lookUp(rank, n, seed) };
  return looked.word;
}

function lookUp(rank: number, n: number, seed: number): FoundWord {
  const { ranks, fresh } = wordsOf(seed);
  let observed = 0;
  for (let i = 0; i < n; i++) if (ranks[i] === rank) observed++;
  const share = MASSES[rank - 1] as number;
  const last = ranks[n - 1] as number;
  const u = pointsOf(seed)[n - 1] as number;
  return { rank, share, expected: n * share, observed, last, u, different: fresh[n - 1] as number };
}
