/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { DigitModel } from './figures/Digit.model.ts';
import type { PrintedModel } from './figures/LastPercent.model.ts';
import type { Break, OverflowModel } from './figures/OverflowBench.model.ts';
import type { PrizeModel } from './figures/PrizeMachine.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';
import type { SimplexModel } from './figures/Simplex.model.ts';

export interface RecapWords extends FigureWords<RecapModel> {
  /** The line of verse that the point continues: 床前明月 */
  readonly before: string;
}

export interface PrizeWords extends FigureWords<PrizeModel> {
  /** "was 1.2", beside the line where a bar stood before the drag. */
  readonly was: (value: string) => string;
  /** What the four lamps stand for, in under 16 letters each (7 Chinese characters): two stand side by side on a phone. */
  readonly lamps: {
    readonly nonNegative: string;
    readonly sumsToOne: string;
    readonly keepsOrder: string;
    readonly onlyDifferences: string;
  };
  /** Inside the empty strip, in under thirty letters: everything is masked, all weights are 0, a share is infinite. */
  readonly empty: { readonly masked: string; readonly zero: string; readonly infinite: string };
  /** Two bars compared. The gap is a difference of scores, the ratio one of areas; both are short. */
  readonly compare: (first: string, second: string, gap: string, ratio: string) => string;
  /** Beside magenta dashes: as drawn elsewhere. */
  readonly printed: string;
}

export interface SimplexWords extends FigureWords<SimplexModel> {
  /** Who stands at the corners: top, bottom left, bottom right. */
  readonly corners: readonly [string, string, string];
  /** Spoken names of the point's two directions: to the right (towards the third corner), up (towards the first). */
  readonly point: readonly [string, string];
  /** Above the three axes: scores. */
  readonly scores: string;
  /** At the faint rungs, in a few words: all on the same point. */
  readonly rungs: string;
}

export interface OverflowWords extends FigureWords<OverflowModel> {
  /** Names of the three parts of the number line of exponents: becomes 0, fits, becomes ∞. */
  readonly tooSmall: string;
  readonly fits: string;
  readonly tooLarge: string;
  /** What first went wrong, in under forty letters, said in the hatched strip and below it. */
  readonly broken: (broke: Break) => string;
  /** "sum 1.000", at the end of a strip. */
  readonly whole: (total: string) => string;
  /** Loss of the third item, as this machine gives it and as it is; both already short. */
  readonly loss: (given: string, truth: string) => string;
  /** What a machine writes for 0/0. */
  readonly nan: string;
  /** The same in a narrow cell. */
  readonly nanShort: string;
  /** Left of a strip, in a word or two: what this machine gives, what is true, first row, second row. */
  readonly strips: { readonly machine: string; readonly truth: string; readonly rows: readonly [string, string] };
}

export interface PrintedWords extends FigureWords<PrintedModel> {
  /** At the magenta dashes: "as printed .997". */
  readonly asPrinted: (share: string) => string;
  /** At the whole strip: what the enlarged part is. */
  readonly enlarged: string;
  /** Where the edge of the 3 lies left of the enlarged part. */
  readonly outside: (share: string) => string;
}

export interface DigitWords extends FigureWords<DigitModel> {
  /** Above the pad, in under twenty letters (10 Chinese characters): write here. */
  readonly pad: string;
  /** The same, once the pad takes no more. */
  readonly full: string;
  /** Whether the pen is on the paper, spoken. */
  readonly down: string;
  readonly up: string;
  readonly missing: { readonly network: string; readonly ink: string };
  /** What is decided by the largest share and by the least expected cost, and the loss. */
  readonly verdict: (model: DigitModel) => string;
  /** The hidden unit looked at, of 128. */
  readonly unit: (unit: number) => string;
  /** Blue cells, grey cells, the unit's own constant, and what comes out; all already short. */
  readonly sum: (plus: string, minus: string, bias: string, value: string) => string;
  /** Above pictures as wide as ten letters. */
  readonly template: string;
  readonly product: string;
  readonly added: string;
  /** Above the ten templates: what blue and grey mean, in under forty letters. */
  readonly rows: string;
}

export interface Words {
  readonly digit: DigitWords;
  readonly recap: RecapWords;
  readonly prize: PrizeWords;
  readonly simplex: SimplexWords;
  readonly overflow: OverflowWords;
  readonly printed: PrintedWords;
}
