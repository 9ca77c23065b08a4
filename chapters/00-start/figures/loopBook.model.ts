/** The die of a source text: four faces, what is missing from 1, and no network behind it. */

import { type Die, WHOLE } from './loopDie.model.ts';

/** Made up, and printed in one of the source texts: four faces, and what is missing from 1. */
export const BOOK = { prefix: '床前明月', names: ['光', '色', '亮', '下'], shares: [0.92, 0.03, 0.02, 0.01] } as const;

export const bookDie: Die = {
  ...WHOLE,
  size: BOOK.names.length,
  known: BOOK.names.length,
  edges: Float64Array.of(0.92, 0.95, 0.97, 0.98),
  share: (rank) => BOOK.shares[rank] ?? NaN,
  logit: () => NaN,
  id: () => -1,
  token: (rank) => BOOK.names[rank] ?? '',
  end: -2,
  asked: 0,
  askedShare: BOOK.shares[0],
  tokens: [],
  read: 0,
  state: [],
  width: 0,
};
