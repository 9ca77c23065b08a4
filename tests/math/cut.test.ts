import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOf, ranking, renormalise } from '#math/cut.ts';
import { cutMinP } from '#math/cutMinP.ts';
import { cutTopK } from '#math/cutTopK.ts';
import { cutTopP } from '#math/cutTopP.ts';
import { rankOrder } from '#math/rankOrder.ts';
import { sum } from '#math/sum.ts';
import { distribution, share } from './distributions.ts';
import { exact, relativeError, U } from './exact.ts';

describe('ranking', () => {
  test('closed forms', () => {
    const ranks = ranking(Object.freeze([0.25, 0.5, 0.25]));
    expect([...ranks.order]).toEqual([1, 0, 2]);
    expect([...ranks.ranked]).toEqual([0.5, 0.25, 0.25]);
    expect([...ranks.totals]).toEqual([0.5, 0.75, 1]);
    expect([...ranking([0.25, 0.75], Uint32Array.of(0, 1)).totals]).toEqual([0.25, 1]);
  });
  test('the first so many have their total, none have nothing', () => {
    const ranks = ranking([0.25, 0.5, 0.25]);
    expect([0, 1, 3].map((kept) => firstOf(ranks, kept).mass)).toEqual([0, 0.5, 1]);
  });
});

describe('renormalise', () => {
  test('closed form, in the order of the shares', () => {
    const p = Object.freeze([0.25, 0.5, 0.125, 0.125]);
    expect([...(renormalise(p, cutTopK(p, 2)) as Float64Array)]).toEqual([1 / 3, 2 / 3, 0, 0]);
  });
  test('adds up to 1, keeps proportions, gives nothing to what was cut', () => {
    fc.assert(
      fc.property(distribution, share, (p, x) => {
        const cut = cutTopP(p, x);
        const parts = renormalise(p, cut) as Float64Array;
        const keptItems = new Set(cut.order.slice(0, cut.kept));
        // The mass is good to 2U, each division adds U, the sum here adds U.
        expect(Math.abs(sum(parts) - 1)).toBeLessThanOrEqual(4 * U);
        p.forEach((own, i) => {
          if (!keptItems.has(i)) expect(parts[i]).toBe(0);
          else if (own > 1e-300)
            expect(relativeError(parts[i] as number, exact(own).div(exact(cut.mass)))).toBeLessThanOrEqual(U);
        });
      }),
      { numRuns: 300 },
    );
  });
  test('what keeps all changes nothing but rounding', () => {
    fc.assert(
      fc.property(distribution, (p) =>
        [...(renormalise(p, cutTopP(p, 1)) as Float64Array)].every(
          // p adds up to 1 within 4U, so dividing by that sum changes a share by 5U at most.
          (part, i) => Math.abs(part - (p[i] as number)) <= 5 * U * (p[i] as number),
        ),
      ),
    );
  });
  test('cutting twice is cutting once: after a cut to k, a cut to more changes nothing', () => {
    const p = [0.4, 0.3, 0.2, 0.1];
    const once = renormalise(p, cutTopK(p, 2)) as Float64Array;
    expect(renormalise(once, cutTopK(once, 3))).toEqual(once);
    expect(renormalise(once, cutMinP(once, 0.5))).toEqual(once);
  });
  test('N7, N18: nothing kept, or nothing with mass: no distribution', () => {
    expect(renormalise([0.99, 0.005, 0.005], cutTopP([0.99, 0.005, 0.005], 0.9, 'printed'))).toBeUndefined();
    expect(renormalise([0, 0], cutTopK([0, 0], 1))).toBeUndefined();
  });
  test('weights of any size: what they add up to does not matter', () => {
    const w = [8, 4, 4];
    expect([...(renormalise(w, { order: rankOrder(w), kept: 3, mass: 16 }) as Float64Array)]).toEqual([
      0.5, 0.25, 0.25,
    ]);
  });
});
