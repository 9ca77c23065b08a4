/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { GreedyModel } from './figures/GreedyTrap.model.ts';
import type { KnifeModel } from './figures/Knife.model.ts';
import type { Convention } from './figures/knifeModel.model.ts';
import type { TailModel } from './figures/LongTail.model.ts';
import type { OrderModel } from './figures/Order.model.ts';
import type { PromptsModel } from './figures/Prompts.model.ts';
import type { Rule } from './figures/promptsModel.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';

export interface RecapWords extends FigureWords<RecapModel> {
  /** What the point continues: 我想吃 */
  readonly before: string;
}

export interface KnifeWords extends FigureWords<KnifeModel> {
  /** Instead of a strip: all scores masked; nothing kept. */
  readonly masked: string;
  readonly nothing: string;
  /** What a reading gives that keeps nothing. */
  readonly nan: string;
  /** Above the strip of all shares; of water, poured together cup by cup. */
  readonly all: string;
  readonly poured: string;
  /** Above what is left: kept so many of so many, with their mass. */
  readonly kept: (kept: string, size: string, mass: string) => string;
  /** Each reading of a knife, short, and the question that its readings answer. */
  readonly conventions: { readonly [C in Convention['key']]: string };
  readonly compare: { readonly [method in KnifeModel['method']]: string };
  readonly noCompare: string;
  readonly count: (kept: string) => string;
  readonly countAndMass: (kept: string, mass: string) => string;
  /** At the level of min-p; before the temperature if it cuts first. */
  readonly minp: (ratio: string, before: boolean) => string;
  /** Surprise of the word that comes next in truth, before the cut and after it. */
  readonly answer: (name: string, before: string, after: string) => string;
  /** At the bar looked up. */
  readonly found: (rank: string, share: string) => string;
  /** Before what a source prints. */
  readonly asPrinted: string;
  /** The words that a source says are kept. */
  readonly printedKeeps: (names: readonly string[]) => string;
}

export interface PromptsWords extends FigureWords<PromptsModel> {
  /** Title of a panel, by what its shape stands for. */
  readonly prompts: {
    readonly a: (kind: 'sure' | 'open' | 'zipf') => string;
    readonly b: (kind: 'sure' | 'open' | 'zipf') => string;
  };
  readonly rules: { readonly [R in Rule]: string };
  /** Instead of its ratio, where min-p is switched off. */
  readonly off: string;
  readonly keeps: (kept: string, mass: string) => string;
  /** At the bar looked up. */
  readonly found: (rank: string, share: string) => string;
}

export interface OrderWords extends FigureWords<OrderModel> {
  readonly masked: string;
  /** On the blocks, in a word or two. */
  readonly blocks: { readonly T: string; readonly k: string; readonly p: string };
  /** On a block that changes nothing. */
  readonly idle: string;
  /** Spoken name of a block's handle. */
  readonly place: (block: string) => string;
  readonly reversed: string;
  readonly keeps: (kept: string) => string;
  readonly same: string;
  readonly differ: string;
}

export interface GreedyWords extends FigureWords<GreedyModel> {
  readonly firsts: readonly [string, string, string];
  readonly seconds: readonly [string, string, string];
  readonly pair: (first: string, second: string) => string;
  /** At the two strips. */
  readonly upper: string;
  readonly lower: string;
  readonly found: (width: number, pair: string, share: string) => string;
  readonly best: (pair: string, share: string) => string;
  readonly same: string;
  readonly seen: (count: string) => string;
}

export interface TailWords extends FigureWords<TailModel> {
  /** Before the chance, at the point. */
  readonly once: string;
  /** Under the axis. */
  readonly length: string;
  /** Where once and never are equally likely. */
  readonly even: (length: string) => string;
}

export interface Words {
  readonly recap: RecapWords;
  readonly knife: KnifeWords;
  readonly prompts: PromptsWords;
  readonly order: OrderWords;
  readonly greedy: GreedyWords;
  readonly tail: TailWords;
}
