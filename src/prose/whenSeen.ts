/**
 * Live numbers in the text follow at a pace that can be read; those that nobody can see wait until the reader pauses.
 *
 * Every number that is written has the browser lay out its lines again, which costs as much as drawing the picture.
 * The picture follows every move; a sentence twenty times a second.
 */

import { afterwards, atRest, now } from '#figure/drag.ts';
import type { Live } from '#figure/live.ts';
import { keepBox, releaseAll, releaseGrown } from './keepBox.ts';

/** Milliseconds between two writings of what can be seen. */
const PACE = 50;
/** Milliseconds without a change after which everything is written. */
const REST = 120;
/** Milliseconds after which a paragraph may have one line more than it has room for. */
const LOOK = 150;

interface Follower {
  readonly live: Live;
  readonly write: () => void;
  /** That it writes in. */
  readonly paragraph: HTMLElement | null;
  /** The values that stand there. */
  written: object;
}

/** Watched instead of the numbers in it, since the browser looks at everything that is watched in every frame. */
interface Block {
  readonly followers: Set<Follower>;
  seen: boolean;
}

const blocks = new Map<Element, Block>();
/** By what a reader may have in hand. */
const movable = new Map<Element | null, Follower>();
const heard = new WeakSet<Live>();
let observer: IntersectionObserver | undefined;
const rest = atRest(REST, writeAll);
let lastWritten = 0;
let asked = false;
let looking = false;

/** A paragraph, a formula, a list of the page; an element that stands alone is its own block. */
const blockOf = (element: Element): Element => element.closest('article > :not(.hung), .hung > *') ?? element;

/**
 * Write again after changes of a figure.
 *
 * @param write brings the element up to date; doing it once too often must not matter
 * @param moves whether the element itself can be dragged: in hand, it follows at once
 * @returns a function that ends it
 */
export function whenSeen(element: Element, live: Live, write: () => void, moves = false): () => void {
  if (typeof IntersectionObserver === 'undefined') return live.store.subscribe(write);
  const watched = blockOf(element);
  const block = blocks.get(watched) ?? watch(watched);
  const follower: Follower = { live, write, paragraph: element.closest('p'), written: live.store.getState() };
  block.followers.add(follower);
  if (moves) movable.set(element, follower);
  hear(live);
  return () => {
    if (moves) movable.delete(element);
    block.followers.delete(follower);
    if (block.followers.size > 0) return;
    blocks.delete(watched);
    observer?.unobserve(watched);
  };
}

/** Hear of a figure once, however many numbers follow it: most moves of a drag write none of them. */
function hear(live: Live): void {
  if (heard.has(live)) return;
  heard.add(live);
  live.store.subscribe(() => changed(live));
}

function changed(live: Live): void {
  const inHand = movable.get(document.activeElement);
  if (inHand?.live === live) {
    keepBox(inHand.paragraph);
    bringUpToDate(inHand);
  }
  if (asked) return;
  asked = true;
  afterwards(afterChange);
}

function watch(element: Element): Block {
  const block = { followers: new Set<Follower>(), seen: false };
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
    if (isIntersecting) for (const follower of block.followers) bringUpToDate(follower);
  }
}

const isStale = ({ live, written }: Follower): boolean => written !== live.store.getState();

function bringUpToDate(follower: Follower): void {
  if (!isStale(follower)) return;
  follower.written = follower.live.store.getState();
  follower.write();
}

/** Once for all that one change has reached, and still before the browser lays out and paints. */
function afterChange(): void {
  asked = false;
  rest.changed();
  if (now() - lastWritten < PACE) return;
  lastWritten = now();
  const stale = [...blocks.values()].flatMap(({ seen, followers }) => (seen ? [...followers].filter(isStale) : []));
  for (const { paragraph } of stale) keepBox(paragraph);
  for (const follower of stale) bringUpToDate(follower);
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
  for (const { followers } of blocks.values()) for (const follower of followers) bringUpToDate(follower);
}
