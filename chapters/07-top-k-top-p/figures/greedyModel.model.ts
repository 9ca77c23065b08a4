/** Two strips of a two-word search: what every path has, which paths are looked at, and which of them wins. */

import { number, type Values } from '#spec/params.ts';

const share = (initial: number) => number({ min: 0, max: 1, step: 0.01, fine: 0.001, initial });

export const greedyParams = {
  a: share(0.5),
  b: share(0.4),
  a1: share(0.4),
  b1: share(0.9),
  c1: share(0.5),
  width: number({ min: 1, max: 3, step: 1, initial: 1 }),
};
export type GreedyValues = Values<typeof greedyParams>;

export interface Leaf {
  /** Which first word, which second. */
  readonly first: number;
  readonly second: number;
  /** Share of the second word after the first. */
  readonly after: number;
  /** Product of the two: the width of its piece. */
  readonly path: number;
  /** Left edge on the strip of pairs. */
  readonly from: number;
  /** Whether the search looks at it at all. */
  readonly seen: boolean;
}

export interface GreedyModel {
  readonly firsts: readonly { readonly share: number; readonly from: number; readonly kept: boolean }[];
  readonly leaves: readonly Leaf[];
  readonly width: number;
  /** What the search with this many paths ends with. */
  readonly found: Leaf;
  /** What it ends with at width 1. */
  readonly greedy: Leaf;
  /** The most likely of all pairs. */
  readonly best: Leaf;
}

const tidy = (x: number) => Math.max(0, Number(x.toFixed(12)));
const top = (leaves: readonly Leaf[]) => leaves.reduce((best, leaf) => (leaf.path > best.path ? leaf : best));

/** The first words that a search keeps: the likeliest, the earlier one where two are alike. */
function keptOf(shares: readonly number[], width: number): readonly boolean[] {
  const order = shares.map((_, i) => i).sort((i, j) => (shares[j] as number) - (shares[i] as number) || i - j);
  return shares.map((_, i) => order.indexOf(i) < width);
}

export function greedyModel(values: GreedyValues): GreedyModel {
  const { a, width } = values;
  const b = Math.min(values.b, tidy(1 - a));
  const shares = [a, b, tidy(1 - a - b)];
  const kept = keptOf(shares, width);
  const alone = keptOf(shares, 1);
  let from = 0;
  const firsts = shares.map((share, i) => {
    const first = { share, from, kept: kept[i] as boolean };
    from += share;
    return first;
  });
  const leaves = firsts.flatMap((first, i) => {
    const most = [values.a1, values.b1, values.c1][i] as number;
    const rest = tidy((1 - most) / 2);
    let edge = first.from;
    return [most, rest, rest].map((after, second): Leaf => {
      const path = tidy(first.share * after);
      const leaf = { first: i, second, after, path, from: edge, seen: first.kept };
      edge += path;
      return leaf;
    });
  });
  const found = top(leaves.filter((leaf) => leaf.seen));
  const best = top(leaves);
  return {
    firsts,
    leaves,
    width,
    found,
    greedy: top(leaves.filter((leaf) => alone[leaf.first])),
    // As good as any is best: what was not looked at does not win by coming earlier.
    best: found.path === best.path ? found : best,
  };
}
