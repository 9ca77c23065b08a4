/**
 * Live numbers in the text follow at a pace that can be read; those that nobody can see wait until the reader pauses.
 *
 * Every number that is written has the browser lay out the page again, which costs more than drawing the picture.
 * The picture follows every move; a sentence twenty times a second.
 */

import { atRest } from '#figure/atRest.ts';

/** Milliseconds between two writings of what can be seen. */
const PACE = 50;
/** Milliseconds without a change after which everything is written. */
const REST = 120;

const seen = new Set<Element>();
const WRITES = new WeakMap<Element, Set<() => void>>();
const waiting = new Set<() => void>();
let observer: IntersectionObserver | undefined;
const rest = atRest(REST, writeAll);
let lastWritten = 0;
let asked = false;

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
      waiting.add(write);
      if (asked) return;
      asked = true;
      queueMicrotask(afterChange);
    },
    stop: () => {
      waiting.delete(write);
      writes.delete(write);
      if (writes.size > 0) return;
      seen.delete(element);
      observer?.unobserve(element);
    },
  };
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) seen.delete(target);
    else {
      seen.add(target);
      for (const write of WRITES.get(target) ?? []) if (waiting.delete(write)) write();
    }
  }
}

/** Once for all that one change has reached, and still before the browser lays out and paints. */
function afterChange(): void {
  asked = false;
  rest.changed();
  const now = performance.now();
  if (now - lastWritten < PACE) return;
  lastWritten = now;
  for (const element of seen) for (const write of WRITES.get(element) ?? []) if (waiting.delete(write)) write();
}

function writeAll(): void {
  for (const write of waiting) write();
  waiting.clear();
}
