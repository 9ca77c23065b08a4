/** What the parts of the detectors are drawn from, and where they lie. */

import type { Box } from '#draw/window.ts';
import type { Scene } from '#figure/view.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import type { DetectorsWords } from '../words.ts';
import type { DetectorsModel, DetectorsParams } from './detectorsModel.model.ts';

export type DetectorsScene = Scene<DetectorsParams, DetectorsModel, DetectorsWords>;

export interface DetectorsFrame {
  /** The plane, or the table. */
  readonly main: Box;
  /** One block for each row, its answer and what that is made of. */
  readonly answers: { readonly x: number; readonly y: number; readonly width: number; readonly step: number };
}

export function detectorsFrame({ width, height, narrow }: DetectorsScene): DetectorsFrame {
  const side = narrow ? 0 : 300;
  const tall = narrow ? Math.min(330, width) : height - 4;
  return {
    main: { x: 1, y: 2, width: width - side - 2, height: tall },
    answers: narrow
      ? { x: 1, y: tall + 30, width: width - 2, step: 58 }
      : { x: width - side + 34, y: 16, width: side - 36, step: 88 },
  };
}

/** A plane in which arrows of up to five units lie, and a knob beside them. */
export const planeData = ({ main }: DetectorsFrame) => ({ ...main, reach: 5.45 });

export const two = (x: number, lang: Lang): string => formatNumber(x, { as: 'fixed', digits: 2 }, lang);
export const one = (x: number, lang: Lang): string =>
  formatNumber(Number(x.toFixed(2)), { as: 'value', digits: 1 }, lang);

export const SUBSCRIPTS = '₁₂₃₄';
