import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renormalise } from '#math/cut.ts';
import { cutTopK, keptByK, tiedAt } from '#math/cutTopK.ts';
import { rankOrder } from '#math/rankOrder.ts';
import { softmax } from '#math/softmax.ts';
import { sum } from '#math/sum.ts';
import { vocabularyLogits } from '#math/vocabulary.ts';
import { distribution } from './distributions.ts';
import { U } from './exact.ts';

const items = ({ order, kept }: { order: Uint32Array; kept: number }) => [...order.slice(0, kept)];
const EIGHT = Object.freeze([0.3, 0.22, 0.15, 0.12, 0.1, 0.05, 0.04, 0.02]);

describe('closed forms', () => {
  test('the largest k, largest first', () => {
    expect(items(cutTopK(Object.freeze([0.1, 0.4, 0.2, 0.3]), 2))).toEqual([1, 3]);
    expect(cutTopK([0.25, 0.5, 0.25], 1)).toMatchObject({ kept: 1, mass: 0.5, tied: 1 });
  });
  test('eight words, k = 3: .4478 .3284 .2239', () => {
    const parts = renormalise(EIGHT, cutTopK(EIGHT, 3)) as Float64Array;
    expect([...parts.slice(0, 4)].map((p) => p.toFixed(4))).toEqual(['0.4478', '0.3284', '0.2239', '0.0000']);
  });
  test('N84: four words, k = 3: 74.97 16.73 8.306, where 64.13 25.00 10.87 is right for the printed row only', () => {
    const cut = (p: ArrayLike<number>) => [...(renormalise(p, cutTopK(p, 3)) as Float64Array).slice(0, 3)];
    const percent = (p: ArrayLike<number>) => cut(p).map((x) => (100 * x).toPrecision(4));
    expect(percent(softmax([3, 1.5, 0.8, 0.3]) as Float64Array)).toEqual(['74.97', '16.73', '8.306']);
    expect(percent([0.59, 0.23, 0.1, 0.08])).toEqual(['64.13', '25.00', '10.87']);
  });
  test('M23: k = 50 of a Zipf vocabulary has .3946 of the mass', () => {
    expect(cutTopK(softmax(vocabularyLogits(50_304)) as Float64Array, 50).mass.toFixed(4)).toBe('0.3946');
  });
});

describe('properties', () => {
  const k = fc.integer({ min: 1, max: 20 });
  test('exactly k, or all there are', () => {
    fc.assert(fc.property(distribution, k, (p, n) => cutTopK(p, n).kept === Math.min(n, p.length)));
  });
  test('nothing cut is larger than anything kept; the mass is that of the kept', () => {
    fc.assert(
      fc.property(distribution, k, (p, n) => {
        const { order, kept, mass } = cutTopK(p, n);
        const least = Math.min(...items({ order, kept }).map((i) => p[i] as number));
        expect([...order.slice(kept)].every((i) => (p[i] as number) <= least)).toBe(true);
        // Both are good to 2U of at most 1.
        const wanted = sum(items({ order, kept }).map((i) => p[i] as number));
        expect(Math.abs(mass - wanted)).toBeLessThanOrEqual(4 * U);
      }),
    );
  });
  test('all ties: no item that equals a kept one is cut, and none below the k-th is kept', () => {
    fc.assert(
      fc.property(distribution, k, (p, n) => {
        const cut = cutTopK(p, n, 'all');
        const last = p[rankOrder(p)[Math.min(n, p.length) - 1] as number] as number;
        return cut.kept === p.filter((x) => x >= last).length && cut.tied === p.filter((x) => x === last).length;
      }),
    );
  });
  test('for weights that fall already, the same', () => {
    fc.assert(
      fc.property(distribution, k, (p, n) => {
        const falling = Float64Array.from(p).sort().reverse();
        return (['index', 'all'] as const).every((ties) => {
          const cut = cutTopK(p, n, ties);
          return keptByK(falling, n, ties) === cut.kept && tiedAt(falling, Math.min(n, p.length) - 1) === cut.tied;
        });
      }),
    );
  });
  test('one more keeps what was kept, and more mass or as much', () => {
    fc.assert(
      fc.property(distribution, k, (p, n) => {
        const [less, more] = [cutTopK(p, n), cutTopK(p, n + 1)];
        // Each mass is rounded.
        return items(less).every((i, r) => items(more)[r] === i) && more.mass >= less.mass * (1 - 2 * U);
      }),
    );
  });
});

describe('faults seen in public software', () => {
  test('N20 vllm #15478, #50979, tpu-inference #3580, axlearn #1022: exactly k, ties by index, the tie told', () => {
    const cut = cutTopK([1, 2, 2, 2, 3], 3);
    expect(items(cut)).toEqual([4, 1, 2]);
    expect(cut.tied).toBe(3);
    expect(items(cutTopK([3, 3, 1], 1))).toEqual([0]);
    expect(cutTopK([3, 3, 1], 1).tied).toBe(2);
  });
  test('N20: or all ties, when asked for', () => {
    expect(items(cutTopK([1, 2, 2, 2, 3], 3, 'all'))).toEqual([4, 1, 2, 3]);
    expect(items(cutTopK([3, 3, 1], 1, 'all'))).toEqual([0, 1]);
  });
  test('M20: (3, 1, 1, 1, 0) with k = 2 keeps 4 when what is below the k-th goes', () => {
    expect(cutTopK([3, 1, 1, 1, 0], 2, 'all').kept).toBe(4);
    expect(cutTopK([3, 1, 1, 1, 0], 2).kept).toBe(2);
  });
  test.each([4, 5, 10, 1e9])(
    'N21 TransformerLens #1347, CTranslate2 #586, mlx-lm #1377: 4 tokens, k = %d keeps all',
    (k) => {
      expect(cutTopK([0.4, 0.3, 0.2, 0.1], k)).toMatchObject({ kept: 4, mass: 1 });
    },
  );
  test.each([0, -1, 1.5, Number.NaN, Infinity])('N21 gemma #789: k = %d is refused', (k) => {
    expect(() => cutTopK([0.4, 0.6], k)).toThrow(new RangeError(`cutTopK needs a whole k of at least 1, got ${k}`));
  });
  test('N28 sglang #33697, vllm #719: an all-zero row gives no distribution, not its first token', () => {
    expect(renormalise([0, 0, 0], cutTopK([0, 0, 0], 2))).toBeUndefined();
  });
  test('a negative weight, such as a logit, is refused', () => {
    expect(() => cutTopK([2, 1, -1], 2)).toThrow(new RangeError('cutTopK needs weights of at least 0, got -1'));
    expect(() => cutTopK([0, -Infinity], 1)).toThrow(
      new RangeError('cutTopK needs weights of at least 0, got -Infinity'),
    );
  });
  test('N8, N32: NaN and nothing at all are refused', () => {
    expect(() => cutTopK([0.5, Number.NaN], 1)).toThrow(RangeError);
    expect(() => cutTopK([], 1)).toThrow(RangeError);
  });
});
