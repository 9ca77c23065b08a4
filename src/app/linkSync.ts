/**
 * The address and the figures of a page follow each other.
 *
 * On arrival, and on every step through the history, the query becomes values. After that every change of a figure
 * becomes the query: replaced and never pushed, with whatever else the address holds left as it is.
 */

import type { Live } from '#figure/live.ts';
import { readLink, writeLink } from '#spec/link.ts';
import { type AnyValue, sameValue } from '#spec/params.ts';
import type { Repair } from '#spec/settle.ts';
import { setCanonical } from './canonical.ts';

/** Milliseconds without a change before the address is written. */
const REST = 250;
/** A long drag is written this often in between; WebKit refuses more than a hundred writings in ten seconds. */
const PAUSE = 1500;

export interface FigureRepair extends Repair {
  readonly figure: string;
}

export interface LinkSync {
  /** Take the values the address asks for. */
  readonly read: () => void;
  /** Write at once what is still to be written. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/**
 * @param tell is given what an address asked for and could not have, at every reading
 */
export function syncLink(lives: readonly Live[], tell: (repairs: readonly FigureRepair[]) => void): LinkSync {
  const { pathname } = location;
  const own = new Set(lives.flatMap((live) => keysOf(live)));
  let reading = false;
  let lastWritten = Number.NEGATIVE_INFINITY;
  let lastChange = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    if (location.pathname !== pathname) return;
    clearTimeout(timer);
    timer = undefined;
    reading = true;
    const repairs = lives.flatMap((live) => {
      const asked = readLink(live.spec, location.search);
      const present = live.store.getState();
      const differs = Object.keys(present).some(
        (name) => !sameValue(present[name] as AnyValue, asked.values[name] as AnyValue),
      );
      if (differs) live.store.setState(asked.values, true);
      return asked.repairs.map((repair) => ({ ...repair, figure: live.spec.id }));
    });
    reading = false;
    setCanonical();
    tell(repairs);
  };

  const write = () => {
    timer = undefined;
    if (location.pathname !== pathname) return;
    lastWritten = performance.now();
    const kept = location.search
      .slice(1)
      .split('&')
      .filter((part) => part !== '' && !own.has(keyOf(part)));
    const query = [...kept, ...lives.map((live) => writeLink(live.spec, live.store.getState()))]
      .filter((s) => s !== '')
      .join('&');
    const search = query === '' ? '' : `?${query}`;
    if (search === location.search) return;
    try {
      history.replaceState(history.state, '', pathname + search + location.hash);
      setCanonical();
    } catch {
      // Refused for writing too often: the next turn writes the latest state.
      timer = setTimeout(write, 2 * PAUSE);
    }
  };

  /** Write after a rest; a timer that finds the reader still busy waits again. */
  const later = () => {
    lastChange = performance.now();
    if (timer !== undefined) return;
    const began = lastChange;
    const wait = () => {
      const now = performance.now();
      const rested = now - lastChange;
      if (rested >= REST || now - Math.max(began, lastWritten) >= PAUSE) write();
      else timer = setTimeout(wait, REST - rested);
    };
    timer = setTimeout(wait, REST);
  };

  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    write();
  };

  const unsubscribes = lives.map((live) => live.store.subscribe(() => reading || later()));
  addEventListener('popstate', read);
  addEventListener('pagehide', flush);
  return {
    read,
    flush,
    stop: () => {
      flush();
      for (const unsubscribe of unsubscribes) unsubscribe();
      removeEventListener('popstate', read);
      removeEventListener('pagehide', flush);
    },
  };
}

function keysOf({ spec }: Live): readonly string[] {
  return Object.entries(spec.params).flatMap(([name, p]) =>
    [name, ...(p.aliases ?? [])].map((key) => `${spec.id}.${key}`),
  );
}

const keyOf = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? '';
