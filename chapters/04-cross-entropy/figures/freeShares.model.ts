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

/** The first of the largest: where all of a one-hot distribution lies. */
export const oneHot = (shares: readonly number[]): readonly number[] => {
  const top = shares.indexOf(Math.max(...shares));
  return shares.map((_, i) => (i === top ? 1 : 0));
};
