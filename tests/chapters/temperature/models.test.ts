/** Every state gives a true model: shares that add up, wells that count right, an end of the dial that is a limit. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cumulative } from '#math/draw.ts';
import { softmax } from '#math/softmax.ts';
import { initialValues } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { dial } from '../../../chapters/06-temperature/figures/Dial.model.ts';
import { limits } from '../../../chapters/06-temperature/figures/Limits.model.ts';
import { wells } from '../../../chapters/06-temperature/figures/Wells.model.ts';
import { countIn } from '../../../chapters/06-temperature/figures/wellsShares.model.ts';
import { between } from '../../math/between.ts';

const logits = (most: number) =>
  fc.array(fc.oneof({ weight: 9, arbitrary: between(-6, 10) }, { weight: 1, arbitrary: fc.constant(-Infinity) }), {
    minLength: 2,
    maxLength: most,
  });
const dialAt = (asked: object) => dial.model(settle(dial.params, { ...asked }).values as never);
const wellsAt = (asked: object) => wells.model(settle(wells.params, { ...asked }).values as never);
const limitsAt = (asked: object) => limits.model(settle(limits.params, { ...asked }).values as never);

describe('the dial', () => {
  it('divides up one whole, keeps the order, and gives nothing to what is masked', () => {
    fc.assert(
      fc.property(logits(10), between(0.05, 20), (z, T) => {
        const { bars, empty, effective } = dialAt({ logits: z, T });
        if (empty) {
          expect(z.every((x) => x === -Infinity)).toBe(true);
          return;
        }
        expect(bars.reduce((sum, bar) => sum + bar.share, 0)).toBeCloseTo(1, 12);
        for (const a of bars) {
          if (a.logit === -Infinity) expect(a.share).toBe(0);
          for (const b of bars) if (a.logit > b.logit) expect(a.share).toBeGreaterThanOrEqual(b.share);
        }
        const open = bars.filter((bar) => bar.logit > -Infinity).length;
        expect(effective).toBeGreaterThanOrEqual(1 - 1e-12);
        expect(effective).toBeLessThanOrEqual(open + 1e-9);
      }),
    );
  });

  it('is worth more words the hotter it is', () => {
    fc.assert(
      fc.property(logits(6), between(0.1, 10), (z, T) => {
        const [cold, hot] = [dialAt({ logits: z, T }), dialAt({ logits: z, T: T * 1.5 })];
        if (!cold.empty) expect(hot.effective).toBeGreaterThanOrEqual(cold.effective - 1e-9);
      }),
    );
  });

  it('stays finite where powers of shares would underflow (cases N6)', () => {
    const { bars } = dialAt({ logits: [-6, -6, -6, -6], T: 0.05 });
    expect(bars.map((bar) => bar.share)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(dialAt({ logits: [10, -6], T: 0.05 }).bars[1]?.share).toBeGreaterThan(0);
    expect(dialAt({ logits: [10, -6], T: 0.05 }).bars[0]?.share).toBeLessThan(1);
  });

  it('has no distribution when everything is masked (cases N7)', () => {
    const model = dialAt({ logits: [-Infinity, -Infinity] });
    expect(model.empty).toBe(true);
    expect(model.bars.every((bar) => Number.isNaN(bar.share))).toBe(true);
  });

  it('shows what a source prints for its own four scores and for no others', () => {
    expect(dialAt({}).three.every((row) => row.printed)).toBe(true);
    expect(dialAt({ logits: [3, 1.5, 0.8, 0.31] }).three.some((row) => row.printed)).toBe(false);
  });
});

describe('the wells', () => {
  it('seat every particle, and the same ones for the same seed', () => {
    const model = wellsAt({ particles: 1234, T: 0.7 });
    expect(model.wells.reduce((sum, well) => sum + well.count, 0)).toBe(1234);
    expect(wellsAt({ particles: 1234, T: 0.7 })).toEqual(model);
    expect(wellsAt({ particles: 1234, T: 0.7, seed: 7 }).wells).not.toEqual(model.wells);
  });

  it('do not care how z and T are stretched together (M19)', () => {
    const before = wellsAt({});
    for (const stretch of [0.25, 3, 4]) {
      const after = wellsAt({ stretch });
      expect(after.wells.map((well) => well.count)).toEqual(before.wells.map((well) => well.count));
      expect(after.temperature).toBe(stretch);
      expect(after.wells[0]?.depth).toBe(3 * stretch);
    }
  });

  it('fill as Boltzmann says: chi-square over twenty seeds', () => {
    // 3 degrees of freedom each: the sum over 20 seeds has 60, and stays below 99.6 in 999 cases of 1000.
    const p = softmax([3, 1.5, 0.8, 0.3]) as Float64Array;
    let total = 0;
    for (let seed = 0; seed < 20; seed++)
      countIn(cumulative(p), seed, 2000).forEach((count, i) => {
        total += (count - 2000 * (p[i] as number)) ** 2 / (2000 * (p[i] as number));
      });
    expect(total).toBeLessThan(99.6);
    expect(total).toBeGreaterThan(31.7);
  });

  it('stray no further than chance should: about one box in twenty is left', () => {
    let outside = 0;
    for (let seed = 0; seed < 100; seed++) outside += wellsAt({ seed }).outside;
    // 400 boxes, each left with probability of about .046: 18 expected, standard deviation of about 5.
    expect(outside).toBeGreaterThan(4);
    expect(outside).toBeLessThan(38);
  });

  it('empty one by one and without a jump as they cool (M84)', () => {
    let last = wellsAt({ T: 20 }).wells[0]?.expected ?? 0;
    for (let T = 20; T > 0.05; T /= 1.02) {
      const now = wellsAt({ T }).wells[0]?.expected ?? 0;
      expect(now).toBeGreaterThanOrEqual(last - 0.002);
      expect(now - last).toBeLessThan(0.02);
      last = now;
    }
  });
});

describe('the limits', () => {
  it('divide up one whole at any T, 0 and below included', () => {
    fc.assert(
      fc.property(logits(6), between(-5, 5), (z, T) => {
        const { bars, empty, greedy } = limitsAt({ logits: z, T });
        if (empty) return;
        expect(bars.reduce((sum, bar) => sum + bar.share, 0)).toBeCloseTo(1, 12);
        for (const bar of bars) if (bar.logit === -Infinity) expect(bar.share).toBe(0);
        expect(bars[greedy]?.logit).toBe(z.length ? Math.max(...bars.map((bar) => bar.logit)) : 0);
      }),
    );
  });

  it('T = 0 does not spoil anything (cases N3), T = −1 reverses (cases N5)', () => {
    expect(limitsAt({ T: 0, logits: [2, 1, 0] }).bars.map((bar) => bar.share)).toEqual([1, 0, 0]);
    const turned = limitsAt({ T: -1, logits: [2, 1, 0] }).bars.map((bar) => bar.share.toFixed(2));
    expect(turned).toEqual(['0.09', '0.24', '0.67']);
    expect(() => softmax([2, 1, 0], { temperature: -1 })).toThrow(RangeError);
  });

  it('keep the mask below 0, where a program that just divides gives it everything', () => {
    const { bars } = limitsAt({ T: -1, logits: [1, 0, -Infinity] });
    expect(bars[2]?.share).toBe(0);
    expect(bars.every((bar) => Number.isNaN(bar.naive))).toBe(true);
  });
});

it('opens at T = 1 everywhere', () => {
  for (const spec of [dial, wells, limits]) expect((initialValues(spec.params) as { T: number }).T).toBe(1);
});
