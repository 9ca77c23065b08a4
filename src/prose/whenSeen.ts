/**
 * Live numbers that nobody can see wait until the reader pauses.
 *
 * A page quotes a figure in many places, and most of them are out of sight while the figure is dragged. Writing them
 * at every move would have the browser lay out the whole page again and again.
 */

import { atRest } from '#figure/atRest.ts';

/** Milliseconds without a change after which everything is written. */
const REST = 120;

const SEEN = new WeakSet<Element>();
const WRITES = new WeakMap<Element, Set<() => void>>();
const waiting = new Set<() => void>();
let observer: IntersectionObserver | undefined;
const rest = atRest(REST, writeAll);

/**
 * Watch an element that shows something live.
 *
 * @param write brings the element up to date; doing it once too often must not matter
 * @returns a function to call after every change, and one that ends the watching
 */
export function whenSeen(
  element: Element,
  write: () => void,
): { readonly changed: () => void; readonly stop: () => void } {
  if (typeof IntersectionObserver === 'undefined') return { changed: write, stop: () => {} };
  observer ??= new IntersectionObserver(look, { rootMargin: '200px' });
  const writes = WRITES.get(element) ?? new Set();
  WRITES.set(element, writes.add(write));
  observer.observe(element);
  return {
    changed: () => {
      if (SEEN.has(element)) return write();
      waiting.add(write);
      rest.changed();
    },
    stop: () => {
      waiting.delete(write);
      writes.delete(write);
      if (writes.size === 0) observer?.unobserve(element);
    },
  };
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) SEEN.delete(target);
    else {
      SEEN.add(target);
      for (const write of WRITES.get(target) ?? []) if (waiting.delete(write)) write();
    }
  }
}

function writeAll(): void {
  for (const write of waiting) write();
  waiting.clear();
}
