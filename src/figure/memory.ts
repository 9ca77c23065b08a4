/** What a page remembers of a figure beside its values: where it has been, and a state pinned for comparison. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyValues } from '#spec/params.ts';
import type { Live } from './live.ts';
import { createPast, type Past } from './past.ts';

export interface Memory {
  readonly past: Past;
  readonly pin: StoreApi<{ readonly values?: AnyValues }>;
}

const MEMORIES = new WeakMap<Live, Memory>();

export const memoryOf = (live: Live): Memory | undefined => MEMORIES.get(live);

/** From now on. */
export function remember(live: Live): Memory {
  const memory = { past: createPast(live.store), pin: createStore<{ readonly values?: AnyValues }>()(() => ({})) };
  MEMORIES.set(live, memory);
  return memory;
}
