/** Mean and variance of values that come one by one, without keeping them. */

/** What is known after the values so far. */
export interface RunningMoments {
  /** Take one more value, finite. */
  add(value: number): void;
  readonly count: number;
  /** Undefined before the first value. */
  readonly mean: number | undefined;
  /** Σ (x − mean)² / (n − 1): undefined below two values, which do not tell a spread. Never negative. */
  readonly variance: number | undefined;
  readonly sd: number | undefined;
}

/**
 * An empty account.
 *
 * Squares are of distances from the running mean, never of the values themselves: Σx² − (Σx)²/n would lose every digit
 * where the spread is small beside the mean.
 *
 * **Source**: Welford, 1962.
 *
 * @example const m = runningMoments(); [4, 7, 13, 16].forEach(m.add); // m.mean 10, m.variance 30
 */
export function runningMoments(): RunningMoments {
  // Numbers in an object are changed in place; variables of a closure would be made anew for every value.
  const so = { count: 0, mean: 0, squares: 0 };
  const variance = () => (so.count < 2 ? undefined : so.squares / (so.count - 1));
  return {
    add: (value) => {
      so.count++;
      const before = value - so.mean;
      so.mean += before / so.count;
      so.squares += before * (value - so.mean);
    },
    get count() {
      return so.count;
    },
    get mean() {
      return so.count === 0 ? undefined : so.mean;
    },
    get variance() {
      return variance();
    },
    get sd() {
      const square = variance();
      return square === undefined ? undefined : Math.sqrt(square);
    },
  };
}
