/** The journeys in Firefox, where it is installed. */

import type { Page } from '@playwright/test';
import { test as base, SITES } from '../reader.ts';
import type { Hand, Hands } from './hand.ts';
import { journeys } from './journeys.ts';

function handOn(page: Page): Hand {
  return {
    go: async (address) => void (await page.goto(new URL(address, SITES.book.url).href)),
    run: (what, asked) => page.evaluate(what as never, asked) as never,
    runInFrame: (what, asked) => page.frames()[1]?.evaluate(what as never, asked) as never,
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}

const test = base.extend<Hands>({
  hand: ({ page }, use) => use(handOn(page)),
  another: ({ newReader }, use) => use(async () => handOn(await newReader())),
});
// Firefox has no protocol to wipe a tab with. Whatever frames the book is served by another port of this machine.
test.use({ fresh: true, screenshot: 'off', expected: /^another host: http:\/\/localhost:\d+\/\?src=/ });

journeys(test);
