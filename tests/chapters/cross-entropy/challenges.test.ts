/** Each challenge is solved by the answer that was computed for it, and not by one that only looks like it. */

import { chapter } from '../../../chapters/04-cross-entropy/chapter.ts';
import { challengesAre, type Row } from '../solves.ts';

const EIGHT = [1, 1, 1, 1, 1, 1, 1, 1];

const ANSWERS: readonly Row[] = [
  ['millionth', { p: 1e-6 }],
  ['poem', { P: [1, 0, 0, 0], Q: [0.862562, 0.086479, 0.03516, 0.015799] }],
  ['poem', { P: [0.6, 0.2, 0.1, 0.1], oneHot: true, Q: [0.86, 0.09, 0.04, 0.01] }],
  ['cheaper', { right: [0.92, 0.4, 0.45], split: [0.6, 0.5, 1] }],
  ['smallest', { Q: [0.6, 0.3, 0.1] }],
  ['short', { code: 'huffman', Q: [0.8, 0.1, 0.1] }],
  ['floor', { z: Infinity }],
  ['floor', { z: 15 }],
  ['padding', { scored: EIGHT, steps: 50 }],
];

const MISSES: readonly Row[] = [
  ['millionth', { p: 0 }],
  ['millionth', { p: 2e-6 }],
  ['millionth', { p: 9.9e-7 }],
  ['poem', { Q: [0.862562, 0.086479, 0.03516] }],
  ['poem', { P: [0.6, 0.2, 0.1, 0.1], oneHot: true, Q: [0.86, 0.09, 0.03, 0.02] }],
  ['poem', { P: [0.2, 0.6, 0.1, 0.1], oneHot: true, Q: [0.86, 0.09, 0.04, 0.01] }],
  ['cheaper', { right: [0.92, 0.4, 0.45], split: [0.6, 0.5, 0.5] }],
  ['cheaper', { right: [0.92, 0.5, 0.45], split: [0.6, 0.5, 1] }],
  ['cheaper', { right: [0.92, 0.4, 0.45], split: [0.6, 1, 1] }],
  ['smallest', { P: [0.5, 0.5], Q: [0.5, 0.5] }],
  ['smallest', { oneHot: true, Q: [1, 0, 0] }],
  ['smallest', { Q: [0.61, 0.29, 0.1] }],
  ['short', { code: 'ideal', Q: [0.6, 0.3, 0.1] }],
  ['short', { code: 'huffman', Q: [0.6, 0.3, 0.1] }],
  ['short', { code: 'huffman', Q: [0.2, 0.3, 0.5] }],
  ['floor', { z: Infinity, pass: 'logits' }],
  ['floor', { z: Infinity, classes: 11 }],
  ['floor', { z: 5 }],
  ['padding', { scored: EIGHT, steps: 0 }],
  ['padding', { scored: EIGHT, steps: 20 }],
  ['padding', { steps: 50 }],
];

challengesAre(chapter, ANSWERS, MISSES);
