/** Softmax in a machine that keeps few digits: every number on the way, and where the way first breaks. */

import { logSoftmax } from '#math/logSoftmax.ts';
import { type Along, type MachineRow, machineSoftmax, type Way } from '#math/machineSoftmax.ts';
import { LARGEST, overflowAt, type Precision, SMALLEST, underflowAt } from '#math/precision.ts';
import { softmax } from '#math/softmax.ts';
import { choice, number, type Values } from '#spec/params.ts';

export const overflowParams = {
  format: choice({ choices: ['float16', 'float32', 'float64'], initial: 'float32' }),
  shift: number({ min: 0, max: 1000, step: 1, fine: 0.01, initial: 0 }),
  way: choice({ choices: ['naive', 'stable'], initial: 'naive' }),
  rows: choice({ choices: ['1', '2'], initial: '1' }),
  sum: choice({ choices: ['row', 'all'], initial: 'row' }),
  gap: number({ min: 0, max: 1000, step: 1, initial: 2 }),
};
export type OverflowValues = Values<typeof overflowParams>;

/** The item whose loss is shown: the third, which lies `gap` below the first. */
export const TARGET = 2;

/**
 * What first goes wrong, in the order in which the machine works: an e^z that is ∞, an e^z that is 0 though it should
 * not be, a sum that is ∞ though its parts are not, a share that is ∞/∞ or 0/0.
 */
export type Break =
  | { readonly step: 'exp'; readonly kind: 'overflow' | 'underflow'; readonly item: number }
  | { readonly step: 'sum'; readonly kind: 'overflow' }
  | { readonly step: 'divide'; readonly kind: '∞/∞' | '0/0' | 'underflow'; readonly item: number };

export interface OverflowRow extends MachineRow {
  /** The same row without rounding, in double precision and with the sum of its own row. */
  readonly trueShares: readonly number[];
  readonly trueLoss: number;
  /** −ln p of the third item, from its share (`naive`) or from its logits (`stable`); NaN where the share is. */
  readonly loss: number;
  readonly broke: Break | undefined;
}

/**
 * How the whole bench stands: `broken` where a share is not a number, `lost` where a sum overflowed and every share
 * is 0, `underflow` where a share is 0 that should not be, `batch` where rows do not add up to 1 each, else `fine`.
 */
export type OverflowState = 'broken' | 'lost' | 'underflow' | 'batch' | 'fine';

export interface OverflowModel {
  readonly format: Precision;
  readonly way: Way;
  readonly along: Along;
  readonly shift: number;
  readonly gap: number;
  readonly rows: readonly OverflowRow[];
  readonly state: OverflowState;
  /** Where the first row that breaks does so. */
  readonly broke: Break | undefined;
  /** Largest finite number of the format, and ln of it: from there on e^z is ∞. */
  readonly largest: number;
  readonly threshold: number;
  /** Smallest number above 0, and the power below which e^z is 0. */
  readonly smallest: number;
  readonly lowest: number;
}

export function overflowModel(values: OverflowValues): OverflowModel {
  const { format, way, shift, gap } = values;
  const along: Along = values.rows === '2' ? values.sum : 'row';
  const batch = [
    [shift, shift - 1, shift - gap],
    [0, -1, -2],
  ].slice(0, Number(values.rows));
  const rows = machineSoftmax(batch, format, way, along).map((row, r): OverflowRow => {
    const exact = batch[r] as readonly number[];
    return {
      ...row,
      trueShares: Array.from(softmax(exact) as Float64Array),
      trueLoss: -((logSoftmax(exact) as Float64Array)[TARGET] as number) + 0,
      loss: (way === 'naive' ? row.lossFromShare : row.lossFromLogits)[TARGET] as number,
      broke: breakOf(row),
    };
  });
  return {
    format,
    way,
    along,
    shift,
    gap,
    rows,
    state: stateOf(rows, along),
    broke: rows.find((row) => row.broke)?.broke,
    largest: LARGEST[format],
    threshold: overflowAt(format),
    smallest: SMALLEST[format],
    lowest: underflowAt(format),
  };
}

function breakOf(row: MachineRow): Break | undefined {
  const { exponentials, divisor, shares } = row;
  const over = exponentials.indexOf(Infinity);
  if (over >= 0) return { step: 'exp', kind: 'overflow', item: over };
  const under = exponentials.indexOf(0);
  if (under >= 0) return { step: 'exp', kind: 'underflow', item: under };
  if (divisor === Infinity) return { step: 'sum', kind: 'overflow' };
  const not = shares.findIndex(Number.isNaN);
  if (not >= 0) return { step: 'divide', kind: divisor === 0 ? '0/0' : '∞/∞', item: not };
  const zero = shares.indexOf(0);
  return zero >= 0 ? { step: 'divide', kind: 'underflow', item: zero } : undefined;
}

function stateOf(rows: readonly OverflowRow[], along: Along): OverflowState {
  if (rows.some((row) => row.shares.some(Number.isNaN))) return 'broken';
  if (rows.some((row) => row.divisor === Infinity)) return 'lost';
  if (rows.some((row) => row.shares.includes(0))) return 'underflow';
  return along === 'all' ? 'batch' : 'fine';
}
