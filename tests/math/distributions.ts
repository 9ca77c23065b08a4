/** Distributions for properties: shares of all sizes, with gaps and with ties. */

import fc from 'fast-check';
import { normalise } from '#math/shares.ts';
import { softmax } from '#math/softmax.ts';
import { between } from './between.ts';

/** From softmax: spread over many sizes, some items with nothing. */
const spread = fc
  .array(fc.oneof({ weight: 1, arbitrary: fc.constant(-Infinity) }, { weight: 5, arbitrary: between(-30, 30) }), {
    minLength: 1,
    maxLength: 14,
  })
  .filter((z) => z.some(Number.isFinite))
  .map((z) => Array.from(softmax(z) as Float64Array));

/** From small whole weights: many ties, and running totals that are round numbers but for rounding. */
const tied = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 14 })
  .filter((w) => w.some((x) => x > 0))
  .map((w) => Array.from(normalise(w) as Float64Array));

export const distribution: fc.Arbitrary<readonly number[]> = fc.oneof(spread, tied).map((p) => Object.freeze(p));
export const distributionOf = (size: number): fc.Arbitrary<readonly number[]> =>
  fc
    .array(between(-10, 10), { minLength: size, maxLength: size })
    .map((z) => Object.freeze(Array.from(softmax(z) as Float64Array)));
/** From 0 to 1, the ends and round numbers included. */
export const share: fc.Arbitrary<number> = fc.oneof(
  between(0, 1),
  fc.integer({ min: 0, max: 20 }).map((i) => i / 20),
);
