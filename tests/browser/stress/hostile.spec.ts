/** What surrounds the book is against it: messages without sense, storage that is refused, a clock that is wrong. */

import { type Random, uniform } from '#math/random.ts';
import { framing } from '../framing.ts';
import { blank, nonsense } from '../inPage.ts';
import { dragBy, expect, figure, knob, now, open, type Page, SITES, test } from '../reader.ts';
import { oneOf } from './whims.ts';

test.use({ fresh: true, expected: /^another host: http:\/\/localhost:\d+\/\?src=/ });

const SENT = 200;

/** Anything that can be written as JSON; now and then nearly a message of the book. */
function anything(next: Random, depth = 0): unknown {
  const few = <T>(of: () => T) => Array.from({ length: Math.floor(next() * 4) }, of);
  const deeper = () => anything(next, depth + 1);
  const kind = Math.floor(next() * (depth > 3 ? 4 : 7));
  if (kind === 0) return oneOf([null, true, false, 0, -1, 1e308, 0.1], next);
  if (kind === 1)
    return oneOf(['', 'NaN', '-inf', '光', '<img src=x onerror=alert(1)>', 'x'.repeat(5000), '__proto__'], next);
  if (kind === 2) return Math.floor(next() * 2 ** 32) - 2 ** 31;
  if (kind === 3) return oneOf(['area-map', 'set', 'logits=1,2', 'logits', 'lti.frameResize'], next);
  if (kind === 4) return few(deeper);
  const names = [
    'type',
    'version',
    'event',
    'params',
    'id',
    'whole',
    'logits',
    'u',
    'stage',
    'constructor',
    'toString',
  ];
  if (kind === 5) return Object.fromEntries(few(() => [oneOf(names, next), deeper()]));
  return {
    type: 'area-map',
    version: 1,
    event: oneOf(['set', 'get', 'reset', 'size'], next),
    params: deeper(),
    id: deeper(),
  };
}

test(`${SENT} messages of any shape change nothing that a message may not change`, async ({ page }) => {
  const { page: around, close } = await framing();
  try {
    await page.goto(around(`${SITES.book.origin}/embed/en/softmax/prize/`));
    // Whoever speaks before the figure listens is not heard.
    const ready = () =>
      page.evaluate(() => (window as unknown as { got: { event?: unknown }[] }).got.some((m) => m?.event === 'ready'));
    await expect.poll(ready).toBe(true);
    const next = uniform(6);
    const send = (messages: readonly unknown[]) =>
      page.evaluate((all) => {
        const frame = document.querySelector('iframe')?.contentWindow as Window;
        for (const each of all) frame.postMessage(each, '*');
        // What JSON cannot write.
        for (const odd of [undefined, NaN, 10n, new Map([[1, 2]]), new Date(NaN), new ArrayBuffer(8), all])
          frame.postMessage(odd, '*');
      }, messages);
    await send(Array.from({ length: SENT }, () => anything(next)));
    const frame = page.frames()[1];
    expect(await frame?.evaluate(nonsense, 'body')).toEqual([]);
    expect(await frame?.evaluate(blank, 'body')).toEqual([]);
    expect(await frame?.evaluate(() => document.querySelectorAll('img, script:not([src])').length)).toBe(0);
    await send([{ type: 'area-map', version: 1, event: 'set', params: 'logits=2,1', whole: true, id: 'last' }]);
    const answer = () =>
      page.evaluate(() => (window as unknown as { got: { id?: unknown }[] }).got.find(({ id }) => id === 'last'));
    await expect.poll(answer).toMatchObject({ params: { logits: [2, 1], stage: 2 }, refused: [] });
  } finally {
    await close();
  }
});

/** What a reader does on any page, whatever the browser denies it. */
async function usable(page: Page): Promise<void> {
  await open(page, '/en/softmax/');
  await dragBy(page, knob(page, 'prize'), 0, 60);
  expect(await now(knob(page, 'prize'))).toBeLessThan(3);
  await open(page, '/en/start/');
  await figure(page, 'loop').locator('.control.text input').first().fill('It was a dark');
  await expect(figure(page, 'loop').locator('.spoken')).toContainText('dark');
  expect(await page.evaluate(nonsense, 'main')).toEqual([]);
  expect(await page.evaluate(blank, 'main')).toEqual([]);
}

test('where nothing may be kept, everything works that is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(navigator, 'storage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await usable(page);
});

test('where storage is full, everything works that is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await usable(page);
});

for (const [what, start, jump] of [
  ['of 1970', 0, 0],
  ['of 2100', Date.UTC(2100, 0, 1), 0],
  ['that runs backwards', Date.UTC(2026, 0, 1), -1e6],
] as const)
  test(`a clock ${what} stops nothing`, async ({ page }) => {
    await page.addInitScript(
      ([from, step]) => {
        let at = from as number;
        const read = () => (at += step as number);
        const Real = Date;
        window.Date = class extends Real {
          constructor(...args: []) {
            if (args.length === 0) super(read());
            else super(...args);
          }
          static override now() {
            return read();
          }
        } as DateConstructor;
      },
      [start, jump],
    );
    await usable(page);
  });
