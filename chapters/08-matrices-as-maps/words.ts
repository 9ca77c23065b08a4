/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { ComposeModel } from './figures/Compose.model.ts';
import type { DetectorsModel } from './figures/detectorsModel.model.ts';
import type { FoldModel } from './figures/foldModel.model.ts';
import type { GridModel } from './figures/gridModel.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';

/** Spoken names of a knob's two directions: to the right, up. */
type Both = readonly [across: string, up: string];

export interface RecapWords extends FigureWords<RecapModel> {
  /** Above the two planes, in under 16 letters each. */
  readonly before: string;
  readonly after: string;
}

export interface GridWords extends FigureWords<GridModel> {
  /** In front of the facts beside the plane, in under 14 letters each. */
  readonly facts: { readonly det: string; readonly rank: string; readonly stays: string };
  /** After the determinant, where it is negative or 0. */
  readonly mirrored: (det: string) => string;
  readonly gone: (det: string) => string;
  /** No direction stays; all of them do; before the only one that does. */
  readonly none: string;
  readonly every: string;
  readonly only: string;
  /** "area 3.18", on the image of the unit square. */
  readonly area: (area: string) => string;
  /** At the foot of the plane, while the film is on its way. */
  readonly onTheWay: (t: string) => string;
  /** Two lines beside the plane, of under 34 letters each: the way to a mirror image passes through a line. */
  readonly crossing: (t: string) => readonly [string, string];
  /** At the line of points that share one image. */
  readonly sameImage: string;
  readonly tips: readonly [Both, Both];
  readonly point: Both;
  readonly origin: Both;
}

export interface DetectorsWords extends FigureWords<DetectorsModel> {
  /** In a corner of the half plane where a row answers yes: "w₁ · x > 0 on this side". */
  readonly positive: (row: string) => string;
  /** "length 2.50 × shadow 2.20" */
  readonly product: (length: string, shadow: string) => string;
  readonly noDirection: string;
  /** "3 × 2 = 6 products" */
  readonly cost: (rows: number, columns: number, products: number) => string;
  /** Spoken: what all rows answer. */
  readonly answers: (outputs: string) => string;
  readonly tip: Both;
  readonly weight: (row: number) => Both;
  readonly input: (place: number) => string;
}

export interface ComposeWords extends FigureWords<ComposeModel> {
  readonly before: string;
  /** Beside the matrix above a panel: "A first, then B". */
  readonly steps: { readonly [panel in 'A' | 'B' | 'BA' | 'AB']: string };
  /** Two lines: by what areas are multiplied, A, B and both together, whatever the order. */
  readonly dets: (a: string, b: string, both: string) => readonly [string, string];
  readonly same: string;
  readonly differ: string;
  /** Spoken names of the tip of the first (0) or second (1) arrow. */
  readonly tip: (matrix: string, arrow: 0 | 1) => Both;
}

export interface FoldWords extends FigureWords<FoldModel> {
  /** At the right above each bar: "at best 0.577", or that this tool can do it. */
  readonly best: (error: string, does: boolean) => string;
  /** "yours 0.612" */
  readonly yours: (error: string) => string;
  /** One line below the tools, in under 38 letters. */
  readonly verdict: (model: FoldModel) => string;
  readonly tips: readonly [Both, Both];
  readonly origin: Both;
  readonly spine: (place: number) => Both;
}

export interface Words {
  readonly recap: RecapWords;
  readonly grid: GridWords;
  readonly detectors: DetectorsWords;
  readonly compose: ComposeWords;
  readonly fold: FoldWords;
}
