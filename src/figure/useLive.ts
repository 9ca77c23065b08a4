/** A piece of a figure's values as React state: the component renders again only when that piece changes. */

import { useMemo } from 'react';
import type { AnyValues } from '#spec/params.ts';
import type { Live } from './live.ts';
import { sourceOf, useFollowed } from './source.ts';

/** @param select gives the same object for the same values, or a primitive */
export function useLive<T>(live: Live, select: (values: AnyValues) => T): T {
  const source = useMemo(() => sourceOf(live, (values) => values), [live]);
  return useFollowed(source, select);
}
