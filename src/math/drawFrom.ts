/** Many draws from one distribution: its edges are found once, and each draw looks up where u falls. */

import { countWhile } from './countWhile.ts';

/**
 * The item whose segment holds u, by halving.
 *
 * The same item as `draw` gives. An item without mass is never drawn.
 *
 * **Cost**: log n.
 *
 * @param edges as `cumulative` gives them
 * @param u from 0, below 1
 * @returns an index
 * @throws RangeError if u is outside [0, 1)
 * @example drawFrom(cumulative([0.2, 0, 0.8]), 0.2); // 2
 */
export function drawFrom(edges: Float64Array, u: number): number {
  if (!(u >= 0 && u < 1)) throw new RangeError(`drawFrom needs u from 0 to below 1, got ${u}`);
  return countWhile(edges.length, (i) => u >= (edges[i] as number));
}
