/** Each challenge is solved by the answer that the curriculum computes, and not by one that only looks like it. */

import { chapter } from '../../../chapters/07-top-k-top-p/chapter.ts';
import { challengesAre, type Row } from '../solves.ts';

const HALF = { bars: 'shares', shares: [0.5, 0.25, 0.125, 0.125], p: 0.75 };
const SURE = { bars: 'shares', shares: [0.99, 0.005, 0.005], p: 0.9 };

const ANSWERS: readonly Row[] = [
  ['second', { T: 1.037 }],
  ['readings', { ...HALF, rule: 'shifted' }],
  ['none', { ...SURE, rule: 'printed' }],
  ['eight', { bars: 'shares', method: 'top-k', k: 4 }],
  ['poem', { b: 1 }],
  ['order', { order: 'pTk' }],
  ['order', { order: 'kpT' }],
  ['beam', { width: 2 }],
  ['sock', { length: 6931 }],
  ['sock', { length: 6932 }],
];

const MISSES: readonly Row[] = [
  ['second', { T: 1.036 }],
  ['second', { T: 1.037, method: 'top-k' }],
  ['second', { T: 1.5 }],
  ['second', { T: 1.038 }],
  ['second', { T: 1.04 }],
  ['second', { T: 1.037, p: 0.75 }],
  ['second', { T: 1.037, rule: 'shifted', logits: [3, 1.5, 0.8, 0.4] }],
  ['readings', { ...HALF }],
  ['readings', { ...HALF, rule: 'printed' }],
  ['readings', { ...HALF, p: 0.8 }],
  ['none', { ...SURE }],
  ['none', { ...SURE, rule: 'shifted' }],
  ['none', { ...SURE, rule: 'printed', p: 0.95 }],
  ['eight', { bars: 'shares', method: 'top-k', k: 3 }],
  ['eight', { bars: 'shares', method: 'top-p' }],
  ['eight', { method: 'top-k', k: 4 }],
  ['poem', { b: 1.01 }],
  ['poem', { b: 1, p: 0.91 }],
  ['poem', { a: 1 }],
  ['poem', { b: 0.99 }],
  ['order', { order: 'Tpk' }],
  ['order', { order: 'pTk', p: 0.72 }],
  ['order', { order: 'pTk', way: 'shares' }],
  ['beam', { width: 3 }],
  ['beam', { width: 2, b1: 0.95 }],
  ['beam', { width: 2, c1: 0.9 }],
  ['sock', { length: 6930 }],
  ['sock', { length: 6933 }],
  ['sock', { length: 693, epsilon: 0.001 }],
];

challengesAre(chapter, ANSWERS, MISSES);
