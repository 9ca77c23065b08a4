/** Each challenge is solved by the answer that the curriculum computes, and not by one that only looks like it. */

import { chapter } from '../../../chapters/05-perplexity/chapter.ts';
import { challengesAre, type Row } from '../solves.ts';

const ANSWERS: readonly Row[] = [
  ['million', { p: [0.9, 0.5, 0.1, 1e-6] }],
  ['beyond', { p: [0.1], V: 2 }],
  ['beyond', { p: [0.1, 0.1, 0.1, 0.1], V: 2 }],
  ['untrained', { V: 50304, loss: 10.83 }],
  ['untrained', { V: 50304, loss: 10.8258 }],
  ['recut', { loss: 2.2969, ratio: 0.64 }],
];

const MISSES: readonly Row[] = [
  ['million', { p: [0.9, 0.5, 0.1, 1e-5] }],
  ['million', { p: [0.9, 0.5, 1e-5, 0.01] }],
  ['million', { p: [0.9, 0.5, 0.1, 1e-6], context: 1 }],
  ['million', { p: [0.9, 0.5, 0.1, 1e-6, 1] }],
  ['beyond', { p: [0.1], V: 3 }],
  ['beyond', { V: 2 }],
  ['beyond', { p: [0], V: 2 }],
  ['beyond', { p: [0.1], V: 2, context: 1 }],
  ['untrained', { V: 50304, loss: 10.82 }],
  ['untrained', { V: 50304, loss: 10.84 }],
  ['untrained', { V: 5000, loss: 10.83 }],
  ['recut', { loss: 2.3 }],
  ['recut', { loss: 2.2615, ratio: 0.65 }],
  ['recut', { loss: 2.2969, ratio: 0.7 }],
];

challengesAre(chapter, ANSWERS, MISSES);
