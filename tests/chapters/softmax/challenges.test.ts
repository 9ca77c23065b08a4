/** Each challenge is solved by the answer that the curriculum computes, and not by one that only looks like it. */

import { expect, it } from 'vitest';
import { chapter } from '../../../chapters/03-softmax/chapter.ts';
import { solves } from '../solves.ts';

const solved = solves(chapter);

it.each([
  ['half', { logits: [1.663, 1.2, 0.3, -0.5] }],
  ['plus2', { logits: [5.5, 3.2, 2.3, 1.5] }],
  ['ninetynine', { logits: [4.595, 0] }],
  ['ninetynine', { logits: [-2, 2.6] }],
  ['nothing', { rule: 'relu', logits: [0, -1, -2, -0.5] }],
  ['same', { logits: [3, 2, 1] }],
  ['burst', { shift: 88.73 }],
  ['printed997', { three: 8.763 }],
])('%s is solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(true);
});

it.each([
  ['half', { logits: [1.7, 1.2, 0.3, -0.5] }],
  ['half', { logits: [1.2, 1.2] }],
  ['half', { logits: [3.5, 3.037, 0.3, -0.5] }],
  ['half', { rule: 'square', logits: [1.334, 1.2, 0.3, -0.5] }],
  ['plus2', { logits: [5.5, 3.2, 2.3, 1.6] }],
  ['ninetynine', { logits: [4.5, 0] }],
  ['ninetynine', { logits: [4.595, 0, -6] }],
  ['nothing', { rule: 'relu', logits: [0.1, -1] }],
  ['nothing', { logits: [-Infinity, -Infinity] }],
  ['same', { shift: 2 }],
  ['same', { logits: [3, 2, 1.1] }],
  ['burst', { shift: 89 }],
  ['burst', { shift: 88.72 }],
  ['burst', { shift: 88.73, way: 'stable' }],
  ['printed997', { three: 8.8 }],
])('%s is not solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(false);
});
