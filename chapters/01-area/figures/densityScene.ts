/** What the parts of the bell are drawn from, and the window it is seen through. */

import type { Scene } from '#figure/view.ts';
import type { DensityWords } from '../words.ts';
import type { DensityModel, density } from './Density.model.ts';

export type DensityParams = typeof density.params;
export type DensityScene = Scene<DensityParams, DensityModel, DensityWords>;

export interface DensityFrame {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly floor: number;
  /** Metres from the middle to either end. */
  readonly half: number;
  /** Density at the top of the lane, per metre. */
  readonly most: number;
}

/**
 * Three windows, each ten times the last: within one, a bell is seen to grow thin and high or broad and low.
 *
 * A window that followed the bell would show the same bell for ever.
 */
export function windowOf(sigma: number): { readonly half: number; readonly most: number } {
  if (sigma < 0.02) return { half: 0.06, most: 88 };
  return sigma < 0.2 ? { half: 0.6, most: 22 } : { half: 6, most: 2.2 };
}

/** Under the hand the window stays what it was. */
export function densityFrame({ width, height, narrow, values, held }: DensityScene): DensityFrame {
  const x = 58;
  const shown = windowOf((held?.param === 'sigma' ? held.values : values).sigma);
  // A bell that outgrows its window makes it higher.
  const most = Math.max(shown.most, 0.42 / values.sigma);
  return {
    x,
    width: width - x - (narrow ? 8 : 12),
    top: 34,
    floor: height - (narrow ? 140 : 122),
    half: shown.half,
    most,
  };
}
