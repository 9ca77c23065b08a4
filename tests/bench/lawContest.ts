/** Several ways to the same numbers, to be compared and timed. */

export interface Way {
  readonly title: string;
  readonly run: () => unknown;
  /** The numbers of a result, in the order of ours; not timed. */
  readonly numbers: () => ArrayLike<number>;
}
export interface LawContest {
  readonly title: string;
  /** Ours first. */
  readonly ways: readonly Way[];
  /** One plain pass over the numbers, which nobody can do without. */
  readonly floor: () => unknown;
  /** How far results may be apart, in parts of the largest of ours. */
  readonly tolerance: number;
}

/** A way whose result is read as numbers by a function of its own. */
export const way = <T>(title: string, run: () => T, read: (result: T) => ArrayLike<number>): Way => ({
  title,
  run,
  numbers: () => read(run()),
});

/** The floor: every number read, and written into an array that is there already. */
export const copied = (from: ArrayLike<number>, into: Float64Array) => () => {
  for (let i = 0; i < into.length; i++) into[i] = from[i] as number;
  return into;
};
