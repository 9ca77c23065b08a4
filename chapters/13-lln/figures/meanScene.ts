/** What the parts of the running means are drawn from, and where they lie: the law at the left, its means beside it. */

import { type Scale, scale } from '#draw/axisFit.ts';
import type { Scene } from '#figure/view.ts';
import type { MeanWords } from '../words.ts';
import { countScale } from './countAxis.ts';
import type { MeanModel, mean } from './Mean.model.ts';
import { MOST } from './meanColumns.model.ts';

export type MeanParams = typeof mean.params;
export type MeanScene = Scene<MeanParams, MeanModel, MeanWords>;

export interface MeanFrame {
  /** The law stands here, on its side. */
  readonly law: { readonly x: number; readonly width: number };
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
  readonly across: Scale;
  readonly up: Scale;
}

export function meanFrame({ width, height, narrow, model }: MeanScene): MeanFrame {
  const left = narrow ? 118 : 214;
  const right = width - (narrow ? 12 : 14);
  const top = narrow ? 106 : 62;
  const floor = height - 86;
  return {
    law: narrow ? { x: 40, width: 58 } : { x: 46, width: 134 },
    left,
    right,
    top,
    floor,
    across: countScale(MOST, left, right),
    up: scale(model.range, floor, top),
  };
}
