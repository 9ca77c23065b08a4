/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { DialModel } from './figures/Dial.model.ts';
import type { LimitsModel } from './figures/Limits.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';
import type { TextModel } from './figures/Text.model.ts';
import type { WellsModel } from './figures/Wells.model.ts';

export interface RecapWords extends FigureWords<RecapModel> {
  /** "was 1.2", beside the line where a bar stood before the drag. */
  readonly was: (value: string) => string;
}

export interface DialWords extends FigureWords<DialModel> {
  readonly was: (value: string) => string;
  /** At the two ends of the dial, in a word. */
  readonly cold: string;
  readonly hot: string;
  /** Instead of amber bars: everything is masked. */
  readonly empty: string;
  /** At magenta dashes: as printed. */
  readonly printed: string;
  /** Beside the squares: as undecided as so many equally likely words. */
  readonly counted: (number: string, size: DialModel['size']) => string;
  /** Names of the pieces of the vocabulary's strip: bars 1 to 9, 10 to 99 and so on. */
  readonly decades: readonly [string, string, string, string, string];
  /** At a bar of the vocabulary: its number and its share. */
  readonly found: (rank: string, share: string) => string;
}

export interface WellsWords extends FigureWords<WellsModel> {
  /** Above the axis of the wells; `factor` is "3 × ", or nothing. */
  readonly energy: (factor: string) => string;
  /** Under the bars: what the green line and its box are. */
  readonly expected: string;
  /** Above the curves. */
  readonly curve: string;
}

export interface LimitsWords extends FigureWords<LimitsModel> {
  readonly empty: string;
  /** At the left half of the axis. */
  readonly below: string;
  readonly lamps: { readonly distribution: string; readonly order: string; readonly naive: string };
  /** One or two sentences on the present T: what the limit is, what greedy decoding takes. */
  readonly says: (model: LimitsModel) => string;
}

export interface TextWords extends FigureWords<TextModel> {
  /** Above the three texts: how each piece is chosen. */
  readonly lanes: (T: string, p: string) => readonly [string, string, string];
  /** Below each: repeated fours, mean surprise, rare pieces, effective number. */
  readonly meters: readonly [string, string, string, string];
  /** Where nothing is written yet. */
  readonly waiting: string;
  readonly lost: (characters: string) => string;
  /** Which place is looked at. */
  readonly place: (model: TextModel) => string;
  /** At the bar of what came: its name, its number, its share. */
  readonly found: (name: string, rank: string, share: string) => string;
  /** What all but the ten largest hold. */
  readonly rest: (count: string, share: string) => string;
}

export interface Words {
  readonly recap: RecapWords;
  readonly dial: DialWords;
  readonly wells: WellsWords;
  readonly limits: LimitsWords;
  readonly text: TextWords;
}
