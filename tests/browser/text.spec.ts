/** Any piece of the three texts can be pointed at, by a mouse that rests on it and by a finger. */

import { expect, figure, knob, open, type Page, picture, test, written } from './reader.ts';

const place = (page: Page) => knob(page, 'text', 1);
const line = (page: Page, lane: number) => picture(page, 'text').locator('[data-layer=lanes] .name.bold').nth(lane);

async function pointAt(page: Page, lane: number, share: number) {
  const letters = line(page, lane);
  await letters.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await letters.boundingBox();
  if (!box) throw new Error('no line');
  return [box.x + box.width * share, box.y + box.height / 2] as const;
}

test('a mouse at rest looks, and a click looks at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/zh/temperature/');
  await figure(page, 'text').hover();
  await expect(figure(page, 'text').locator('.network')).toHaveClass(/ready/);
  const before = await place(page).getAttribute('aria-valuenow');
  await page.mouse.move(...(await pointAt(page, 0, 0.02)));
  await expect(place(page)).not.toHaveAttribute('aria-valuenow', before ?? '');
  await written(page, /text\.lane=0/);
  await page.mouse.click(...(await pointAt(page, 0, 0.98)));
  await expect.poll(async () => Number(await place(page).getAttribute('aria-valuenow'))).toBeGreaterThan(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap looks', async ({ page }) => {
    await open(page, '/zh/temperature/');
    await page.touchscreen.tap(...(await pointAt(page, 0, 0.02)));
    await written(page, /text\.lane=0/);
  });
});
