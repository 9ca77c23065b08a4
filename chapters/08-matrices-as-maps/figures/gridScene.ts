/** What the parts of the grid are drawn from, and where they lie. */

import { mappedScale } from '#draw/mappedPlane.ts';
import type { PlaneData, PlaneScale } from '#draw/plane.ts';
import type { Box } from '#draw/window.ts';
import type { Scene } from '#figure/view.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import type { GridWords } from '../words.ts';
import type { GridModel } from './gridModel.model.ts';
import type { gridParams } from './gridParams.model.ts';

export type GridParams = typeof gridParams;
export type GridScene = Scene<GridParams, GridModel, GridWords>;

/** Arrows reach 3 units, and a knob needs a little more. */
const REACH = 3.35;
const NUMBERS = { left: 32, below: 24 };

export interface GridFrame {
  readonly plane: Box;
  readonly scale: PlaneScale;
  readonly data: Omit<PlaneData, 'matrix'>;
  /** Top left of what is written beside the plane, or below it. */
  readonly facts: { readonly x: number; readonly y: number; readonly width: number };
}

export function gridFrame({ width, height, narrow, model }: GridScene): GridFrame {
  const side = narrow ? 0 : 290;
  const plane: Box = {
    x: NUMBERS.left,
    y: 2,
    width: width - side - NUMBERS.left - (narrow ? 1 : 0),
    height: narrow ? Math.min(340, width - NUMBERS.left) : height - NUMBERS.below - 4,
  };
  const data = { ...plane, reach: REACH };
  const { matrix, shift } = model.shown;
  return {
    plane,
    data,
    scale: mappedScale(data, { matrix, shift }),
    facts: narrow
      ? { x: 2, y: plane.y + plane.height + NUMBERS.below + 40, width: width - 4 }
      : { x: width - side + 30, y: 40, width: side - 30 },
  };
}

/** "(1.8, 0.5)": as few decimals as show it, two at most. */
export function placeText([x, y]: readonly [number, number], lang: Lang): string {
  const said = (value: number) => formatNumber(Number(value.toFixed(2)), { as: 'value', digits: 0 }, lang);
  return `(${said(x)}, ${said(y)})`;
}
