/** Numbers that are set one by one are read as shares of one whole. */

import { expect, test } from 'vitest';
import { sharesOf } from '../../../chapters/04-cross-entropy/figures/freeShares.model.ts';

test('numbers are read as parts of their sum', () => {
  expect(sharesOf([1, 1, 2])).toEqual([0.25, 0.25, 0.5]);
  expect(sharesOf([0.6, 0.3, 0.1])).toEqual([0.6, 0.3, 0.1]);
  expect(sharesOf([0, 0])).toBeUndefined();
});
