/** Shares of right words, their losses, the mean of these, and the fair die that would do as badly. */

import { meanLoss } from '#math/perplexity.ts';
import { sum } from '#math/sum.ts';
import { surprise } from '#math/surprise.ts';
import type { DieValues } from './dieParams.model.ts';

export interface DieWord {
  readonly index: number;
  readonly name: string;
  /** What the model gave the right word. */
  readonly share: number;
  /** +∞ where the share is 0. */
  readonly loss: number;
  /** 1/share. */
  readonly faces: number;
  /** Words that were only given are not scored. */
  readonly scored: boolean;
}

export interface DieModel {
  readonly words: readonly DieWord[];
  readonly scored: number;
  readonly V: number;
  /** How many words were asked to be left out; may be more than there are. */
  readonly context: number;
  /** Sum and mean of the losses that count; NaN if none does, +∞ if a share of 0 does. */
  readonly total: number;
  readonly mean: number;
  /** Perplexity: e^mean. */
  readonly faces: number;
  /** 1/perplexity: the geometric mean of the shares. */
  readonly typical: number;
  /** ln V. */
  readonly chance: number;
  /** V/perplexity: how many times fewer faces than guessing. */
  readonly better: number;
  /** What goes wrong if one takes the mean too early: of the shares, or of the numbers of faces. */
  readonly fromMeanShare: number;
  readonly meanOfFaces: number;
  readonly state: 'fine' | 'none' | 'never';
}

export function dieModel({ p, names, V, context }: DieValues): DieModel {
  const words = p.map((share, index): DieWord => {
    return {
      index,
      name: names[index] as string,
      share,
      loss: surprise(share),
      faces: 1 / share,
      scored: index >= context,
    };
  });
  const counted = words.filter((word) => word.scored);
  const losses = words.map((word) => word.loss);
  const mean =
    meanLoss(
      losses,
      words.map((word) => word.scored),
    ) ?? NaN;
  const faces = Math.exp(mean);
  const average = (of: (word: DieWord) => number) => sum(counted.map(of)) / counted.length;
  return {
    words,
    scored: counted.length,
    V,
    context,
    total: counted.length === 0 ? NaN : sum(counted.map((word) => word.loss)),
    mean,
    faces,
    typical: Math.exp(-mean),
    chance: Math.log(V),
    better: V / faces,
    fromMeanShare: 1 / average((word) => word.share),
    meanOfFaces: average((word) => word.faces),
    state: Number.isNaN(mean) ? 'none' : mean === Infinity ? 'never' : 'fine',
  };
}
