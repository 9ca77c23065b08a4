/** One share set by hand among others that make a whole with it. */

/**
 * The same shares with one of them changed; the others keep their proportions, and the sum stays 1.
 *
 * All are whole millionths but for the one that is set.
 *
 * @param shares shape (n,), n ≥ 2, from 0 to 1, adding up to 1; not modified
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
