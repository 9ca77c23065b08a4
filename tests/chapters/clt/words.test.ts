/** What the figures of this chapter say is true of laws without a variance, too. */

import { expect, test } from 'vitest';
import en from '../../../chapters/14-clt/en.words.ts';
import { breakers } from '../../../chapters/14-clt/figures/Breakers.model.ts';
import zh from '../../../chapters/14-clt/zh.words.ts';
import { at } from '../at.ts';

test('there is no correlation without a variance', () => {
  const said = (asked: Parameters<typeof at<typeof breakers.params, ReturnType<typeof breakers.model>>>[1]) => {
    const { model } = at(breakers, { correlation: 0.3, ...asked });
    return [en, zh].map((words) => words.breakers.summary(model)).join();
  };
  for (const none of [{ tail: 'cauchy' }, { tail: 'pareto', alpha: 2 }] as const)
    expect(said(none)).not.toMatch(/correlation|相关/);
  for (const some of [{ tail: 'die' }, { tail: 'pareto', alpha: 2.1 }] as const)
    expect(said(some)).toMatch(/correlation 0\.30.*相关 0\.30/);
  expect(en.breakers.shared('0.30', false)).not.toContain('correlation');
});
