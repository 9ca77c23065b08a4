/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { GradientModel } from './figures/Gradient.model.ts';
import type { MeanModel } from './figures/Mean.model.ts';
import type { MemoriserModel } from './figures/Memoriser.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';
import type { StreetModel } from './figures/Street.model.ts';
import type { TrustModel } from './figures/Trust.model.ts';

type Four = readonly [string, string, string, string];

export interface RecapWords extends FigureWords<RecapModel> {
  /** Inside the left piece, before its area. */
  readonly piece: string;
  /** Beside the knob: how many points were thrown. */
  readonly thrown: (n: string) => string;
  /** Above the strip: how many fell left, and what part that is. */
  readonly seen: (left: string, share: string) => string;
}

export interface MeanWords extends FigureWords<MeanModel> {
  /** Under the law. */
  readonly law: string;
  /** The exact mean, the band, how many paths it holds, and the first path. */
  readonly said: (model: MeanModel) => Four;
}

export interface StreetWords extends FigureWords<StreetModel> {
  readonly women: string;
  readonly men: string;
  /** Before the row of numbers that an article prints. */
  readonly printed: string;
  /** What the street goes to, what is asked for, the bias, and what the people met have. */
  readonly said: (model: StreetModel) => Four;
}

export interface MemoriserWords extends FigureWords<MemoriserModel> {
  readonly points: (shown: string, size: string) => string;
  readonly train: (loss: string) => string;
  /** `half` is empty where there is nothing uncertain about it. */
  readonly fresh: (loss: string, half: string) => string;
  readonly best: (loss: string) => string;
  readonly noise: (share: string) => string;
}

export interface TrustWords extends FigureWords<TrustModel> {
  /** The interval; what the tokens are worth; how many of the twenty miss. */
  readonly said: (model: TrustModel) => readonly [string, string, string];
  /** Beside the knob. */
  readonly sentences: (model: TrustModel) => string;
}

export interface GradientWords extends FigureWords<GradientModel> {
  /** The two arrows and their angle; the spread; where the steps have come. */
  readonly said: (model: GradientModel) => readonly [string, string, string];
}

export interface Words {
  readonly recap: RecapWords;
  readonly mean: MeanWords;
  readonly street: StreetWords;
  readonly memoriser: MemoriserWords;
  readonly trust: TrustWords;
  readonly gradient: GradientWords;
}
