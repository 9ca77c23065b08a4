/** Numbers spread evenly over a range. fast-check's own doubles are even over bit patterns: nearly all close to 0. */

import fc from 'fast-check';

export const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 2 ** 53 - 1 }).map((i) => min + (max - min) * (i / 2 ** 53)) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  );
