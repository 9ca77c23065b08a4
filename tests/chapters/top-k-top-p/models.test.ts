/** What holds for every state: quick cuts agree with the plain ones, points reach every word, and nothing without mass is ever drawn. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutEta } from '#math/cutEta.ts';
import { cutMinP } from '#math/cutMinP.ts';
import { cutTopP, keptByP } from '#math/cutTopP.ts';
import { cutTypical } from '#math/cutTypical.ts';
import { entropy } from '#math/entropy.ts';
import { uniform } from '#math/random.ts';
import { softmax } from '#math/softmax.ts';
import { settle } from '#spec/settle.ts';
import { keptByEta, keptByMinP, typicalSpan } from '../../../chapters/07-top-k-top-p/figures/fallingCuts.model.ts';
import { type KnifeModel, type KnifeValues, knife } from '../../../chapters/07-top-k-top-p/figures/Knife.model.ts';
import { ratioShown, shareAfter, shownRatio } from '../../../chapters/07-top-k-top-p/figures/knifeModel.model.ts';
import { vocabularyAt } from '../../../chapters/07-top-k-top-p/figures/knifeShares.model.ts';
import { moved } from '../../../chapters/07-top-k-top-p/figures/Order.tsx';
import { ORDERS } from '../../../chapters/07-top-k-top-p/figures/orderModel.model.ts';
import { prompts } from '../../../chapters/07-top-k-top-p/figures/Prompts.model.ts';
import { FIXED, ruleOf, SHAPES } from '../../../chapters/07-top-k-top-p/figures/promptsModel.model.ts';
import { at } from '../at.ts';

/** Few distinct values, so that ties are common. */
const falling = fc
  .array(fc.integer({ min: -8, max: 8 }), { minLength: 1, maxLength: 30 })
  .map((logits) => (softmax(logits) as Float64Array).sort().reverse());

/** All different: a rank then has a surprise of its own. */
const strictlyFalling = fc
  .uniqueArray(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 30 })
  .map((tenths) => (softmax(tenths.map((z) => z / 10)) as Float64Array).sort().reverse());

describe('quick cuts', () => {
  test('agree with cutMinP', () => {
    fc.assert(
      fc.property(falling, fc.integer({ min: 0, max: 100 }), (shares, percent) => {
        expect(keptByMinP(shares, percent / 100)).toBe(cutMinP(shares, percent / 100).kept);
      }),
    );
  });
  test('agree with cutTypical, also in which ranks they keep, and with cutEta', () => {
    fc.assert(
      fc.property(strictlyFalling, fc.integer({ min: 1, max: 99 }), (shares, percent) => {
        const { from, kept } = typicalSpan(shares, percent / 100, entropy(shares));
        const cut = cutTypical(shares, percent / 100);
        expect(kept).toBe(cut.kept);
        expect([...cut.order.slice(0, kept)].sort((x, y) => x - y)[0]).toBe(from);
        expect(keptByEta(shares, percent / 1000, entropy(shares))).toBe(cutEta(shares, percent / 1000).kept);
      }),
    );
  });
  test.each([0.5, 0.77, 1, SHAPES.poem, 2, SHAPES.sum, 8])('agree on the whole vocabulary at s = %s', (b) => {
    const { model } = at(prompts, { b });
    const { masses } = model.b.ranked;
    const [typical, eta] = [ruleOf(model.b, 'typical'), ruleOf(model.b, 'eta')];
    const cut = cutTypical(masses, FIXED.typical);
    expect(typical.kept).toBe(cut.kept);
    expect(typical.from).toBe(cut.order.slice(0, cut.kept).reduce((x, y) => Math.min(x, y)));
    expect(typical.mass).toBeCloseTo(cut.mass, 12);
    expect(eta.kept).toBe(cutEta(masses, FIXED.eta).kept);
  });
  test.each([0.05, 0.7, 1, 3, 20])('of top-p agree on the whole vocabulary at T = %s', (T) => {
    const { masses, totals } = vocabularyAt(T);
    for (const p of [0.05, 0.5, 0.9, 0.999])
      for (const rule of ['reach', 'printed', 'shifted'] as const)
        expect(keptByP(totals, p, rule), `${p} ${rule}`).toBe(cutTopP(masses, p, rule).kept);
  });
  test('a list is looked at once: dragging k, p or min-p counts nothing anew that they do not change', () => {
    const fixed = (patch: object) => at(prompts, patch).model.b.rules.slice(3);
    const before = fixed({});
    fixed({ k: 7, p: 0.6, minp: 0.3 }).forEach((kept, i) => {
      expect(kept).toBe(before[i]);
    });
  });
});

describe('min-p before the temperature', () => {
  const cuts = (patch: Partial<KnifeValues>) => at(knife, { method: 'min-p', when: 'last', ...patch }).model;
  test('keeps the same words at every temperature', () => {
    for (const T of [0.05, 0.7, 1, 3, 20]) {
      expect(cuts({ T, logits: [4, 3, 1.5, 0] }).kept).toBe(2);
      expect(cuts({ T, size: 'vocabulary', minp: 0.01 }).kept).toBe(100);
    }
    expect(cuts({ T: 1 }).kept).toBe(at(knife, { method: 'min-p' }).model.kept);
  });
  test('its level among the shown bars parts what stays from what goes, and is found again where it is drawn', () => {
    const logits = fc.array(fc.integer({ min: -60, max: 100 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(logits, fc.constantFrom(0.5, 1, 2, 5), fc.integer({ min: 1, max: 99 }), (zs, T, percent) => {
        const model = cuts({ logits: zs.map((z) => z / 10), T, minp: percent / 100 });
        expect(ratioShown(model, shownRatio(model))).toBeCloseTo(model.minp, 9);
        const [first = 1, ...others] = model.ranked?.masses ?? [];
        const near = others.some((p) => Math.abs(p / first - shownRatio(model)) < 1e-9);
        if (!near) expect(1 + others.filter((p) => p / first > shownRatio(model)).length).toBe(model.kept);
      }),
    );
  });
});

describe('a thrown point', () => {
  const thrown = (patch: Partial<KnifeValues>, times: number): readonly KnifeModel[] => {
    let { values } = at(knife, patch);
    return Array.from({ length: times }, () => {
      values = settle(knife.params, { ...values, ...knife.actions?.['throw']?.to(values) }).values;
      return knife.model(values);
    });
  };
  const shown = ({ u, places }: KnifeModel) => Number(u.toFixed(places));

  test('reaches words of a vocabulary that thousandths cannot', () => {
    const patch = { size: 'vocabulary', method: 'random' } as const;
    const reached = new Set(Array.from({ length: 1000 }, (_, i) => at(knife, { ...patch, u: i / 1000 }).model.hit));
    const hits = thrown(patch, 400).map(({ hit }) => hit);
    expect(hits.filter((hit) => !reached.has(hit)).length).toBeGreaterThan(100);
  });
  test('says in three decimals where it fell, and in more where three would fall elsewhere', () => {
    const few = thrown({ method: 'random', bars: 'shares' }, 200);
    expect(few.filter(({ places }) => places === 3).length).toBeGreaterThan(190);
    for (const model of [...few, ...thrown({ size: 'vocabulary', method: 'random' }, 200)]) {
      const { values } = at(knife, { method: 'random', ...(model.few ? { bars: 'shares' } : { size: 'vocabulary' }) });
      expect(knife.model({ ...values, u: shown(model) }).hit).toBe(model.hit);
    }
    const edge = { bars: 'shares', shares: [0.5, 0.5], method: 'random', u: 0.4999999 } as const;
    expect([at(knife, edge).model.hit, at(knife, edge).model.places]).toEqual([0, 7]);
  });
  test('is never said to be at 1', () => {
    expect(shown(at(knife, { u: 0.9999, method: 'greedy' }).model)).toBe(0.9999);
    expect(shown(at(knife, { u: 1 - 1e-9 }).model)).toBeLessThan(1);
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
