import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cumulative, draw } from '#math/draw.ts';
import { drawFrom } from '#math/drawFrom.ts';
import { between } from './between.ts';
import { distribution } from './distributions.ts';

const BELOW_ONE = 1 - 2 ** -53;
const u = fc.oneof(between(0, BELOW_ONE), fc.constantFrom(0, BELOW_ONE, 2 ** -1074));

describe('drawFrom', () => {
  test('segments hold their left edge and not their right one', () => {
    const edges = cumulative([0.5, 0, 0.25, 0.25, 0]);
    expect([0, 0.49, 0.5, 0.74, 0.75, BELOW_ONE].map((at) => drawFrom(edges, at))).toEqual([0, 0, 2, 2, 3, 3]);
    expect(drawFrom(cumulative([1]), 0.5)).toBe(0);
  });
  test('draws what draw draws', () => {
    fc.assert(
      fc.property(distribution, u, (p, at) => drawFrom(cumulative(p), at) === draw(p, at)),
      { numRuns: 1000 },
    );
  });
  test('on every edge, and just below it', () => {
    fc.assert(
      fc.property(distribution, (p) =>
        [...cumulative(p)].every((edge) =>
          [edge, edge - 2 ** -54, edge + 2 ** -53]
            .filter((at) => at >= 0 && at < 1)
            .every(
              (at) => (p[drawFrom(cumulative(p), at)] as number) > 0 && drawFrom(cumulative(p), at) === draw(p, at),
            ),
        ),
      ),
    );
  });
  test.each([1, -0.1, Number.NaN])('u = %d is refused', (at) => {
    expect(() => drawFrom(cumulative([0.5, 0.5]), at)).toThrow(
      new RangeError(`drawFrom needs u from 0 to below 1, got ${at}`),
    );
  });
});
