/** What the chapter says of the real poet and the Tang poems: the line everybody knows, it knows as well. */

import { expect, test } from 'vitest';
import { foundOnDisk } from '#build/foundOnDisk.ts';
import { initialValues } from '#spec/params.ts';
import { line } from '../../../chapters/02-conditional/figures/Line.model.ts';
import { swapper } from '../../../chapters/02-conditional/figures/Swapper.model.ts';

const FOUND = await foundOnDisk();

test('B5: after 床前明月 the poet writes 光', () => {
  const model = swapper.model(initialValues(swapper.params), undefined, FOUND);
  expect(model.next?.text).toBe('光');
  expect(model.next?.net).toBeGreaterThanOrEqual(0.8);
});

test('B12: the corpus knows more and more of it: the longer the memory, the more rarely seen, never more often', () => {
  const { rungs } = swapper.model(initialValues(swapper.params), undefined, FOUND);
  rungs.slice(1).forEach(({ seen }, i) => {
    expect(seen).toBeLessThanOrEqual(rungs[i]?.seen as number);
  });
  expect(rungs[4]?.seen).toBeGreaterThanOrEqual(1);
});

test('M70: one identity, three estimates: the products differ, and remembering nothing is the worst', () => {
  const { chains } = line.model(initialValues(line.params), undefined, FOUND);
  expect(chains.net.total).not.toBeCloseTo(chains.pair.total, 3);
  expect(chains.single.total).toBeLessThan(Math.min(chains.net.total, chains.pair.total));
});

test('the poet midway through its training has the style, and does not know the poem by heart', () => {
  const after = (voice: 'poet' | 'style') =>
    swapper.model({ ...initialValues(swapper.params), voice }, undefined, FOUND);
  const [poet, style] = [after('poet'), after('style')];
  expect(style.rungs).toEqual(poet.rungs);
  expect(style.next?.net).toBeLessThan(0.1);
  expect(style.net?.entropy).toBeGreaterThan((poet.net?.entropy ?? 0) + 1);
});

test.each(['poet', 'novelist'] as const)(
  'taken at face value, one unseen pair makes a line impossible: %s',
  (voice) => {
    const from = { ...initialValues(line.params), voice };
    const after = (...acts: readonly ('zero' | 'mixed')[]) => {
      let values = from;
      for (const act of acts) values = Object.assign({}, values, line.actions?.[act]?.to(values));
      return line.model(values, undefined, FOUND).chains.pair;
    };
    expect(after('zero')).toMatchObject({ total: -Infinity, perplexity: Infinity });
    expect(Number.isFinite(after('zero', 'mixed').total)).toBe(true);
  },
);
