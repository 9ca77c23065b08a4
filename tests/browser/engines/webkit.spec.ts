/** The journeys in WebKitGTK, where it is installed. */

import { test as base, expect } from '@playwright/test';
import { findWebKit, type WebKit } from '#build/findEngines.ts';
import { SITES } from '../reader.ts';
import type { Hand, Hands, Key } from './hand.ts';
import { journeys } from './journeys.ts';
import { type Driver, type Session, startDriver } from './webDriver.ts';

/** Keys as WebDriver writes them. */
const KEYS: { readonly [K in Key]: string } = {
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  PageUp: '\uE00E',
  Home: '\uE011',
  End: '\uE010',
  Enter: '\uE007',
  Tab: '\uE004',
};

/** What goes wrong from now on; WebDriver tells nothing of the console. */
const listen = () => {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  for (const name of ['error', 'warn'] as const) console[name] = (...said) => complaints.push(said.join(' '));
};

function handOn({ ask }: Session, heard: string[]): Hand {
  const run = <A, T>(what: (asked: A) => T, asked: A): Promise<T> =>
    ask<T>('POST', '/execute/sync', { script: `return (${what})(...arguments)`, args: [asked ?? null] });
  const hear = async () => {
    heard.push(...(await run(() => (window as unknown as { complaints?: string[] }).complaints ?? [], undefined)));
  };
  const pointer = (...actions: readonly object[]) =>
    ask<void>('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 30 });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const keys = (characters: readonly string[]) =>
    ask<void>('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: characters.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    run,
    go: async (address) => {
      await hear();
      await ask('POST', '/url', { url: new URL(address, SITES.book.url).href });
      await run(listen, undefined);
    },
    runInFrame: async (what, asked) => {
      await ask('POST', '/frame', { id: 0 });
      const found = await run(what, asked);
      await ask('POST', '/frame', { id: null });
      return found;
    },
    click: ({ x, y }) => pointer(move(x, y), down, up),
    drag: (from, to) => {
      const steps = Array.from({ length: 8 }, (_, i) =>
        move(from.x + ((to.x - from.x) * (i + 1)) / 8, from.y + ((to.y - from.y) * (i + 1)) / 8),
      );
      return pointer(move(from.x, from.y), down, ...steps, up);
    },
    press: (key) => keys([KEYS[key]]),
    type: (text) => keys([...text]),
  };
}

interface Browser {
  readonly driver: Driver;
  /** The session of the test before, which is quicker than a new one. */
  session: Session | undefined;
}

const test = base.extend<Hands & { readonly heard: string[] }, { readonly browserOf: Browser }>({
  browserOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const own: Browser = { driver: await startDriver(findWebKit() as WebKit), session: undefined };
      try {
        await use(own);
      } finally {
        await own.session?.quit();
        own.driver.stop();
      }
    },
    { scope: 'worker' },
  ],
  heard: async ({ browserOf }, use) => {
    const heard: string[] = [];
    await use(heard);
    if (browserOf.session) await handOn(browserOf.session, heard).go('/404.html');
    expect(heard, 'the browser complained').toEqual([]);
  },
  hand: async ({ browserOf, heard }, use) => {
    browserOf.session ??= await browserOf.driver.session();
    const hand = handOn(browserOf.session, heard);
    await hand.go('/404.html');
    await hand.run(() => localStorage.clear(), undefined);
    await use(hand);
  },
  another: ({ browserOf, heard }, use) =>
    use(async () => {
      await browserOf.session?.quit();
      browserOf.session = await browserOf.driver.session();
      return handOn(browserOf.session, heard);
    }),
});

journeys(test);
