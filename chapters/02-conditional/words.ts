/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { ChainModel } from './figures/Chain.model.ts';
import type { CoinsModel } from './figures/Coins.model.ts';
import type { DeckModel } from './figures/Deck.model.ts';
import type { LineModel } from './figures/Line.model.ts';
import type { Way } from './figures/lineModel.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';
import type { SwapModel } from './figures/Swapper.model.ts';

export interface RecapWords extends FigureWords<RecapModel> {
  /** In the strip, short: rain, none. */
  readonly rain: string;
  readonly dry: string;
  /** At the brackets below: mornings with clouds, mornings without. */
  readonly clouds: string;
  readonly clear: string;
  /** Above: P(rain), while something is thrown away, and P(rain | clouds). */
  readonly chance: (model: RecapModel, share: string) => string;
}

export interface DeckWords extends FigureWords<DeckModel> {
  /** Hearts, diamonds, clubs, spades. */
  readonly suits: readonly [string, string, string, string];
  /** What has been thrown out, in the strip. */
  readonly out: string;
  /** In the empty strip, in under thirty letters. */
  readonly none: string;
  /** P(♥ | red, no court card), or P(♥). */
  readonly asked: (model: DeckModel) => string;
  /** Left of the three bars, in under 18 letters. */
  readonly bars: { readonly before: string; readonly now: string; readonly average: string };
  /** Above the bars. */
  readonly entropy: string;
}

export interface ChainWords extends FigureWords<ChainModel> {
  /** Below the strips, two lines. */
  readonly product: (product: string, logs: string) => string;
  readonly typical: (typical: string, perplexity: string) => string;
}

export interface LineWords extends FigureWords<LineModel> {
  readonly ways: { readonly [W in Way]: string };
  /** After the name of a way: product and perplexity per token. */
  readonly result: (product: string, perplexity: string) => string;
  readonly waiting: (model: LineModel) => string;
  readonly empty: string;
  /** Above the ruler of losses. */
  readonly axis: string;
  /** What was counted about the link looked at. */
  readonly counted: (model: LineModel) => string;
  readonly lost: (characters: string) => string;
  readonly left: (count: number) => string;
}

export interface CoinsWords extends FigureWords<CoinsModel> {
  /** Names of the four areas: both heads, the first alone, the second alone, neither. */
  readonly cells: readonly [string, string, string, string];
  /** "P(A)P(B) = .25, as if independent" */
  readonly naive: (share: string) => string;
  /** At the outline of the naive product, in a word or two. */
  readonly outline: string;
}

export interface SwapWords extends FigureWords<SwapModel> {
  /** Over the columns of the ladder, short. */
  readonly memory: string;
  readonly seen: string;
  readonly entropy: string;
  /** Left of the network's rung, in under 9 letters. */
  readonly net: string;
  readonly never: string;
  /** Above the two large strips. */
  readonly countedDie: (model: SwapModel) => string;
  readonly netDie: (model: SwapModel) => string;
  /** The last piece of a strip: so many other tokens. */
  readonly others: (count: string) => string;
  readonly noDie: string;
  readonly waiting: string;
  /** In place of the ladder and of the network's strip, where the strip is made up. */
  readonly noCounts: string;
  readonly noNet: string;
  /** What is under the point where there is nothing. */
  readonly gap: string;
  readonly lost: (characters: string) => string;
  readonly left: (count: number) => string;
}

export interface Words {
  readonly recap: RecapWords;
  readonly deck: DeckWords;
  readonly chain: ChainWords;
  readonly line: LineWords;
  readonly coins: CoinsWords;
  readonly swapper: SwapWords;
}
