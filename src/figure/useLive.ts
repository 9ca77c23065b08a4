/** A piece of a figure's values as React state: the component renders again only when that piece changes. */

import { useStore } from 'zustand';
import type { AnyValues } from '#spec/params.ts';
import type { Live } from './live.ts';

/** @param select gives the same object for the same values, or a primitive */
export function useLive<T>(live: Live, select: (values: AnyValues) => T): T {
  return useStore(live.store, select);
}
