/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { AdderModel } from './figures/Adder.model.ts';
import type { BreakersModel } from './figures/Breakers.model.ts';
import type { DemoModel } from './figures/Demo.model.ts';
import type { GaltonModel } from './figures/Galton.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';
import type { ZoomModel } from './figures/Zoom.model.ts';

export interface RecapWords extends FigureWords<RecapModel> {
  /** At the point: "average 3.62". */
  readonly average: (value: string) => string;
  /** At the end of the band: "3.5 ± 2σ/√n". */
  readonly band: string;
  /** At the end of the axis of throws. */
  readonly throws: string;
}

export interface AdderWords extends FigureWords<AdderModel> {
  /** Over the law of one draw, in under 30 letters. */
  readonly one: (source: AdderModel['source']) => string;
  /** Over the law of the sum, in under 40 letters. */
  readonly total: (model: AdderModel) => string;
  /** Where the largest gap is, and how large: one sentence. */
  readonly gap: (size: string, law: string, bell: string) => string;
  /** Left of the two rulers, in at most four letters: in σ, the sum, the average. */
  readonly rulers: { readonly sigma: string; readonly sum: string; readonly average: string };
  /** At the bracket: "σ of the average 0.31". */
  readonly width: (sd: string) => string;
  readonly moments: (mean: string, sd: string, skewness: string) => string;
  /** Nothing is drawn; all is on one point. */
  readonly empty: string;
  readonly point: string;
  /** Spoken names of the pencil's two directions: along the bars, up. */
  readonly pencil: readonly [string, string];
}

export interface BreakersWords extends FigureWords<BreakersModel> {
  /** Over the density: what the average is of. */
  readonly average: (model: BreakersModel) => string;
  /** The bell beside it, and what it was matched by. */
  readonly by: { readonly moments: string; readonly quartiles: string };
  /** Over the running area. */
  readonly below: string;
  /** At the gap: "gap .1434". */
  readonly gap: (size: string) => string;
  /** Over the strip of variance, which without a variance is no correlation; over the strip of weights. */
  readonly shared: (correlation: string, variance: boolean) => string;
  readonly weights: (effective: string) => string;
  /** Inside the first strip: the part that is in common, each term's own. */
  readonly parts: { readonly common: string; readonly own: string };
  readonly beyond: (share: string) => string;
}

export interface DemoWords extends FigureWords<DemoModel> {
  /** Over the law, which W it is of. */
  readonly law: (model: DemoModel) => string;
  /** Names of the three ways, in under 12 letters. */
  readonly ways: { readonly gaussian: string; readonly signs: string; readonly uniform: string };
  /** Over the three distances. */
  readonly distances: string;
  /** Inside the strip of x: one, and zero. */
  readonly inputs: { readonly one: string; readonly zero: string };
  /** At the spike: exactly 0, with this probability. */
  readonly zero: (share: string) => string;
}

export interface ZoomWords extends FigureWords<ZoomModel> {
  readonly whole: (n: string) => string;
  readonly under: (magnification: string) => string;
  readonly width: (width: string) => string;
  readonly seen: (width: string) => string;
}

export interface GaltonWords extends FigureWords<GaltonModel> {
  /** Over the board or the dice, in under 40 letters. */
  readonly board: (model: GaltonModel) => string;
  readonly landed: (drawn: string) => string;
  /** The largest gap of the running shares, and what chance allows. */
  readonly gap: (gap: string, radius: string, within: boolean) => string;
  /** How many places are outside their band. */
  readonly outside: (outside: string, places: string) => string;
}

export interface Words {
  readonly recap: RecapWords;
  readonly adder: AdderWords;
  readonly breakers: BreakersWords;
  readonly demo: DemoWords;
  readonly zoom: ZoomWords;
  readonly galton: GaltonWords;
}
