/** What holds for every state: the quick cuts agree with the plain ones, and nothing without mass is ever drawn. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutMinP } from '#math/cutMinP.ts';
import { cutTopK } from '#math/cutTopK.ts';
import { cutTopP } from '#math/cutTopP.ts';
import { uniform } from '#math/random.ts';
import { softmax } from '#math/softmax.ts';
import {
  keptByK,
  keptByMinP,
  keptByP,
  runningTotals,
  tiedAt,
} from '../../../chapters/07-top-k-top-p/figures/fallingCuts.model.ts';
import { knife } from '../../../chapters/07-top-k-top-p/figures/Knife.model.ts';
import { shareAfter } from '../../../chapters/07-top-k-top-p/figures/knifeModel.model.ts';
import { vocabularyAt } from '../../../chapters/07-top-k-top-p/figures/knifeShares.model.ts';
import { moved } from '../../../chapters/07-top-k-top-p/figures/Order.tsx';
import { ORDERS } from '../../../chapters/07-top-k-top-p/figures/orderModel.model.ts';
import { at } from './figures.ts';

/** Few distinct values, so that ties are common. */
const falling = fc
  .array(fc.integer({ min: -8, max: 8 }), { minLength: 1, maxLength: 30 })
  .map((logits) => (softmax(logits) as Float64Array).sort().reverse());

describe('quick cuts', () => {
  test('agree with cutTopP under each reading', () => {
    const rules = fc.constantFrom('reach' as const, 'printed' as const, 'shifted' as const);
    fc.assert(
      fc.property(falling, fc.integer({ min: 0, max: 100 }), rules, (shares, percent, rule) => {
        const p = percent / 100;
        expect(keptByP(runningTotals(shares), p, rule)).toBe(cutTopP(shares, p, rule).kept);
      }),
    );
  });
  test('agree with cutTopK, and count its ties', () => {
    fc.assert(
      fc.property(falling, fc.integer({ min: 1, max: 40 }), (shares, k) => {
        expect(keptByK(shares, k, 'index')).toBe(cutTopK(shares, k).kept);
        expect(keptByK(shares, k, 'all')).toBe(cutTopK(shares, k, 'all').kept);
        expect(tiedAt(shares, Math.min(k, shares.length) - 1)).toBe(cutTopK(shares, k).tied);
      }),
    );
  });
  test('agree with cutMinP', () => {
    fc.assert(
      fc.property(falling, fc.integer({ min: 1, max: 100 }), (shares, percent) => {
        expect(keptByMinP(shares, percent / 100)).toBe(cutMinP(shares, percent / 100).kept);
      }),
    );
  });
  test.each([0.05, 0.7, 1, 3, 20])('agree on the whole vocabulary at T = %s', (T) => {
    const { masses, totals } = vocabularyAt(T);
    for (const p of [0.05, 0.5, 0.9, 0.999])
      for (const rule of ['reach', 'printed', 'shifted'] as const)
        expect(keptByP(totals, p, rule), `${p} ${rule}`).toBe(cutTopP(masses, p, rule).kept);
  });
});

test('what is kept adds up to 1, and the point never falls on a bar without mass', () => {
  const item = fc.oneof(
    fc.integer({ min: -60, max: 100 }).map((x) => x / 10),
    fc.constant(-Infinity),
  );
  const method = fc.constantFrom(
    'greedy' as const,
    'random' as const,
    'top-k' as const,
    'top-p' as const,
    'min-p' as const,
  );
  const logits = fc.array(item, { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(logits, method, fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 9 }), (zs, m, u, k) => {
      const { model } = at(knife, { logits: zs, method: m, u: u / 1000, k });
      if (zs.every((z) => z === -Infinity)) {
        expect(model.kept).toBe(0);
        return;
      }
      const shares = Array.from({ length: model.kept }, (_, rank) => shareAfter(model, rank));
      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      for (const share of shares) expect(share).toBeGreaterThan(0);
      expect(model.hit).toBeLessThan(model.kept);
    }),
  );
});

describe('N29 of the fault list: draws come as often as their shares say, at fixed seeds', () => {
  const DRAWS = 4000;
  test.each([
    ['greedy', 1],
    ['random', 4],
    ['top-k', 3],
    ['top-p', 3],
    ['min-p', 3],
  ] as const)('%s', (method, count) => {
    const patch = { method, p: 0.95, logits: [3, 1.5, 0.8, -Infinity, 0.3] };
    const { model } = at(knife, patch);
    expect(model.kept).toBe(count);
    const next = uniform(2024);
    const seen = new Array<number>(5).fill(0);
    for (let i = 0; i < DRAWS; i++) {
      const hit = knife.model({ ...at(knife, patch).values, u: next() }).hit as number;
      seen[hit] = (seen[hit] as number) + 1;
    }
    expect(seen.slice(count).every((n) => n === 0)).toBe(true);
    const expected = Array.from({ length: count }, (_, rank) => DRAWS * shareAfter(model, rank));
    const chi = expected.reduce((s, e, rank) => s + ((seen[rank] as number) - e) ** 2 / e, 0);
    // With at most three degrees of freedom, one seed in a thousand is above 16.3.
    expect(chi).toBeLessThan(16.3);
  });
});

test('a block can be put anywhere, and the result is an order', () => {
  for (const order of ORDERS)
    for (const block of ['T', 'k', 'p'])
      for (const place of [-1, 0, 1, 2, 5]) {
        const now = moved(order, block, place);
        expect(ORDERS).toContain(now);
        expect(now.indexOf(block)).toBe(Math.min(2, Math.max(0, place)));
      }
});
