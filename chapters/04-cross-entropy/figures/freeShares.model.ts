/** Shares that a reader sets one by one: numbers of any size are read as parts of one whole. */

/** The grid of shares that are dragged: hundredths by hand, millionths when typed. */
export const SHARE = { min: 0, max: 1, step: 0.01, fine: 0.000001 } as const;

/**
 * Numbers as parts of their sum.
 *
 * @returns undefined if all are 0: then there is nothing to divide
 * @example sharesOf([1, 1, 2]); // [0.25, 0.25, 0.5]
 */
export function sharesOf(parts: readonly number[]): readonly number[] | undefined {
  const total = parts.reduce((a, b) => a + b, 0);
  if (!(total > 0)) return undefined;
  // What is typed in millionths and adds up to 1 stays as it was typed.
  return Math.abs(total - 1) < 1e-9 ? parts : parts.map((part) => part / total);
}

/**
 * The same shares with one of them changed; the others keep their proportions, and the sum stays 1.
 *
 * @param share from 0 to 1
 * @example withShare([0.5, 0.25, 0.25], 0, 0.8); // [0.8, 0.1, 0.1]
 */
export function withShare(shares: readonly number[], index: number, share: number): readonly number[] {
  const others = 1 - (shares[index] as number);
  const even = 1 / (shares.length - 1);
  const scaled = shares.map((p, i) =>
    i === index ? share : millionths((1 - share) * (others > 1e-9 ? p / others : even)),
  );
  const largest = scaled.reduce(
    (best, p, i) => (i !== index && (best < 0 || p > (scaled[best] as number)) ? i : best),
    -1,
  );
  const rest = scaled.reduce((total, p, i) => (i === largest ? total : total + p), 0);
  return scaled.map((p, i) => (i === largest ? Math.max(0, millionths(1 - rest)) : p));
}

export const millionths = (x: number): number => Math.round(x * 1e6) / 1e6;

/** The first of the largest: where all of a one-hot distribution lies. */
export const oneHot = (shares: readonly number[]): readonly number[] => {
  const top = shares.indexOf(Math.max(...shares));
  return shares.map((_, i) => (i === top ? 1 : 0));
};
