/** Cuts through shares that fall already, where src/math has none that takes the order for granted. */

import { countWhile } from '#math/countWhile.ts';
import { CLOSE } from '#math/cut.ts';
import { keptByThreshold } from '#math/cutMinP.ts';

export const keptByMinP = (falling: Float64Array, ratio: number): number =>
  keptByThreshold(falling, ratio * (falling[0] as number));

/** How many have any mass at all. */
export const withMass = (falling: Float64Array): number =>
  countWhile(falling.length, (i) => (falling[i] as number) > 0);

/** As `cutEta` counts, the entropy being known. */
export const keptByEta = (falling: Float64Array, epsilon: number, entropy: number): number =>
  keptByThreshold(falling, Math.min(epsilon, Math.sqrt(epsilon) * Math.exp(-entropy)));

/** Neighbouring ranks, from 0: the first, and how many. */
export interface Span {
  readonly from: number;
  readonly kept: number;
}

/**
 * What `cutTypical` keeps, the entropy being known and no share like another. It is one span, since surprise rises with
 * rank: it grows from the average to both sides, and no sorting is needed.
 */
export function typicalSpan(falling: Float64Array, mass: number, entropy: number): Span {
  const distance = (i: number) => Math.abs(-Math.log(falling[i] as number) - entropy);
  const size = withMass(falling);
  let to = countWhile(size, (i) => -Math.log(falling[i] as number) < entropy);
  let from = to;
  let total = 0;
  while (to - from < size && total < mass - CLOSE) {
    const left = from > 0 ? distance(from - 1) : Infinity;
    const right = to < size ? distance(to) : Infinity;
    total += falling[left <= right ? --from : to++] as number;
  }
  return { from, kept: to - from };
}
