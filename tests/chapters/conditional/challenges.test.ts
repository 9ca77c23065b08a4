/** Each challenge is solved by its answer, and not by one that only looks like it. The one about the corpus: networks.test.ts. */

import { expect, it } from 'vitest';
import { chapter } from '../../../chapters/02-conditional/chapter.ts';
import { solves } from '../solves.ts';

const solved = solves(chapter);

it.each([
  ['useless', { face: 'yes' }],
  ['useless', { ace: 'no' }],
  ['third', { spade: 'no' }],
  ['third', { spade: 'no', face: 'yes' }],
  ['never', { dependence: -1 }],
  ['halves', { factors: [0.5, 0.5, 0.5, 0.5, 0.5] }],
])('%s is solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(true);
});

it.each([
  ['useless', {}],
  ['useless', { red: 'yes' }],
  ['useless', { face: 'yes', ace: 'yes' }],
  ['useless', { deck: 'rigged', face: 'yes' }],
  ['third', { spade: 'yes' }],
  ['third', { deck: 'rigged' }],
  ['never', { dependence: -0.95 }],
  ['never', { a: 0.3, b: 0.3, dependence: -1 }],
  ['halves', { factors: [0.5, 0.5, 0.5, 0.5] }],
  ['halves', { factors: [0.5, 0.5, 0.5, 0.5, 0.51] }],
  ['unseen', { voice: 'printed' }],
])('%s is not solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(false);
});
