/** A state of a figure that is kept in view for comparison: it stands in the address, as a query within the query. */

import type { Live } from '#figure/live.ts';
import { readLink, writeLink } from '#spec/link.ts';
import type { AnyValues } from '#spec/params.ts';

const keyOf = (live: Live): string => `${live.spec.id}.pin`;

/** What cannot be had is replaced without a word: it was said when it was pinned. */
export function readPin(live: Live, query: string): AnyValues | undefined {
  const asked = new URLSearchParams(query).get(keyOf(live));
  return asked === null ? undefined : readLink(live.spec, asked).values;
}

/** The query with this state pinned, or none; whatever else it asks for stays as it is. */
export function writePin(live: Live, values: AnyValues | undefined, query: string): string {
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(keyOf(live)));
  const pinned = values && `${keyOf(live)}=${encodeURIComponent(writeLink(live.spec, values))}`;
  const all = pinned === undefined ? others : [...others, pinned];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

/** Into the address. */
export function writePinned(live: Live, values: AnyValues | undefined): void {
  const { pathname, search, hash } = location;
  try {
    history.replaceState(history.state, '', pathname + writePin(live, values, search) + hash);
  } catch {
    // Refused for writing too often: it is pinned all the same, and only the address does not know.
  }
}
