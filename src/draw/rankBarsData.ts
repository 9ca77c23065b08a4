/** What the bars of a vocabulary are drawn from. */

import type { RankColumns } from '#math/rankColumns.ts';

export interface RankBarsData {
  readonly x: number;
  readonly width: number;
  /** Top and bottom of the lane. The axis needs 28 units below it, the masses of the decades 18 above it. */
  readonly top: number;
  readonly floor: number;
  readonly columns: RankColumns;
  readonly height: 'area' | 'log';
  /** How many of the first bars are kept; the rest is hatched. All, if left out. */
  readonly kept?: number | undefined;
  /** Number of a bar to point out, with its words. */
  readonly found?: { readonly rank: number; readonly words: string } | undefined;
  /** An outline to compare with, thin and without area: the bars before a change. */
  readonly other?: RankColumns | undefined;
  /** A mass and a rank as text. */
  readonly show: (mass: number) => string;
  readonly rank: (rank: number) => string;
}
