/**
 * A reader with a browser: opens pages, grabs things, reads numbers.
 *
 * Every test made with this `test` fails on any console message, any error of a page, any request that fails, and any
 * request to another host.
 */

import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { en } from '#app/words/en.ts';
import { zh } from '#app/words/zh.ts';
import { answers, nonsense } from './inPage.ts';
import { type Tabs, watch, wiped } from './tabs.ts';

export { expect, type Locator, type Page } from '@playwright/test';
export { SITES } from '#build/sites.ts';

export const LANGS = ['zh', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const WORDS = { zh, en } as const;

interface Extra {
  /** Complaints of the browser that a test brings about on purpose. */
  readonly expected: RegExp | undefined;
  /** Hosts beside the book's own. */
  readonly hosts: readonly string[];
  /** Whether the test needs caches that are cold and a tab without a past, rather than the tab of the test before. */
  readonly fresh: boolean;
  /** Another browser profile: nothing stored, no history; closed at the end of the test. */
  readonly newReader: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Extra, { readonly tabs: Tabs }>({
  expected: [undefined, { option: true }],
  hosts: [[], { option: true }],
  fresh: [false, { option: true }],
  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const tabs: Tabs = new Map();
      await use(tabs);
      for (const context of tabs.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, tabs, expected, hosts, fresh, viewport, hasTouch, isMobile, javaScriptEnabled, serviceWorkers },
    use,
  ) => {
    // Whatever a test of this book asks of its device.
    const kind = JSON.stringify({ viewport, hasTouch, isMobile, javaScriptEnabled, serviceWorkers });
    const context = (fresh ? undefined : tabs.get(kind)) ?? (await browser.newContext());
    const { complaints, stop } = watch(context, expected, hosts);
    await use(context);
    stop();
    if (fresh) await context.close();
    else tabs.set(kind, await wiped(context, viewport));
    expect(complaints, 'the browser complained').toEqual([]);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  newReader: async ({ browser, expected, hosts, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[][] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      contexts.push(context);
      complaints.push(watch(context, expected, hosts).complaints);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints.flat(), 'the browser complained').toEqual([]);
  },
});

/** Open an address and wait until the page answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** Another link to the page that is open, as by a step through the history: much quicker than a new page. */
export async function revisit(page: Page, query: string): Promise<void> {
  await page.evaluate((search) => {
    history.replaceState(history.state, '', location.pathname + search);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, query && `?${query}`);
  await settled(page);
}

/** Until React has taken the page over and every picture is drawn. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(answers);
}

export const figure = (page: Page, id: string): Locator => page.locator(`figure#${id}`);

/** The frame of a picture that can be seen. */
export const picture = (page: Page, id: string): Locator =>
  page.locator(`figure#${id} .picture > svg`).filter({ visible: true });

/** The slider of the nth knob of a picture; bars first, in their order. */
export const knob = (page: Page, id: string, index = 0): Locator =>
  picture(page, id).locator('.handle').nth(index).locator('.grip').first();

/** The slider of the knob that moves in the plane. */
export const planeKnob = (page: Page, id: string): Locator => picture(page, id).locator('.handle.xy .grip').first();

/** A number in a sentence that sets a parameter of the prize machine's first bar. */
export const sentence = (page: Page): Locator => page.locator('p', { has: page.locator('.param.map') }).first();

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function centre(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to be seen there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a knob stands on the screen, scrolled to the middle first. */
export async function grab(target: Locator): Promise<Point> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return centre(target.locator('.hit'));
}

export const now = async (slider: Locator): Promise<number> => Number(await slider.getAttribute('aria-valuenow'));

/** Drag with the mouse, by so many pixels, and let go. */
export async function dragBy(page: Page, target: Locator, dx: number, dy: number): Promise<void> {
  const { x, y } = await grab(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 8 });
  await page.mouse.up();
}

/** What a link asks of the address, once it has been written. */
export async function written(page: Page, pattern: RegExp): Promise<void> {
  await expect.poll(() => decodeURIComponent(new URL(page.url()).search), { timeout: 10_000 }).toMatch(pattern);
}

/** The words of the menu under a picture: link, table, edit. */
export const tool = (page: Page, id: string, lang: Lang, name: 'link' | 'table' | 'edit'): Locator =>
  figure(page, id).locator('.tools').getByRole('button', { name: WORDS[lang].figure[name], exact: true });

/** Everything a figure tells, so that two pages can be compared: its knobs, its table, its sentence. */
export async function told(page: Page, id: string): Promise<readonly string[]> {
  const opener = figure(page, id).locator('.tools button[aria-controls$=table][aria-expanded=false]');
  if ((await opener.count()) > 0) await opener.click();
  // The spoken sentence waits for the figure to rest.
  await page.waitForTimeout(900);
  return figure(page, id).evaluate((element) => {
    const spoken = (slider: Element) =>
      ['aria-label', 'aria-valuenow', 'aria-valuetext'].map((name) => slider.getAttribute(name));
    return [
      ...[...element.querySelectorAll('.picture .grip')].flatMap(spoken).map(String),
      ...[...element.querySelectorAll('table :is(th, td)')].map((cell) => cell.textContent ?? ''),
      element.querySelector('.spoken')?.textContent ?? '',
    ];
  });
}

/** No picture, sentence or spoken value may hold what is none, on the page or within an element of it. */
export async function expectNoNonsense(page: Page, within = 'main'): Promise<void> {
  expect(await page.evaluate(nonsense, within)).toEqual([]);
}

/** Headings descend step by step, ids are unique, and whatever is named by an id is there. */
export async function expectInOrder(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.tagName[1]),
    );
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    const named = ['aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) => (element.getAttribute(name) ?? '').split(' ')),
    );
    return {
      first: levels[0],
      titles: levels.filter((level) => level === 1).length,
      steps: levels.filter((level, i) => level - (levels[i - 1] ?? 0) > 1).length,
      twice: ids.filter((id, i) => ids.indexOf(id) !== i),
      missing: named.filter((id) => id !== '' && !document.getElementById(id)),
    };
  });
  expect(found).toEqual({ first: 1, titles: 1, steps: 0, twice: [], missing: [] });
}

/** Two frames later: what a change of the window brings about has been drawn. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

export interface Finger {
  readonly drag: (from: Point, to: Point) => Promise<void>;
}

/** A finger on the screen, which the browser takes for a real one. */
export async function finger(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  return {
    drag: async (from, to) => {
      await touch('touchStart', [from]);
      for (let i = 1; i <= 12; i++) {
        await touch('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 12, y: from.y + ((to.y - from.y) * i) / 12 }]);
        await page.waitForTimeout(16);
      }
      await touch('touchEnd', []);
      await page.waitForTimeout(100);
    },
  };
}

/** Which way a slider of a picture can be moved so that its value changes, in pixels: away from its nearer end. */
export const roomOf = (slider: Locator, by: number): Promise<Point> =>
  slider.evaluate((grip, pixels) => {
    const value = (name: string) => Number(grip.getAttribute(`aria-value${name}`));
    const more = 2 * value('now') < value('min') + value('max') ? 1 : -1;
    const upward = grip.getAttribute('aria-orientation') === 'vertical' || grip.closest('.handle.y') !== null;
    return upward ? { x: 0, y: -more * pixels } : { x: more * pixels, y: 0 };
  }, by);
