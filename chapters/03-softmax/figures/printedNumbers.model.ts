/** What a source text prints of two handwritten 3s (§3.2): the scores and shares of one, three shares of another. */

/** The scores of a plain 3, and the shares printed for them. */
export const LOGITS = [0.1, 0.2, 1.5, 8.2, 0.3, 1, 0.8, 1.1, 0.5, 0.4];
export const PRINTED: readonly number[] = [0, 0, 0.001, 0.997, 0, 0.001, 0.001, 0.001, 0, 0];
/** Of a hesitant 3 no more is printed. */
export const HESITANT: readonly (number | undefined)[] = Object.assign(Array(10).fill(undefined), {
  2: 0.1,
  3: 0.8,
  8: 0.05,
});
