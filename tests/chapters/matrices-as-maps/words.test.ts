/** What the figures of this chapter say aloud is true where numbers are small. */

import { expect, test } from 'vitest';
import en from '../../../chapters/08-matrices-as-maps/en.words.ts';
import { compose } from '../../../chapters/08-matrices-as-maps/figures/Compose.model.ts';
import { grid } from '../../../chapters/08-matrices-as-maps/figures/Grid.model.ts';
import zh from '../../../chapters/08-matrices-as-maps/zh.words.ts';
import { at } from '../at.ts';

test('areas are said to be multiplied by 0 only where the plane is flat', () => {
  const small = at(grid, { a: 0.01, b: 0, c: 0, d: 0.01 }).model;
  expect(en.grid.summary(small)).toContain('multiplied by 0.0001; the rank is 2');
  expect(zh.grid.summary(small)).toContain('面积乘 0.0001');
  const flat = at(grid, { a: 1, b: 0, c: 0, d: 0 }).model;
  expect(en.grid.summary(flat)).toContain('multiplied by 0: everything is pressed into a line');
});

test('a product of small determinants is not 0', () => {
  const { model } = at(compose, { A: [0.01, 0, 0, 0.1], B: [0.1, 0, 0, 1] });
  expect(en.compose.summary(model)).toContain('determinant is 0.0001 either way');
});
