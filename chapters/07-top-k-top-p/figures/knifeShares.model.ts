/** Shares by rank, largest first, of the few bars or of the whole vocabulary, at a temperature. */

import { rankOrder } from '#math/rankOrder.ts';
import { runningTotals } from '#math/runningTotals.ts';
import { openSoftmax, strictly } from '#math/strictly.ts';
import { sum } from '#math/sum.ts';
import { temperedMasses, vocabularyLogits } from '#math/vocabulary.ts';
import { withMass } from './fallingCuts.model.ts';
import type { KnifeValues } from './knifeParams.model.ts';

export interface Ranked {
  /** Falling, adding up to 1. */
  readonly masses: Float64Array;
  readonly totals: Float64Array;
  /** The item at each rank; undefined where items have no names but their rank. */
  readonly order?: Uint32Array;
}

/** What the first so many have together: 1 if nothing with mass is cut away, and only then. */
export function massOf({ masses, totals }: Ranked, kept: number): number {
  if (kept === 0) return 0;
  return kept >= withMass(masses) ? 1 : strictly(totals[kept - 1] as number);
}

let falling: Float64Array | undefined;
/** The temperatures asked for last: a drag of anything but T computes nothing anew. */
const known = new Map<number, Ranked>();

export function vocabularyAt(temperature: number): Ranked {
  const found = known.get(temperature);
  if (found) {
    // Back to the end: what goes is what nobody has asked for longest.
    known.delete(temperature);
    known.set(temperature, found);
    return found;
  }
  falling ??= vocabularyLogits();
  const masses = temperedMasses(falling, temperature)?.masses as Float64Array;
  const ranked = { masses, totals: runningTotals(masses) };
  if (known.size > 3) known.delete(known.keys().next().value as number);
  known.set(temperature, ranked);
  return ranked;
}

/** Logits of the few bars; shares that are typed in give theirs by their logarithm. */
export const logitsOf = ({ bars, logits, shares }: KnifeValues): readonly number[] =>
  bars === 'scores' ? logits : shares.map((p) => Math.log(p));

/** Shares of the few bars by index; undefined if nothing has any. */
export function sharesOf(values: KnifeValues, temperature: number): Float64Array | undefined {
  const { bars, shares } = values;
  if (bars === 'shares' && temperature === 1) {
    const total = sum(shares);
    if (total === 0) return undefined;
    // Shares that add up to 1 are taken as they stand, so that .75 is exactly .75.
    return Float64Array.from(shares, (p) => (Math.abs(total - 1) < 1e-9 ? p : p / total));
  }
  return openSoftmax(logitsOf(values), temperature);
}

export function fewAt(values: KnifeValues, temperature: number): Ranked | undefined {
  const shares = sharesOf(values, temperature);
  if (!shares) return undefined;
  const order = rankOrder(shares);
  const masses = Float64Array.from(order, (i) => shares[i] as number);
  return { masses, totals: runningTotals(masses), order };
}
