/**
 * One piece of a figure's values as its controls need it: asked for at any time, and followed without React, since a
 * drag changes it sixty times a second.
 */

import { useMemo, useSyncExternalStore } from 'react';
import type { AnyValues } from '#spec/params.ts';
import { inTurn, writeNow } from './inTurn.ts';
import type { Live } from './live.ts';

export interface Source<T> {
  readonly get: () => T;
  /** What the figure opens with: the prerendered page shows it, and so must the first rendering. */
  readonly opening: () => T;
  /** Hear of every change of the figure, whether or not it concerns this piece. */
  readonly subscribe: (heard: () => void) => () => void;
}

export const sourceOf = <T>(live: Live, select: (values: AnyValues) => T): Source<T> => ({
  get: () => select(live.store.getState()),
  opening: () => select(live.store.getInitialState()),
  subscribe: (heard) => live.store.subscribe(heard),
});

/** One parameter. */
export const useSource = <T>(live: Live, name: string): Source<T> =>
  useMemo(() => sourceOf(live, (values) => values[name] as T), [live, name]);

/**
 * Write now and whenever the piece has changed.
 *
 * @returns a function that ends it
 */
export function follow<T>(source: Source<T>, write: (value: T) => void): () => void {
  let last = source.get();
  write(last);
  return source.subscribe(() => {
    const value = source.get();
    if (Object.is(value, last)) return;
    last = value;
    write(value);
  });
}

/** The same for what need not follow every move of a drag: it is written in turn, unless the reader is using it. */
export function followInTurn<T>(source: Source<T>, element: Element, write: (value: T) => void): () => void {
  const update = () => write(source.get());
  const stop = follow(source, () => (element === document.activeElement ? update() : inTurn(update)));
  const now = () => writeNow(update);
  element.addEventListener('focus', now);
  return () => {
    stop();
    now();
    element.removeEventListener('focus', now);
  };
}

/** What follows from the piece as React state: rendered again only when that changes. Give a primitive. */
export function useFollowed<T, S>({ get, opening, subscribe }: Source<T>, select: (value: T) => S): S {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(opening()),
  );
}
