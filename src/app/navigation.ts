/**
 * Going from page to page without leaving the document, and what a browser does by itself otherwise: the scroll
 * position of every step of the history comes back, anchors are gone to.
 */

import { belowBase } from './addresses.ts';
import { goToPlace, type Place } from './place.ts';
import { routeOf } from './routes.ts';

interface Visit {
  readonly scroll: number;
}

/** By the key that `history.state` carries; a reload starts afresh, and the browser then restores by itself. */
const VISITS = new Map<string, Visit>();

const keyNow = (): string => (history.state as { readonly key?: string } | null)?.key ?? '';

/** Note where the present step of the history is scrolled to. */
export const noteScroll = (): void => void VISITS.set(keyNow(), { scroll: scrollY });

/**
 * A page has just been shown: go to where the reader belongs in it, and let those who listen begin at its title.
 *
 * @param place where the reader was in the other language; the focus then stays on the link that was used
 */
export function arrive(place: Place | undefined): void {
  if (place) {
    goToPlace(place);
    return;
  }
  const noted = VISITS.get(keyNow());
  if (noted) scrollTo({ top: noted.scroll, behavior: 'instant' });
  else goToAnchor();
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Put a new address into the history; whoever listens to the location then shows its page. */
export function visit(url: URL): void {
  history.pushState(
    { key: crypto.randomUUID?.() ?? String(performance.now()) },
    '',
    url.pathname + url.search + url.hash,
  );
}

/** The address a click asks for, if it is a page of the book and the click is a plain one. */
export function askedPage(event: {
  readonly defaultPrevented: boolean;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return undefined;
  const within = url.pathname === location.pathname && url.search === location.search;
  if (within && url.hash !== '') return undefined;
  const path = belowBase(url.pathname);
  return path === undefined || routeOf(path).kind === 'missing' ? undefined : url;
}

/** Scroll to the anchor of the address, or to the top. */
export function goToAnchor(): void {
  const element = location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)));
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

function decoded(s: string): string {
  try {
    return decodeURIComponent(s);
  } catch {
    return s;
  }
}
