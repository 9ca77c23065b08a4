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

/** Watched instead of the numbers in it, since the browser looks at everything that is watched in every frame. */
interface Block {
  readonly writes: Set<() => void>;
  seen: boolean;
}

const blocks = new Map<Element, Block>();
const waiting = new Set<() => void>();
let observer: IntersectionObserver | undefined;
const rest = atRest(REST, writeAll);
let lastWritten = 0;
let asked = false;

/** A paragraph, a formula, a list of the page; an element that stands alone is its own block. */
const blockOf = (element: Element): Element => element.closest('article > *') ?? element;

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
  const watched = blockOf(element);
  const block = blocks.get(watched) ?? watch(watched);
  block.writes.add(write);
  return {
    changed: () => {
      waiting.add(write);
      if (asked) return;
      asked = true;
      queueMicrotask(afterChange);
    },
    stop: () => {
      waiting.delete(write);
      block.writes.delete(write);
      if (block.writes.size > 0) return;
      blocks.delete(watched);
      observer?.unobserve(watched);
    },
  };
}

function watch(element: Element): Block {
  const block = { writes: new Set<() => void>(), seen: false };
  blocks.set(element, block);
  observer ??= new IntersectionObserver(look, { rootMargin: '200px' });
  observer.observe(element);
  return block;
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const block = blocks.get(target);
    if (!block) continue;
    block.seen = isIntersecting;
    if (isIntersecting) bringUpToDate(block);
  }
}

function bringUpToDate({ writes }: Block): void {
  for (const write of writes) if (waiting.delete(write)) write();
}

/** Once for all that one change has reached, and still before the browser lays out and paints. */
function afterChange(): void {
  asked = false;
  rest.changed();
  const now = performance.now();
  if (now - lastWritten < PACE) return;
  lastWritten = now;
  for (const block of blocks.values()) if (block.seen) bringUpToDate(block);
}

function writeAll(): void {
  for (const write of waiting) write();
  waiting.clear();
}
