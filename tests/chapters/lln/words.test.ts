/** What the figures of this chapter say aloud is true and grammatical at the ends of their parameters. */

import { expect, test } from 'vitest';
import en from '../../../chapters/13-lln/en.words.ts';
import { gradient } from '../../../chapters/13-lln/figures/Gradient.model.ts';
import { mean } from '../../../chapters/13-lln/figures/Mean.model.ts';
import { memoriser } from '../../../chapters/13-lln/figures/Memoriser.model.ts';
import { street } from '../../../chapters/13-lln/figures/Street.model.ts';
import { trust } from '../../../chapters/13-lln/figures/Trust.model.ts';
import zh from '../../../chapters/13-lln/zh.words.ts';
import { at } from '../at.ts';

test('one path lies, one sentence is worth, one person has a mean', () => {
  expect(en.mean.summary(at(mean, { source: 'cauchy', paths: 1 }).model)).toContain('of 1 path lies');
  expect(en.trust.summary(at(trust, { sentences: 1 }).model)).toContain('1 sentence of twenty tokens is worth');
  expect(en.street.summary(at(street, { n: 1 }).model)).toContain('The mean of 1 person measured there');
});

test('a sample’s fresh loss may be below the best that can be expected, and neither language denies it', () => {
  const lucky = Array.from({ length: 40 }, (_, seed) => at(memoriser, { size: 10_000, noise: 1, seed }).model).find(
    (m) => m.fresh < m.best,
  );
  expect(lucky).toBeDefined();
  if (!lucky) return;
  expect(en.memoriser.summary(lucky)).toContain('can expect less than');
  expect(zh.memoriser.summary(lucky)).toContain('新题损失的期望');
});

test('a path that nearly reached the bottom is not said to be 0.00 from it', () => {
  const { model } = at(gradient, { batch: 512, rate: 0.01, steps: 1000, shape: 1, seed: 18 });
  for (const { gradient: words } of [en, zh])
    expect(words.summary({ ...model, end: 0.0021 })).not.toMatch(/0\.00(?!\d)/);
});

test('where tokens are independent, one count of misses is told, and not the same one twice', () => {
  const alone = at(trust).model;
  expect(en.trust.said(alone)[2]).toMatch(/^1 of 20 misses the truth/);
  expect(zh.trust.said(alone)[2]).not.toContain('粗线');
  const together = at(trust, { correlation: 0.3 }).model;
  expect(en.trust.said(together)[2]).toMatch(/thin and \d+ thick lines/);
  expect(zh.trust.said(together)[2]).toContain('粗线');
});
