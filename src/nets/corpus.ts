/** A text in the numbers of a vocabulary, to count in. */

export interface Corpus {
  /** Token of each place; 0 begins and ends a poem or a chapter. */
  readonly ids: Uint16Array;
  /** Text of a token. */
  readonly token: (id: number) => string;
  /** How many different tokens there are. */
  readonly size: number;
}
