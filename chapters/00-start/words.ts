/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { LoopModel } from './figures/Loop.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';

export interface RecapWords extends FigureWords<RecapModel> {
  /** Above the two strips, in a few words: a fair die, a weighted one. */
  readonly fair: string;
  readonly weighted: string;
}

export interface LoopWords extends FigureWords<LoopModel> {
  /** The five stations, in a word each: numbers, vector, scores, area, draw. */
  readonly stations: readonly [string, string, string, string, string];
  /** Beside the first three, in under 24 letters: how many tokens were read, or how many of them are still seen … */
  readonly read: (read: string, seen: string | undefined) => string;
  /** … how many of the vector's numbers are shown … */
  readonly vector: (shown: string, of: string) => string;
  /** … and how many scores there are. */
  readonly scores: (size: string) => string;
  /** The segment of all other tokens; of a made-up strip nobody knows how many. */
  readonly rest: (size: string | undefined) => string;
  /** In the empty strip: the network is not here. */
  readonly waiting: string;
  /** In the place of the first three stations: a made-up strip has no network behind it. */
  readonly madeUp: string;
  /** In an empty text. */
  readonly nothing: string;
  /** Below the text: characters that the vocabulary does not have. */
  readonly lost: (characters: string) => string;
  /** Below the text: the point is on the sign that ends a text. */
  readonly ends: string;
  /** Below the text: so many have ended. */
  readonly ended: (count: number) => string;
  /** In the place of the point where none is thrown. */
  readonly greedy: (name: string) => string;
  /** Below the counted throws: of so many this one came so often, where so many were due. */
  readonly thrown: (throws: string, name: string, count: string, due: string | undefined, sd: string) => string;
}

export interface Words {
  readonly recap: RecapWords;
  readonly loop: LoopWords;
}
