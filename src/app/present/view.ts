/** Whether the page is shown on a wall, one figure at a time: the address says so, and so do the links it gives. */

import { setCanonical } from '../canonical.ts';

const VIEW = 'view=present';
const heard = new Set<() => void>();

const partsOf = (search: string): readonly string[] => search.slice(1).split('&').filter(Boolean);

export const asksToPresent = (search: string): boolean => partsOf(search).includes(VIEW);

/** The query with the view in it or without; whatever else it asks for stays as it is. */
export function withView(search: string, on: boolean): string {
  const others = partsOf(search).filter((part) => part !== VIEW);
  const parts = on ? [VIEW, ...others] : others;
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export const presenting = (): boolean => asksToPresent(location.search);

/** Into the address, with the figure that is shown. */
export function showView(on: boolean, id: string): void {
  history.replaceState(history.state, '', `${location.pathname}${withView(location.search, on)}#${id}`);
  setCanonical();
  for (const changed of heard) changed();
}

/** @returns ends it */
export function watchView(changed: () => void): () => void {
  heard.add(changed);
  addEventListener('popstate', changed);
  return () => {
    heard.delete(changed);
    removeEventListener('popstate', changed);
  };
}
