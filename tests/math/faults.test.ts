/** Faults seen in public software that no single function can avoid: the order of steps, and what is computed from what. */

import { describe, expect, test } from 'vitest';
import { argmax } from '#math/argmax.ts';
import { renormalise } from '#math/cut.ts';
import { cutMinP } from '#math/cutMinP.ts';
import { cutTopK } from '#math/cutTopK.ts';
import { cutTopP } from '#math/cutTopP.ts';
import { draw } from '#math/draw.ts';
import { rankOrder } from '#math/rankOrder.ts';
import { softmax } from '#math/softmax.ts';
import { vocabularyLogits } from '#math/vocabulary.ts';

const shares = (logits: readonly number[], temperature = 1) => softmax(logits, { temperature }) as Float64Array;
const items = ({ order, kept }: { order: Uint32Array; kept: number }) => [...order.slice(0, kept)];

describe('order of the steps', () => {
  test('N23 llama.cpp #4091, mlc-llm #951, LLamaSharp #928: [3, 2, 1] at T = .5, p = .8', () => {
    const first = cutTopP(shares([3, 2, 1], 0.5), 0.8);
    expect(items(first)).toEqual([0]);
    expect(first.mass.toFixed(4)).toBe('0.8668');
    const last = cutTopP(shares([3, 2, 1]), 0.8);
    expect(items(last)).toEqual([0, 1]);
    expect(shares([3, 2, 1])[0]?.toFixed(4)).toBe('0.6652');
    expect(last.mass.toFixed(4)).toBe('0.9100');
  });
  test('M87: [3, 1.5, .8, .3] at T = 3, p = .7: the temperature first keeps 3, top-p first keeps 1', () => {
    expect(cutTopP(shares([3, 1.5, 0.8, 0.3], 3), 0.7).kept).toBe(3);
    expect(cutTopP(shares([3, 1.5, 0.8, 0.3]), 0.7).kept).toBe(1);
  });
  test('N24 llama.cpp #3841: min-p ratios 1 .37 .08 .02 become 1 .61 .29 .14 at T = 2', () => {
    const ratios = (t: number) =>
      [...shares([4, 3, 1.5, 0], t)].map((p, _, all) => (p / (all[0] as number)).toFixed(2));
    expect(ratios(1)).toEqual(['1.00', '0.37', '0.08', '0.02']);
    expect(ratios(2)).toEqual(['1.00', '0.61', '0.29', '0.14']);
    expect([1, 2].map((t) => cutMinP(shares([4, 3, 1.5, 0], t), 0.1).kept)).toEqual([2, 4]);
  });
  test('k, then p of what is left: shares are made whole in between', () => {
    const p = [0.3, 0.22, 0.15, 0.12, 0.1, 0.05, 0.04, 0.02];
    const afterK = renormalise(p, cutTopK(p, 3)) as Float64Array;
    // .4478 + .3284 = .7761 reaches .7; of the whole it would take four, of which k leaves three.
    expect(cutTopP(afterK, 0.7).kept).toBe(2);
    expect(Math.min(cutTopP(p, 0.7).kept, 3)).toBe(3);
  });
});

describe('what is shown', () => {
  test('N25: the first 50 of a vocabulary are not the whole: they have .3946, and the rest is not dropped', () => {
    const logits = vocabularyLogits(50_304);
    const whole = softmax(logits) as Float64Array;
    const alone = softmax(logits.slice(0, 50)) as Float64Array;
    const { mass } = cutTopK(whole, 50);
    expect(mass.toFixed(4)).toBe('0.3946');
    expect((whole[0] as number) / (alone[0] as number)).toBeCloseTo(mass, 12);
  });
  test('N33 llama.cpp #7203, slime #2197: at T = 0 the choice is greedy, and the list beside it keeps order and shares', () => {
    const logits = [0.3, 3, 1.5, 0.8];
    const untempered = shares(logits);
    expect(argmax(logits)).toBe(1);
    expect([...shares(logits, 0)]).toEqual([0, 1, 0, 0]);
    expect([...rankOrder(logits)]).toEqual([1, 2, 3, 0]);
    expect([...rankOrder(logits)].map((i) => untempered[i]?.toFixed(4))).toEqual([
      '0.7137',
      '0.1592',
      '0.0791',
      '0.0480',
    ]);
  });
  test('N28 sglang #33697, vllm #719: from a row without mass nothing is drawn', () => {
    expect(() => draw([0, 0, 0], 0.5)).toThrow(new RangeError('cumulative needs shares that add up to 1, got 0'));
    expect(softmax([-Infinity, -Infinity])).toBeUndefined();
  });
});
