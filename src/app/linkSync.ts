/**
 * The address and the figures of a page follow each other.
 *
 * On arrival, and on every step through the history, the query becomes values. After that every change of a figure
 * becomes the query: replaced and never pushed, with whatever else the address holds left as it is.
 */

import { atRest } from '#draw/atRest.ts';
import type { Live } from '#figure/live.ts';
import { readLink, writeLink } from '#spec/link.ts';
import { type AnyValue, sameValue } from '#spec/params.ts';
import type { Repair } from '#spec/settle.ts';
import { setCanonical } from './canonical.ts';

/**
 * Milliseconds without a change before the address is written. Never during a drag: a writing costs more than a frame,
 * and WebKit refuses more than a hundred in ten seconds.
 */
const REST = 250;
/** After a refusal. */
const PAUSE = 3000;

export interface FigureRepair extends Repair {
  readonly figure: string;
}

export interface LinkSync {
  /** Take the values the address asks for. */
  readonly read: () => void;
  /** Write the present state, whatever the address says. */
  readonly write: () => void;
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
  let unwritten = false;

  const read = () => {
    if (location.pathname !== pathname) return;
    rest.cancel();
    unwritten = false;
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
    unwritten = false;
    if (location.pathname !== pathname) return;
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
      // Refused for writing too often: what follows the pause writes the latest state.
      setTimeout(later, PAUSE);
    }
  };

  const rest = atRest(REST, write);
  const later = () => {
    unwritten = true;
    rest.changed();
  };

  const flush = () => {
    if (!unwritten) return;
    rest.cancel();
    write();
  };

  const unsubscribes = lives.map((live) => live.store.subscribe(() => reading || later()));
  // A phone may end a page that is out of sight without a word.
  const listening = new AbortController();
  addEventListener('popstate', read, listening);
  addEventListener('pagehide', flush, listening);
  addEventListener('visibilitychange', flush, listening);
  return {
    read,
    write,
    flush,
    stop: () => {
      flush();
      for (const unsubscribe of unsubscribes) unsubscribe();
      listening.abort();
    },
  };
}

function keysOf({ spec }: Live): readonly string[] {
  return Object.entries(spec.params).flatMap(([name, p]) =>
    [name, ...(p.aliases ?? [])].map((key) => `${spec.id}.${key}`),
  );
}

const keyOf = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? '';
