/** What should come at each of the eight positions: the sentence and its padding, or the sentence cut in three. */

import { type MaskValues, MIDDLE, PAD, SUFFIX, WORDS } from './maskParams.model.ts';

export interface Target {
  /** Number of the word, of a mark, or of padding. */
  readonly target: number;
  /** Which of the eight switches is its own: a word keeps its switch wherever it goes. */
  readonly slot: number;
}

/** The cuts from left to right, since either may be dragged past the other. */
export const cutsOf = ({ from, to }: MaskValues): readonly [number, number] => [Math.min(from, to), Math.max(from, to)];

const words = (from: number, to: number): readonly Target[] =>
  WORDS.flatMap((_, i) => (i >= from && i < to ? [{ target: i, slot: i }] : []));

/** The mark before the first part is only ever read: nothing has to foretell it. */
export function targetsOf(values: MaskValues): readonly Target[] {
  const end = WORDS.length;
  if (!values.fim) return [...words(0, end), ...[5, 6, 7].map((slot) => ({ target: PAD, slot }))];
  const [from, to] = cutsOf(values);
  return [
    ...words(0, from),
    { target: SUFFIX, slot: 5 },
    ...words(to, end),
    { target: MIDDLE, slot: 6 },
    ...words(from, to),
    { target: PAD, slot: 7 },
  ];
}
