/** What the parts of the cups are drawn from, and where they lie. */

import type { Scene } from '#figure/view.ts';
import type { CupsWords } from '../words.ts';
import type { CupsModel, cups } from './Cups.model.ts';

export type CupsParams = typeof cups.params;
export type CupsScene = Scene<CupsParams, CupsModel, CupsWords>;

/** Narrowest and widest spread of the spout. */
export const SPREAD = [0.05, 0.5] as const;

export interface CupsFrame {
  readonly x: number;
  readonly width: number;
  /** Where the cups begin and end; below the floor there is room for what is owed. */
  readonly rim: number;
  readonly floor: number;
  readonly bottom: number;
  readonly spout: { readonly x: number; readonly y: number };
  /** The lowest and the highest place of the spout. */
  readonly reach: readonly [number, number];
}

export function cupsFrame({ model, width, height }: CupsScene): CupsFrame {
  const x = 2;
  const inner = width - 4;
  const reach = [84, 18] as const;
  const high = (model.spread - SPREAD[0]) / (SPREAD[1] - SPREAD[0]);
  return {
    x,
    width: inner,
    rim: 120,
    floor: height - 78,
    bottom: height - 32,
    spout: { x: x + model.at * inner, y: reach[0] + high * (reach[1] - reach[0]) },
    reach,
  };
}
