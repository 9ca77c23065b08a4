/** Where a figure has been: a step back leads to where it rested before, and a step forth returns. */

import type { StoreApi } from 'zustand/vanilla';
import { now as moment } from '#draw/moving.ts';
import { type AnyValue, type AnyValues, sameValue } from '#spec/params.ts';

export interface Past {
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Forget it all: the figure begins here. */
  readonly begin: () => void;
}

/** Milliseconds within which changes are one: a drag, a few presses of a key. */
const PAUSE = 500;
/** More steps than a reader remembers. */
const MOST = 200;

/** @param now in milliseconds */
export function createPast<V extends AnyValues>(store: StoreApi<V>, now: () => number = moment): Past {
  let back: V[] = [];
  let forth: V[] = [];
  let changed = -Infinity;
  let stepping = false;

  store.subscribe((present, before) => {
    // A sample that grows tells of itself, too, and moves nothing.
    const same = (name: string) => sameValue(present[name] as AnyValue, before[name] as AnyValue);
    if (stepping || Object.keys(present).every(same)) return;
    if (now() - changed > PAUSE) back = [...back.slice(1 - MOST), before];
    changed = now();
    forth = [];
  });

  const step = (from: V[], to: V[]): void => {
    const values = from.pop();
    if (!values) return;
    to.push(store.getState());
    stepping = true;
    store.setState(values, true);
    stepping = false;
    // What follows is a step of its own.
    changed = -Infinity;
  };
  return {
    canUndo: () => back.length > 0,
    canRedo: () => forth.length > 0,
    undo: () => step(back, forth),
    redo: () => step(forth, back),
    begin: () => {
      back = [];
      forth = [];
      changed = -Infinity;
    },
  };
}
