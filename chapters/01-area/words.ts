/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { CakeModel } from './figures/Cake.model.ts';
import type { CupsModel } from './figures/Cups.model.ts';
import type { DensityModel } from './figures/Density.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';

export interface RecapWords extends FigureWords<RecapModel> {
  /** Over the left piece: what it stands for, and how many points fell there. */
  readonly inside: (count: string) => string;
  /** Over the right piece. */
  readonly outside: (count: string) => string;
  /** At the grip: "area 0.30". */
  readonly area: (share: string) => string;
}

export interface CakeWords extends FigureWords<CakeModel> {
  /** At the top of the axis: what it measures, in a few words. */
  readonly height: string;
  /** Left of the two rows of counts, in at most five letters: how often it came, how often it should. */
  readonly seen: string;
  readonly due: string;
  /** Under the point: "throw 17". */
  readonly last: (n: string) => string;
  readonly lamps: { readonly nonNegative: string; readonly sumsToOne: string };
  /** Inside the empty strip. */
  readonly empty: string;
  /** Entropy and means, in one short line. */
  readonly means: (model: CakeModel) => string;
  /** At the bar that was looked up: its number, its share, and how often it came in n throws, if there are many. */
  readonly found: (rank: string, share: string, n: string, observed: string, many: boolean) => string;
}

export interface DensityWords extends FigureWords<DensityModel> {
  /** At the top of the vertical axis: "density, per metre". */
  readonly per: (unit: DensityModel['unit']) => string;
  /** At the top of the bell: "39.89 per metre". */
  readonly peak: (height: string, unit: DensityModel['unit']) => string;
  /** Behind the last number of the horizontal axis: "m". */
  readonly unit: (unit: DensityModel['unit']) => string;
  /** Where there is no room inside the interval: "area of this piece .0797". */
  readonly area: (share: string) => string;
  /** What the printed code prints: the height, what it truly is, and the area. */
  readonly prints: (peak: string, truth: string, area: string) => string;
}

export interface CupsWords extends FigureWords<CupsModel> {
  /** At the spout: "spread 0.12". */
  readonly spout: (spread: string) => string;
  /** One line about what is in the cups and what was scooped. */
  readonly state: (model: CupsModel) => string;
  /** Where nothing can be poured. */
  readonly empty: string;
}

export interface Words {
  readonly recap: RecapWords;
  readonly cake: CakeWords;
  readonly density: DensityWords;
  readonly cups: CupsWords;
}
