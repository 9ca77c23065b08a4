/** Live numbers of a text hear of their figure once, follow at a pace that can be read, and wait out of sight. */
// @vitest-environment jsdom

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { whileMoving } from '#draw/moving.ts';
import { createLive, type Live } from '#figure/live.ts';
import { whenSeen } from '#prose/whenSeen.ts';
import { spec } from '../figure/fixture.ts';

let look: (seen: boolean, ...elements: readonly Element[]) => void;
beforeAll(() => {
  vi.useFakeTimers();
  globalThis.IntersectionObserver = class {
    constructor(heard: IntersectionObserverCallback) {
      look = (isIntersecting, ...elements) =>
        heard(
          elements.map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry),
          this as never,
        );
    }
    observe() {}
    unobserve() {}
  } as never;
});
afterAll(() => {
  vi.useRealTimers();
  globalThis.IntersectionObserver = undefined as never;
});

let live: Live;
const blocks = () => [...document.querySelectorAll('div')];
const numbers = () => [...document.querySelectorAll('span')] as HTMLElement[];
beforeEach(() => {
  vi.advanceTimersByTime(1000);
  document.body.innerHTML =
    '<article><div><span tabindex="0"></span><span></span></div><div><span></span></div></article>';
  live = createLive(spec) as unknown as Live;
});

const follow = (element: HTMLElement, moves = false) => {
  const texts: string[] = [];
  const stop = whenSeen(element, live, () => texts.push(String(live.store.getState()['u'])), moves);
  return { texts, stop };
};
const drag = (moves: number) => {
  for (let i = 1; i <= moves; i++) {
    vi.advanceTimersByTime(16);
    whileMoving(() => void live.set({ u: i / 100 }));
  }
};

it('writes what is seen twenty times a second, the one in hand at every move, and the rest when the hand rests', () => {
  const [inHand, beside, below] = numbers() as [HTMLElement, HTMLElement, HTMLElement];
  const followers = [follow(inHand, true), follow(beside), follow(below)];
  look(true, blocks()[0] as Element);
  inHand.focus();
  drag(30);
  const [held, seen, unseen] = followers.map(({ texts }) => texts) as [string[], string[], string[]];
  expect(held).toHaveLength(30);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.length).toBeLessThan(16);
  expect(unseen).toEqual([]);
  vi.advanceTimersByTime(300);
  expect([held.at(-1), seen.at(-1), unseen]).toEqual(['0.3', '0.3', ['0.3']]);
  vi.advanceTimersByTime(300);
  expect(unseen).toHaveLength(1);
});

it('brings a number up to date as it comes into sight, and one that is gone no more', () => {
  const [first, second] = [follow(numbers()[0] as HTMLElement), follow(numbers()[2] as HTMLElement)];
  drag(3);
  look(true, blocks()[0] as Element);
  expect([first.texts, second.texts]).toEqual([['0.03'], []]);
  second.stop();
  drag(5);
  vi.advanceTimersByTime(300);
  expect([first.texts.at(-1), second.texts]).toEqual(['0.05', []]);
});

it('listens to a figure once, however many numbers follow it', () => {
  const subscribe = vi.spyOn(live.store, 'subscribe');
  for (const element of numbers()) follow(element);
  expect(subscribe).toHaveBeenCalledTimes(1);
});
