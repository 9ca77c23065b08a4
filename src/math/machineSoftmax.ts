/** Softmax as a machine computes it: every result is rounded to the format before it is used. */

import { type Precision, roundTo } from './precision.ts';
import { largest, type Vector } from './vector.ts';

/** `naive` takes e to the power of the logits as they are; `stable` takes the largest away first. */
export type Way = 'naive' | 'stable';
/** Over what the maximum and the sum are taken. `all`, the whole batch, is the fault. */
export type Along = 'row' | 'all';

/** Every number on the way of one row. */
export interface MachineRow {
  readonly logits: readonly number[];
  /** What was taken away: the maximum, or 0. */
  readonly taken: number;
  /** z − taken */
  readonly powers: readonly number[];
  /** e to these powers; ∞ where they overflow, 0 where they underflow */
  readonly exponentials: readonly number[];
  /** What the exponentials are divided by. */
  readonly divisor: number;
  /** NaN where ∞ was divided by ∞ or 0 by 0. */
  readonly shares: readonly number[];
  /** Sum of the shares of this row: 1 if all went well. */
  readonly total: number;
  /** −ln of the share, as three lines of code would: ∞ as soon as the share is 0. */
  readonly lossFromShare: readonly number[];
  /** ln Σ − (z − max): log-softmax, which needs no share. */
  readonly lossFromLogits: readonly number[];
}

/**
 * Softmax of the rows of a batch.
 *
 * @param rows at least one, each with at least one finite logit; not modified
 * @throws RangeError if a row is empty or a logit is not finite
 * @example machineSoftmax([[100, 99]], 'float32', 'naive', 'row')[0].shares; // [NaN, NaN]
 */
export function machineSoftmax(
  rows: readonly Vector[],
  precision: Precision,
  way: Way,
  along: Along,
): readonly MachineRow[] {
  const round = (x: number) => roundTo(precision, x);
  const batch = rows.map((row) => Array.from(row, (z) => finite(round(z))));
  const maxima = batch.map((row) => largest(row, 'machineSoftmax'));
  const most = largest(maxima, 'machineSoftmax');
  const taken = maxima.map((max) => (way === 'naive' ? 0 : along === 'all' ? most : max));
  const powers = batch.map((row, r) => row.map((z) => round(z - (taken[r] as number))));
  const exponentials = powers.map((row) => row.map((x) => round(Math.exp(x))));
  const add = (terms: readonly number[]) => terms.reduce((total, x) => round(total + x), 0);
  const whole = add(exponentials.flat());
  return batch.map((logits, r) => {
    const e = exponentials[r] as readonly number[];
    const divisor = along === 'all' ? whole : add(e);
    const shares = e.map((x) => round(x / divisor));
    const logSum = round(Math.log(divisor));
    return {
      logits,
      taken: taken[r] as number,
      powers: powers[r] as readonly number[],
      exponentials: e,
      divisor,
      shares,
      total: add(shares),
      lossFromShare: shares.map((p) => round(-Math.log(p)) + 0),
      lossFromLogits: (powers[r] as readonly number[]).map((x) => round(logSum - x) + 0),
    };
  });
}

function finite(z: number): number {
  if (!Number.isFinite(z)) throw new RangeError(`machineSoftmax needs finite logits, got ${z}`);
  return z;
}
