/**
 * One piece of a figure's values as its controls need it: asked for at any time, and followed without React, since a
 * drag changes it sixty times a second.
 */

import { useMemo, useSyncExternalStore } from 'react';
import type { AnyValues } from '#spec/params.ts';
import type { Live } from './live.ts';

export interface Source<T> {
  readonly get: () => T;
  /** What the figure opens with: the prerendered page shows it, and so must the first rendering. */
  readonly opening: () => T;
  /** Hear of every change of the figure, whether or not it concerns this piece. */
  readonly subscribe: (heard: () => void) => () => void;
  /** The same for what need not follow every move of a drag. */
  readonly paced: (heard: () => void) => () => void;
}

export const sourceOf = <T>(live: Live, select: (values: AnyValues) => T): Source<T> => ({
  get: () => select(live.store.getState()),
  opening: () => select(live.store.getInitialState()),
  subscribe: (heard) => live.store.subscribe(heard),
  paced: live.paced,
});

/** One parameter. */
export const useSource = <T>(live: Live, name: string): Source<T> =>
  useMemo(() => sourceOf(live, (values) => values[name] as T), [live, name]);

/**
 * Write now and whenever the piece has changed.
 *
 * @param hear one of the two ways to hear of it
 * @returns a function that ends it
 */
export function follow<T>(source: Source<T>, hear: 'subscribe' | 'paced', write: (value: T) => void): () => void {
  let last = source.get();
  write(last);
  return source[hear](() => {
    const value = source.get();
    if (Object.is(value, last)) return;
    last = value;
    write(value);
  });
}

/** What follows from the piece as React state: rendered again only when that changes. Give a primitive. */
export function useFollowed<T, S>({ get, opening, paced }: Source<T>, select: (value: T) => S): S {
  return useSyncExternalStore(
    paced,
    () => select(get()),
    () => select(opening()),
  );
}
