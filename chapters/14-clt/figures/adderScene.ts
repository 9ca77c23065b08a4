/** What the parts of the adder are drawn from, and where they stand. */

import { type Scale, scale } from '#draw/axisFit.ts';
import type { Scene } from '#figure/view.ts';
import type { AdderWords } from '../words.ts';
import type { AdderModel } from './Adder.model.ts';
import type { AdderParams } from './adderParams.model.ts';
import { highest, type LawBars, type Plot } from './lawBars.ts';

export type AdderScene = Scene<AdderParams, AdderModel, AdderWords>;

export interface AdderFrame {
  readonly pad: { readonly x: number; readonly width: number; readonly top: number; readonly floor: number };
  readonly total: { readonly x: number; readonly width: number; readonly top: number; readonly floor: number };
  /** Baselines of the words over the sum, and of the moments under it. */
  readonly title: number;
  readonly moments: number;
  /** Line of the ruler of n. */
  readonly ruler: number;
}

export function adderFrame(width: number, narrow: boolean): AdderFrame {
  if (narrow)
    return {
      pad: { x: 1, width: width - 2, top: 30, floor: 118 },
      total: { x: 40, width: width - 41, top: 234, floor: 366 },
      title: 176,
      moments: 436,
      ruler: 494,
    };
  const left = Math.round(width * 0.3);
  return {
    pad: { x: 1, width: left, top: 66, floor: 236 },
    total: { x: left + 62, width: width - left - 63, top: 66, floor: 236 },
    title: 14,
    moments: 306,
    ruler: 356,
  };
}

/** What is seen of the standardised sum, in σ. */
const REACH = 3.7;
/** A bar this many times as high as the bell is cut. */
const CUT = 3.3;

export interface TotalPlot extends Plot {
  readonly bars: LawBars;
  /** Middle and σ of the bell, in the unit of the axis; NaN without one. */
  readonly middle: number;
  readonly sd: number;
  /** From the axis to the sum. */
  readonly toSum: (place: number) => number;
}

/** Undefined where nothing is drawn. */
export function totalPlot({ model }: AdderScene, frame: AdderFrame): TotalPlot | undefined {
  const { one, sum, n, mean, sd, standardise } = model;
  if (!one || !sum) return undefined;
  const { x, width, top, floor } = frame.total;
  const inSigma = standardise && sd > 0;
  const unit = inSigma ? sd : n;
  const zero = inSigma ? mean : 0;
  const last = one.from + one.step * (one.masses.length - 1);
  const pad = 0.5 * one.step + 0.04 * (last - one.from);
  const domain = inSigma ? ([-REACH, REACH] as const) : ([one.from - pad, last + pad] as const);
  // One point has no spacing; it is drawn as wide as a tenth of the axis.
  const step = sd > 0 ? sum.step / unit : (domain[1] - domain[0]) / 10;
  const bars = { from: (sum.from - zero) / unit - step / 2, step, shares: sum.masses };
  const bell = sd > 0 ? 0.3989 / (sd / unit) : 0;
  const most = Math.max(bell, Math.min(highest(bars, domain), bell > 0 ? CUT * bell : Infinity));
  return {
    x,
    width,
    top,
    floor,
    across: scale(domain, x, x + width),
    up: scale([0, 1.06 * most], floor, top),
    bars: sd > 0 ? bars : onePoint(sum.masses, sum.from, sum.step, unit, step),
    middle: (mean - zero) / unit,
    sd: sd / unit,
    toSum: (place) => zero + place * unit,
  };
}

/** All mass in one bar around its place. */
function onePoint(masses: Float64Array, from: number, spacing: number, unit: number, step: number): LawBars {
  const k = masses.findIndex((p) => p > 0.5);
  return { from: (from + spacing * k) / unit - step / 2, step, shares: Float64Array.of(1) };
}

/** Where n stands on its ruler. */
export const rulerScale = (width: number): Scale => scale([1, 60], 20, width - 20);
