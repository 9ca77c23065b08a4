/** Odd states: certainty only where there is certainty, ties only where the blade falls among equals. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import en from '../../../chapters/07-top-k-top-p/en.words.ts';
import { greedy } from '../../../chapters/07-top-k-top-p/figures/GreedyTrap.model.ts';
import { knife } from '../../../chapters/07-top-k-top-p/figures/Knife.model.ts';
import { tail } from '../../../chapters/07-top-k-top-p/figures/LongTail.model.ts';
import { order } from '../../../chapters/07-top-k-top-p/figures/Order.model.ts';
import { prompts } from '../../../chapters/07-top-k-top-p/figures/Prompts.model.ts';
import zh from '../../../chapters/07-top-k-top-p/zh.words.ts';
import { at } from '../at.ts';

const COLD = { logits: [10, -6, -6], T: 0.05 };

describe('what is not certain is not shown as certain', () => {
  test('a cold first word, before the cut and after it', () => {
    const all = at(knife, { ...COLD, method: 'random' });
    expect([all.shown('p0'), all.shown('q0'), all.shown('p1'), all.shown('mass')]).toEqual([
      '>99.9%',
      '>99.9%',
      '<0.1%',
      '100.0%',
    ]);
    const one = at(knife, { ...COLD, method: 'greedy' });
    expect([one.shown('q0'), one.shown('mass'), one.shown('cut')]).toEqual(['100.0%', '>99.9%', '<0.1%']);
  });
  test('the running total reaches 1 at the last word that has anything', () => {
    const totals = knife.table(at(knife, COLD).model).rows.map((row) => row[3]);
    expect(totals.map((cell) => typeof cell === 'object' && cell.value === 1)).toEqual([false, false, true]);
  });
  test('nothing with mass is cut, so all of it is kept, however its sum is rounded', () => {
    const masked = { logits: [-3.8, -2.593, -5.8, -Infinity, 10, -5.97], T: 0.813, method: 'top-k', k: 100 } as const;
    expect([at(knife, masked).shown('mass'), at(knife, masked).shown('cut')]).toEqual(['100.0%', '0.0%']);
  });
  test('a thousand words of the steepest list are not all 50,304', () => {
    expect(at(prompts, { a: 8, k: 1000 }).shown('massAK')).toBe('>99.9%');
  });
  test('a cold pipeline', () => {
    const { model } = at(order, { logits: [10, -6, -6], T: 0.1, p: 1 });
    for (const { shares } of model.stages) expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  });
  test('a sock in ten thousand words of one in a hundred', () => {
    const { shown, model } = at(tail, { epsilon: 0.01, length: 10_000 });
    expect([shown('once'), shown('none')]).toEqual(['>99.9%', '<0.1%']);
    const cells = tail
      .table(model)
      .rows.at(-1)
      ?.map((cell) => typeof cell === 'object' && cell.value);
    expect(cells?.[2]).toBeLessThan(1);
  });
});

describe('a tie is told where the blade falls among equals', () => {
  test.each([
    ['three share place 2', { logits: [3, 1, 1, 1, 0], k: 2 }, 3],
    ['all three fit in', { logits: [3, 1, 1, 1, 0], k: 4 }, 1],
    ['nothing is cut', { logits: [1, 1, 1], k: 3 }, 0],
    ['k is beyond the list', { logits: [1, 1, 1], k: 8 }, 0],
    ['only masked words are alike', { logits: [3, -Infinity, -Infinity], k: 2 }, 0],
    ['none is like another', { logits: [3, 2, 1], k: 2 }, 1],
  ])('%s', (_, patch, tied) => {
    const { model } = at(knife, { ...patch, method: 'top-k' });
    expect(model.tied).toBe(tied);
    expect(model.tied > 1).toBe(model.conventions[0]?.kept !== model.conventions[1]?.kept);
  });
  test('whenever the two readings differ, and only then', () => {
    const logits = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(logits, fc.integer({ min: 1, max: 9 }), fc.constantFrom('top-k', 'greedy'), (zs, k, method) => {
        const { model } = at(knife, { logits: zs, k, method: method as 'top-k' });
        expect(model.tied > 1).toBe(model.conventions[0]?.kept !== model.conventions[1]?.kept);
      }),
    );
  });
});

test('the word that comes next is never a negative surprise, and a tiny one keeps its digits', () => {
  const sure = at(knife, { logits: [1.539, -5.999], T: 0.05, method: 'greedy', answer: 1 });
  expect(sure.read('after')).toBe(0);
  expect(sure.read('before')).toBeCloseTo(0, 60);
  expect(sure.read('before')).toBeGreaterThan(0);
  const item = fc.integer({ min: -60, max: 100 }).map((x) => x / 10);
  fc.assert(
    fc.property(fc.array(item, { minLength: 2, maxLength: 8 }), fc.integer({ min: 1, max: 8 }), (logits, k) => {
      const { before, after } = at(knife, { logits, k, method: 'top-k' }).model.answer ?? { before: -1, after: -1 };
      expect(after).toBeGreaterThanOrEqual(0);
      expect(after === Infinity || after <= before + 1e-12).toBe(true);
    }),
  );
});

test('the code keeps as many words as the picture where p lies exactly on an edge', () => {
  const { read, model } = at(knife, { bars: 'shares', shares: [0.5, 0.25, 0.125, 0.125], p: 0.75 });
  // The code of the page, with the numbers that are written into it.
  const e = String(read('typescript'))
    .split(', ')
    .map((z) => Math.exp(Number(z)));
  const total = e.reduce((a, b) => a + b);
  let before = 0;
  const kept = e.filter((x) => {
    const stays = before < 0.75 - 1e-12;
    before += x / total;
    return stays;
  });
  expect(kept).toHaveLength(model.kept);
});

test('a path as likely as any is the best one, whether or not another was looked at', () => {
  const { model, shown } = at(greedy, { a: 0.4, b: 0.6, a1: 0.9, b1: 0.6 });
  expect(model.found.path).toBe(0.36);
  expect(model.best).toBe(model.found);
  expect(shown('ratio')).toBe('1.00');
});

describe('what is spoken', () => {
  test('no space between two Chinese characters, where a bound is said in words', () => {
    const said = zh.knife.summary(at(knife, { ...COLD, method: 'greedy' }).model);
    expect(said).toContain('合占超过 99.9%');
    expect(zh.tail.summary(at(tail, { epsilon: 0.01, length: 10_000 }).model)).toContain('概率是超过 99.9%');
    for (const text of [said, zh.prompts.summary(at(prompts, { minp: 0 }).model)])
      expect(text).not.toMatch(/\p{Script=Han} \p{Script=Han}/u);
  });
  test('one word stays; a tail is written as it is', () => {
    expect(en.order.summary(at(order, { order: 'pTk' }).model)).toContain('1 word stays; the other way round, 3:');
    expect(en.order.summary(at(order).model)).toContain('3 words stay;');
    expect(en.tail.summary(at(tail).model)).toContain('a chance of 0.0001 to');
    expect(zh.tail.summary(at(tail).model)).toContain('有 0.0001 的概率');
  });
});
