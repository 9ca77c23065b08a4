/** What a reader does in a browser, in so few words that every engine can be told them. */

import { expect } from '@playwright/test';
import { answers } from '../inPage.ts';
import type { Point } from '../reader.ts';

export interface Hand {
  readonly go: (address: string) => Promise<void>;
  /** Run a function in the page, or in the frame within it; it leans on nothing outside. */
  readonly run: <A, T>(what: (asked: A) => T, asked: A) => Promise<T>;
  readonly runInFrame: <A, T>(what: (asked: A) => T, asked: A) => Promise<T>;
  readonly click: (at: Point) => Promise<void>;
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Into whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
}

export type Key = 'ArrowUp' | 'ArrowDown' | 'ArrowRight' | 'ArrowLeft' | 'PageUp' | 'Home' | 'End' | 'Enter' | 'Tab';

export interface Hands {
  readonly hand: Hand;
  /** Another profile, with nothing stored and no history; the hand from before is gone. */
  readonly another: () => Promise<Hand>;
}

/** Open a page of the book and wait until it answers. */
export async function open(hand: Hand, address: string): Promise<void> {
  await hand.go(address);
  await expect.poll(() => hand.run(answers, undefined), { timeout: 30_000 }).toBe(true);
}

/** The knobs of a figure's picture, in their order. */
export const knobOf = (id: string, index = 0) => ({ id, index });
type Knob = ReturnType<typeof knobOf>;

/** Scroll a knob to the middle, give it the focus, and say what it is worth and where it stands. */
export const reach = (hand: Hand, knob: Knob) =>
  hand.run(({ id, index }) => {
    const svg = [...document.querySelectorAll(`figure#${id} .picture > svg`)].find((each) => each.clientWidth > 0);
    const grip = svg?.querySelectorAll('.handle')[index]?.querySelector<SVGElement>('.grip') as SVGElement;
    grip.scrollIntoView({ block: 'center', behavior: 'instant' });
    grip.focus({ preventScroll: true });
    const { x, y, width, height } = (grip.querySelector('.hit') as Element).getBoundingClientRect();
    return { now: Number(grip.getAttribute('aria-valuenow')), x: x + width / 2, y: y + height / 2 };
  }, knob);

export const now = async (hand: Hand, knob: Knob): Promise<number> => (await reach(hand, knob)).now;

/** Press what a selector finds; of several, the one with these words. */
export async function press(hand: Hand, selector: string, words = ''): Promise<void> {
  const at = await hand.run(
    ([selected, text]) => {
      const found = [...document.querySelectorAll(selected as string)].find(
        (each) => each.getClientRects().length > 0 && each.textContent?.includes(text as string),
      ) as Element;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [selector, words],
  );
  await hand.click(at);
}

/** Type over what a field holds, and confirm. */
export async function typeOver(hand: Hand, selector: string, text: string): Promise<void> {
  await expect.poll(() => hand.run((selected) => document.querySelector(selected) !== null, selector)).toBe(true);
  await hand.run((selected) => {
    const field = document.querySelector(selected) as HTMLInputElement;
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    field.focus();
    field.select();
  }, selector);
  await hand.type(text);
  await hand.press('Enter');
}

/** What the page's address asks for, decoded. */
export const search = async (hand: Hand): Promise<string> =>
  decodeURIComponent(await hand.run(() => location.search, undefined));

/** Everything a figure tells: its knobs and its sentence. */
export const told = (hand: Hand, id: string) =>
  hand.run(
    (name) => [
      ...[...document.querySelectorAll(`figure#${name} .picture .grip`)].map(
        (grip) => `${grip.getAttribute('aria-label')} ${grip.getAttribute('aria-valuetext')}`,
      ),
      document.querySelector(`figure#${name} .spoken`)?.textContent ?? '',
    ],
    id,
  );
