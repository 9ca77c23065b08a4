/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { GradesModel } from './figures/GradeBook.model.ts';
import type { MaskModel } from './figures/Mask.model.ts';
import type { PenaltyModel } from './figures/PenaltyCurve.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';
import type { DialName, DialsModel } from './figures/ThreeDials.model.ts';
import type { TwiceModel } from './figures/TwiceSoftmax.model.ts';
import type { TwoModel } from './figures/TwoDistributions.model.ts';

export interface RecapWords extends FigureWords<RecapModel> {
  /** The line of verse that goes on: 春眠不觉 */
  readonly before: string;
  /** Beside the knob: how large the piece was of the word that came. */
  readonly came: (share: string) => string;
}

export interface PenaltyWords extends FigureWords<PenaltyModel> {
  readonly units: { readonly nats: string; readonly bits: string };
  /** Above the axis. */
  readonly axis: (unit: string) => string;
  /** Below the axis: whose share it is. */
  readonly share: string;
  readonly slope: (slope: string) => string;
  /** How much more is paid here than at the last mark. */
  readonly more: (mark: string, more: string) => string;
  /** Spoken value of the point. */
  readonly point: (share: string, loss: string) => string;
  /** At the magenta line. */
  readonly printed: string;
  /** Below the cups, in a word: the one pointed at, and the rest. */
  readonly right: string;
  readonly others: string;
}

export interface TwoWords extends FigureWords<TwoModel> {
  /** At the two pieces of the bar, and below all of it: in a word or two, the number follows. */
  readonly entropy: string;
  readonly extra: string;
  readonly total: string;
  /** Why there is no bar. */
  readonly empty: (which: 'P' | 'Q') => string;
  /** What the arrows are, in under thirty letters. */
  readonly pull: string;
}

export interface GradesWords extends FigureWords<GradesModel> {
  readonly students: readonly [string, string, string];
  /** Who the student is, and which piece is the largest. */
  readonly top: (student: string, word: string) => string;
  readonly mean: string;
}

export interface TwiceWords extends FigureWords<TwiceModel> {
  readonly axis: string;
  readonly score: string;
  readonly curves: { readonly logits: string; readonly probabilities: string };
  readonly floor: (loss: string) => string;
  readonly chance: (loss: string) => string;
  readonly lossSaid: (loss: string) => string;
}

export interface MaskWords extends FigureWords<MaskModel> {
  readonly axis: string;
  /** Padding, in a short word. */
  readonly pad: string;
  /** Before the line of verse. */
  readonly sentence: string;
  /** The three parts of a cut sentence, and the marks that stand before the last two, in three letters. */
  readonly parts: { readonly prefix: string; readonly middle: string; readonly suffix: string };
  /** The two places of a switch, in under 6 letters (2 Chinese characters). */
  readonly scored: string;
  readonly ignored: string;
  readonly mean: (sum: string, divisor: string, mean: string) => string;
  /** Instead of a mean. */
  readonly nothing: string;
  readonly wordsAlone: (mean: string) => string;
}

export interface DialsWords extends FigureWords<DialsModel> {
  readonly said: string;
  readonly expected: string;
  readonly times: (word: string, count: string) => string;
  readonly bits: (length: string) => string;
  readonly least: (value: string) => string;
  readonly dials: { readonly [name in DialName]: string };
  readonly empty: string;
}

export interface Words {
  readonly recap: RecapWords;
  readonly penalty: PenaltyWords;
  readonly two: TwoWords;
  readonly grades: GradesWords;
  readonly twice: TwiceWords;
  readonly mask: MaskWords;
  readonly dials: DialsWords;
}
