/** What the parts of the sheet are drawn from, and where they lie. */

import { type PlaneScale, planeScale } from '#draw/plane.ts';
import type { Box } from '#draw/window.ts';
import type { Scene } from '#figure/view.ts';
import type { FoldWords } from '../words.ts';
import type { FoldModel, FoldParams } from './foldModel.model.ts';

export type FoldScene = Scene<FoldParams, FoldModel, FoldWords>;

export interface FoldFrame {
  readonly plane: Box;
  readonly scale: PlaneScale;
  readonly reach: number;
  /** The three tools, and what each comes to. */
  readonly ladder: Box;
}

const REACH = 2.15;

export function foldFrame({ width, height, narrow }: FoldScene): FoldFrame {
  const side = narrow ? 0 : 300;
  const plane: Box = {
    x: 1,
    y: 2,
    width: width - side - 2,
    height: narrow ? Math.min(330, width - 2) : height - 4,
  };
  return {
    plane,
    reach: REACH,
    scale: planeScale({ ...plane, reach: REACH, matrix: [1, 0, 0, 1] }),
    ladder: narrow
      ? { x: 1, y: plane.height + 34, width: width - 2, height: height - plane.height - 36 }
      : { x: width - side + 34, y: 20, width: side - 36, height: height - 24 },
  };
}
