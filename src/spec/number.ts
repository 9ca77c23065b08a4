/** One number within its declared limits: snapped to its grid, moved by its steps, placed on its slider. */

import type { NumberParam } from './params.ts';

/** What the functions here need of a declaration; the items of a list have it too. */
export type Bounds = Omit<NumberParam, 'kind' | 'initial' | 'aliases'>;

export type StepSize = 'small' | 'normal' | 'large';

/** A large step is this many normal ones. */
const LARGE = 10;

/**
 * The allowed value nearest to `x`.
 *
 * Linear values are counted from zero in whole steps, so that the third step of 0.1 is 0.3 and not
 * 0.30000000000000004; the two limits are always reachable. Values on a log scale keep three significant digits, or as many as declared.
 *
 * @param x any number but NaN
 * @param coarse whole multiples of this instead of the declared grid
 * @returns never −0; ±∞ only where declared, else the limit
 */
export function snap(p: Bounds, x: number, coarse?: number): number {
  if (Number.isNaN(x)) throw new RangeError('snap needs a number, got NaN');
  if (x === Infinity && p.infinite?.includes(1)) return x;
  if (x === -Infinity && p.infinite?.includes(-1)) return x;
  if (x <= p.min) return p.min;
  if (x >= p.max) return p.max;
  const grid = coarse ?? gridAt(p, x);
  const snapped = Number((Math.round(x / grid) * grid).toPrecision(12));
  return Math.min(p.max, Math.max(p.min, snapped)) + 0;
}

/** What values near `x` are whole multiples of. */
function gridAt(p: Bounds, x: number): number {
  if (p.whole) return 1;
  return p.scale === 'log' ? lastDigit(x, p.digits) : (p.grid ?? p.fine ?? p.step);
}

const DIGITS = 3;

/** The last of some significant digits. */
const lastDigit = (x: number, digits = DIGITS) => 10 ** (Math.floor(Math.log10(x)) - digits + 1);

/**
 * The value one step further. Always moves, except at a limit.
 *
 * From −∞ a step up enters the range at its minimum; stepping never reaches an infinity, only typing does.
 */
export function stepped(p: Bounds, x: number, direction: -1 | 1, size: StepSize = 'normal'): number {
  if (x === -Infinity) return direction > 0 ? p.min : x;
  if (x === Infinity) return direction < 0 ? p.max : x;
  const unit = size === 'small' ? (p.fine ?? p.step) : size === 'large' ? LARGE * p.step : p.step;
  if (p.scale !== 'log') return snap(p, x + direction * unit);
  if (p.whole && size === 'small') return snap(p, x + direction);
  const next = snap(p, x * (1 + unit) ** direction);
  if (next !== x) return next;
  return snap(p, x + direction * gridAt(p, x));
}

/** Where a value stands between its limits, from 0 to 1. Infinities stand at the ends. */
export function fraction(p: Bounds, x: number): number {
  if (x <= p.min) return 0;
  if (x >= p.max) return 1;
  return p.scale === 'log' ? Math.log(x / p.min) / Math.log(p.max / p.min) : (x - p.min) / (p.max - p.min);
}

/** The value at a place between the limits, on the grid of normal steps: the inverse of {@link fraction}. */
export function valueAt(p: Bounds, at: number): number {
  const t = Math.min(1, Math.max(0, at));
  return onSteps(p, p.scale === 'log' ? p.min * (p.max / p.min) ** t : p.min + t * (p.max - p.min));
}

/** The value nearest to `x` that whole normal steps reach: what a drag gives. */
export function onSteps(p: Bounds, x: number): number {
  if (p.whole && x > p.min && x < p.max) {
    const digit = Math.max(1, lastDigit(x));
    return snap(p, Math.round(x / digit) * digit);
  }
  if (!Number.isFinite(x)) return snap(p, x);
  return snap(p, x, p.scale === 'log' ? lastDigit(x) : p.step);
}

/** Decimals that show every value of the grid, at most six. */
export function decimals(p: Bounds, x: number): number {
  const grid = gridAt(p, Math.abs(x) || 1);
  let digits = 0;
  while (digits < 6 && Math.abs(Number(x.toFixed(digits)) - x) > 1e-6 * grid) digits++;
  const least = p.scale === 'log' ? 0 : decimalsOf(p.step);
  return Math.max(digits, least);
}

function decimalsOf(step: number): number {
  let digits = 0;
  while (digits < 6 && Math.abs(Number(step.toFixed(digits)) - step) > 1e-9 * step) digits++;
  return digits;
}
