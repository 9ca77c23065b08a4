/**
 * Live numbers in the text follow at a pace that can be read; those that nobody can see wait until the reader pauses.
 *
 * Every number that is written has the browser lay out its lines again, which costs as much as drawing the picture.
 * The picture follows every move; a sentence twenty times a second.
 */

import { atRest } from '#figure/atRest.ts';
import { keepBox, releaseAll, releaseGrown } from './keepBox.ts';

/** Milliseconds between two writings of what can be seen. */
const PACE = 50;
/** Milliseconds without a change after which everything is written. */
const REST = 120;
/** Milliseconds after which a paragraph may have one line more than it has room for. */
const LOOK = 150;

/** Watched instead of the numbers in it, since the browser looks at everything that is watched in every frame. */
interface Block {
  /** Each with the paragraph that it writes in. */
  readonly writes: Map<() => void, HTMLElement | null>;
  seen: boolean;
}

const blocks = new Map<Element, Block>();
const waiting = new Set<() => void>();
let observer: IntersectionObserver | undefined;
const rest = atRest(REST, writeAll);
let lastWritten = 0;
let asked = false;
let looking = false;

/** A paragraph, a formula, a list of the page; an element that stands alone is its own block. */
const blockOf = (element: Element): Element => element.closest('article > :not(.hung), .hung > *') ?? element;

/**
 * Watch an element that shows something live.
 *
 * @param write brings the element up to date; doing it once too often must not matter
 * @returns a function to call after every change, one for a change that must be seen at once, and one that ends the
 * watching
 */
export function whenSeen(
  element: Element,
  write: () => void,
): { readonly changed: () => void; readonly changedInHand: () => void; readonly stop: () => void } {
  if (typeof IntersectionObserver === 'undefined') return { changed: write, changedInHand: write, stop: () => {} };
  const watched = blockOf(element);
  const block = blocks.get(watched) ?? watch(watched);
  const paragraph = element.closest('p');
  block.writes.set(write, paragraph);
  return {
    changedInHand: () => {
      rest.changed();
      keepBox(paragraph);
      write();
    },
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
  const block = { writes: new Map<() => void, HTMLElement | null>(), seen: false };
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
  for (const write of writes.keys()) if (waiting.delete(write)) write();
}

/** Once for all that one change has reached, and still before the browser lays out and paints. */
function afterChange(): void {
  asked = false;
  rest.changed();
  const now = performance.now();
  if (now - lastWritten < PACE) return;
  lastWritten = now;
  const seen = [...blocks.values()].filter((block) => block.seen);
  for (const { writes } of seen) for (const [write, paragraph] of writes) if (waiting.has(write)) keepBox(paragraph);
  for (const block of seen) bringUpToDate(block);
  if (looking) return;
  looking = true;
  setTimeout(lookForGrown, LOOK);
}

function lookForGrown(): void {
  looking = false;
  releaseGrown();
}

function writeAll(): void {
  releaseAll();
  for (const write of waiting) write();
  waiting.clear();
}
