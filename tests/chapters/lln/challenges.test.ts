/** Each challenge is solved by the answer that the curriculum computes, and not by one that only looks like it. */

import { expect, it } from 'vitest';
import { chapter } from '../../../chapters/13-lln/chapter.ts';
import { solves } from '../solves.ts';

const solved = solves(chapter);

it.each([
  ['half', { n: 400 }],
  ['half', { n: 400, paths: 50, seed: 1 }],
  ['never', { source: 'cauchy', n: 10_000, paths: 50 }],
  ['mix', { sample: 0.5 }],
  ['mix', { sample: 0.5, population: 0.5, n: 100_000 }],
  ['coin', { model: 'table', noise: 1 }],
  ['coin', { model: 'table', noise: 1, size: 10_000 }],
  ['interval', { correlation: 0.3, sentences: 67 }],
  ['eight', { correlation: 0.128 }],
  ['eight', { correlation: 0.127 }],
  ['eyes', { batch: 1, rate: 0.01, steps: 500 }],
])('%s is solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(true);
});

it.each([
  ['half', { n: 200 }],
  ['half', { n: 401 }],
  ['half', { n: 400, source: 'own' }],
  ['never', { source: 'cauchy', n: 10_000 }],
  ['never', { source: 'cauchy', n: 1000, paths: 50 }],
  ['never', { source: 'die', n: 10_000, paths: 50 }],
  ['mix', { sample: 0.49 }],
  ['mix', { population: 0.5 }],
  ['mix', { sample: 0.51 }],
  ['coin', { model: 'line', noise: 1 }],
  ['coin', { model: 'table', noise: 0.99 }],
  ['coin', { model: 'table' }],
  ['interval', {}],
  ['interval', { correlation: 0.3 }],
  ['interval', { correlation: 0.3, sentences: 66 }],
  ['interval', { correlation: 0.3, sentences: 68 }],
  ['eight', {}],
  ['eight', { correlation: 0.135 }],
  ['eight', { sentences: 3 }],
  ['eyes', { batch: 8, rate: 0.01, steps: 500 }],
  ['eyes', { batch: 1, rate: 0.01, steps: 100 }],
  ['eyes', { batch: 1, x: 0.1, y: 0.1, steps: 1 }],
])('%s is not solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(false);
});
