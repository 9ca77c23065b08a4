/**
 * A drag has the browser lay out what has changed, and not the page: that is what keeps it smooth on a phone.
 *
 * Chromium says of every layout how much of the page it was asked to look at.
 */

import { centre, expect, knob, type Locator, open, type Page, sentence, test } from './reader.ts';

test.use({ viewport: { width: 1280, height: 900 }, fresh: true });

interface LayoutEvent {
  readonly name: string;
  readonly args?: { readonly beginData?: { readonly partialLayout: boolean } };
}

/** Of all layouts of a drag to and fro, how many looked at the whole page. */
async function wholeLayouts(
  page: Page,
  handle: Locator,
  across: boolean,
): Promise<readonly [whole: number, all: number]> {
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y } = await centre(handle);
  const to = async (i: number) => {
    const far = 4 * (10 - Math.abs((i % 40) - 20));
    await page.mouse.move(x + (across ? far : 0), y + (across ? 0 : far));
    await page.waitForTimeout(16);
  };
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 10; i < 20; i++) await to(i);
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  for (let i = 20; i < 60; i++) await to(i);
  const trace = JSON.parse(String(await browser?.stopTracing())) as { readonly traceEvents: readonly LayoutEvent[] };
  await page.mouse.up();
  const layouts = trace.traceEvents.flatMap(({ name, args }) => (name === 'Layout' && args?.beginData) || []);
  return [layouts.filter(({ partialLayout }) => !partialLayout).length, layouts.length];
}

const hit = (page: Page, id: string) => knob(page, id).locator('.hit');

const DRAGS: readonly [what: string, path: string, handle: (page: Page) => Locator, across: boolean][] = [
  ['a bar', '/en/softmax/', (page) => hit(page, 'prize'), false],
  ['a number in a sentence', '/en/softmax/', (page) => sentence(page).locator('.param').first(), true],
  ['a temperature over 50,304 words', '/en/temperature/?dial.size=vocabulary', (page) => hit(page, 'dial'), true],
  ['a knife through 50,304 words', '/zh/top-k-top-p/?knife.size=vocabulary', (page) => hit(page, 'knife'), true],
];

for (const [what, path, handle, across] of DRAGS)
  test(`${what} is dragged without the page being laid out`, async ({ page }) => {
    await open(page, path);
    const [whole, all] = await wholeLayouts(page, handle(page), across);
    expect(all).toBeGreaterThan(10);
    expect(whole / all).toBeLessThan(0.2);
  });
