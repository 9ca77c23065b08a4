import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { innerEdges, layoutStrip } from '#draw/stripLayout.ts';

const distribution = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 10 })
  .filter((weights) => weights.reduce((a, b) => a + b) > 1e-6)
  .map((weights) => weights.map((w) => w / weights.reduce((a, b) => a + b)));

describe('layoutStrip', () => {
  it('fills the width with a distribution, in order, without gaps', () => {
    fc.assert(
      fc.property(distribution, fc.double({ min: 200, max: 1000, noNaN: true }), (shares, width) => {
        const { pieces, zero, one } = layoutStrip(Object.freeze(shares), 7, width);
        // Ten sums of shares are off by at most 10 ulp of 1; times 1000 units that is below 1e-11.
        expect(pieces.reduce((sum, piece) => sum + piece.width, 0)).toBeCloseTo(width, 9);
        expect([zero, one - width]).toEqual([7, expect.closeTo(7, 9)]);
        for (let i = 1; i < pieces.length; i++) {
          const before = pieces[i - 1] as (typeof pieces)[number];
          expect(pieces[i]?.x).toBeCloseTo(before.x + before.width, 9);
        }
      }),
    );
  });

  it('does not shrink because shares add up to 0.9999999999999999', () => {
    expect(layoutStrip([0.09003057317038046, 0.24472847105479764, 0.6652409557748218], 0, 900).unit).toBe(900);
  });

  it('lays what is owed left of zero and lets a larger total run beyond 1', () => {
    const { pieces, zero, one, unit } = layoutStrip([3.5, 1.2, 0.3, -0.5], 0, 550);
    expect(unit).toBe(100);
    expect([zero, one]).toEqual([50, 150]);
    expect(pieces[3]).toMatchObject({ x: 0, width: 50, share: -0.5 });
    const last = pieces[2] as (typeof pieces)[number];
    expect(last.x + last.width).toBeCloseTo(550, 9);
  });

  it('leaves the frame partly empty if the total is below 1', () => {
    const { pieces, one } = layoutStrip([0.2, 0.1], 0, 100);
    expect(one).toBe(100);
    expect(pieces[1]).toMatchObject({ x: 20, width: 10 });
  });
});

describe('innerEdges', () => {
  it('lies between pieces that have a width', () => {
    expect(innerEdges(layoutStrip([0.5, 0, 0.25, 0.25], 0, 100))).toEqual([50, 75]);
  });
});
