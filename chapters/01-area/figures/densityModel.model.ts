/** The bell in metres and in the chosen unit: its height, the area between two edges, and what the code finds. */

import { normalBetween, normalDensity } from '#math/normal.ts';
import { strictly } from '#math/strictly.ts';
import { choice, number, type Values } from '#spec/params.ts';
import { printedBy } from './densityCode.model.ts';

/** Edges reach five σ at the widest bell, in metres. */
const REACH = 10;
const edge = (initial: number) => number({ min: -REACH, max: REACH, step: 0.001, fine: 0.00001, initial });

export const densityParams = {
  sigma: number({ min: 0.005, max: 2, step: 0.05, scale: 'log', initial: 0.01 }),
  a: edge(-0.01),
  b: edge(0.01),
  unit: choice({ choices: ['m', 'cm', 'mm'], initial: 'm' }),
  points: number({ min: 10, max: 2000, step: 0.1, scale: 'log', whole: true, initial: 1000 }),
};
export type DensityValues = Values<typeof densityParams>;

export interface DensityModel {
  /** In metres. */
  readonly sigma: number;
  readonly from: number;
  readonly to: number;
  readonly unit: DensityValues['unit'];
  /** Units in a metre. */
  readonly units: number;
  /** Greatest density, per unit and per metre. */
  readonly peak: number;
  readonly peakPerMetre: number;
  /** Exact area between the two edges, and of a slab as wide and as high as the bell is in the middle of the interval. */
  readonly area: number;
  readonly slab: number;
  /** Exact area within five σ. */
  readonly within: number;
  readonly points: number;
  /** What the code prints: the highest density it meets, per unit, and the sum of its trapezoids. */
  readonly printedPeak: number;
  readonly printedArea: number;
}

export const UNITS = { m: 1, cm: 100, mm: 1000 } as const;

export function densityModel({ sigma, a, b, unit, points }: DensityValues): DensityModel {
  const units = UNITS[unit];
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  const peakPerMetre = normalDensity(0, sigma);
  const printed = printedBy(points);
  return {
    sigma,
    from,
    to,
    unit,
    units,
    peakPerMetre,
    peak: peakPerMetre / units,
    // However far out: some of the bell lies between two edges, and never all of it.
    area: from === to ? 0 : strictly(normalBetween(from, to, sigma)),
    slab: normalDensity((from + to) / 2, sigma) * (to - from),
    within: normalBetween(-5, 5),
    points,
    printedPeak: printed.peak / sigma / units,
    printedArea: printed.area,
  };
}

/** As many digits as the code prints of a height, as text, since per millimetre there are zeros before them. */
export const sixDigits = (x: number) => String(Number(x.toPrecision(6)));
