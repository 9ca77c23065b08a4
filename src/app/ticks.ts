/** Which challenges of a chapter the reader has solved, kept between visits where storage is allowed. */

import { recall, remember } from './storage.ts';

export interface Ticks {
  readonly has: (challenge: string) => boolean;
  readonly add: (challenge: string) => void;
}

export function keepOf(slug: string): Ticks {
  const key = `solved.${slug}`;
  const solved = () => new Set((recall(key) ?? '').split(',').filter((id) => id !== ''));
  return {
    has: (challenge) => solved().has(challenge),
    add: (challenge) => remember(key, [...solved().add(challenge)].join(',')),
  };
}
