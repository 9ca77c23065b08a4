/** The made-up list of 50,304 words at a temperature; computed once for each temperature that is asked for in turn. */

import { type Decade, decadesOf, type RankColumns, rankColumns } from '#math/rankColumns.ts';
import { massBetween, type Tempered, temperedMasses, VOCABULARY_SIZE, vocabularyLogits } from '#math/vocabulary.ts';
import type { DialModel } from './dialShares.model.ts';

export interface VocabularyState {
  readonly masses: Float64Array;
  readonly effective: number;
  readonly entropy: number;
  /** Put together for a picture that is so many columns wide; made once as long as the width stays. */
  readonly columns: (count: number) => RankColumns;
  /** Bars 1 to 9, 10 to 99 and so on. */
  readonly decades: () => readonly Decade[];
}

/** Columns where there is no picture. */
const FEW = 60;

let logits: Float64Array | undefined;
/** Temperatures that strips and sentences come back to whatever the dial is set to. */
const FIXED = new Map<number, VocabularyState | undefined>([0.3, 0.7, 1, 1.5, 3, 20].map((t) => [t, undefined]));
let last: { readonly temperature: number; readonly state: VocabularyState } | undefined;

/** @param temperature above 0 */
export function vocabularyAt(temperature: number): VocabularyState {
  const kept = last?.temperature === temperature ? last.state : FIXED.get(temperature);
  if (kept) return kept;
  logits ??= vocabularyLogits();
  const { masses, entropy } = temperedMasses(logits, temperature) as Tempered;
  let made: { readonly count: number; readonly columns: RankColumns } | undefined;
  let decades: readonly Decade[] | undefined;
  const columns = (count: number): RankColumns => {
    if (made?.count !== count) made = { count, columns: rankColumns(masses, count) };
    return made.columns;
  };
  const state: VocabularyState = {
    masses,
    entropy,
    effective: Math.exp(entropy),
    columns,
    // Whatever columns there are, a power of ten always begins one.
    decades: () => (decades ??= decadesOf(made?.columns ?? columns(FEW))),
  };
  if (FIXED.has(temperature)) FIXED.set(temperature, state);
  else last = { temperature, state };
  return state;
}

/** The effective number of what is shown: of the few words or of the list. */
export const effectiveOf = ({ size, effective, temperature }: DialModel): number =>
  size === 'few' ? effective : vocabularyAt(temperature).effective;

/** Mass of all bars after bar number `rank`. */
export const tailAfter = ({ masses }: VocabularyState, rank: number): number =>
  massBetween(masses, rank, VOCABULARY_SIZE);

export const massOf = ({ masses }: VocabularyState, rank: number): number => masses[rank - 1] as number;
