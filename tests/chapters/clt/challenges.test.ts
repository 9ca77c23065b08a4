/** Each challenge is solved by the answer that the curriculum computes, and not by one that only looks like it. */

import { expect, it } from 'vitest';
import { chapter } from '../../../chapters/14-clt/chapter.ts';
import { drawn } from '../../../chapters/14-clt/figures/adderParams.model.ts';
import { solves } from '../solves.ts';

const solved = solves(chapter);

const RARE = { source: 'drawn', bars: drawn.rare, n: 60 };

it.each([
  ['dice', { n: 10 }],
  ['dice', { n: 10, standardise: false }],
  ['stubborn', RARE],
  ['lens', { n: 1000, lens: 1 }],
  ['cauchy', { tail: 'cauchy', n: 1000 }],
  ['copies', { n: 30, correlation: 1 }],
  ['tests', { n: 8, W: 'signs' }],
  ['million', { kind: 'dice', trials: 1_000_000 }],
])('%s is solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(true);
});

it.each([
  ['dice', { n: 9 }],
  ['dice', { n: 11 }],
  ['dice', { n: 10, source: 'coin' }],
  ['dice', { n: 10, copies: 'same' }],
  ['stubborn', { ...RARE, n: 59 }],
  ['stubborn', { ...RARE, copies: 'same' }],
  ['stubborn', { source: 'drawn', bars: drawn.tail, n: 60 }],
  ['lens', { n: 1000, lens: 0.99 }],
  ['lens', { n: 999, lens: 1 }],
  ['lens', { n: 1000, lens: 0 }],
  ['cauchy', { tail: 'cauchy', n: 1 }],
  ['cauchy', { tail: 'cauchy', n: 999 }],
  ['cauchy', { tail: 'pareto', n: 1000 }],
  ['copies', { n: 30 }],
  ['copies', { n: 1, correlation: 1 }],
  ['copies', { n: 30, correlation: 0.9 }],
  ['copies', { n: 30, correlation: 1, tail: 'normal' }],
  ['tests', { n: 8 }],
  ['tests', { n: 8, W: 'uniform' }],
  ['tests', { n: 9, W: 'signs' }],
  ['tests', { n: 8, W: 'signs', x: 0.4 }],
  ['million', { kind: 'dice', trials: 1000 }],
  ['million', { kind: 'dice', trials: 999_999 }],
  ['million', { trials: 1_000_000 }],
])('%s is not solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(false);
});
