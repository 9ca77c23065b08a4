/** A finger on a small screen: only knobs take it, anywhere else it scrolls the page. */

import type { CDPSession } from '@playwright/test';
import {
  centre,
  expect,
  grab,
  knob,
  now,
  open,
  type Page,
  type Point,
  picture,
  planeKnob,
  sentence,
  test,
  written,
} from './reader.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function finger(page: Page): Promise<{ readonly drag: (from: Point, to: Point) => Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
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
      await page.waitForTimeout(200);
    },
  };
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a bar follows the finger and the page stays', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const bar = knob(page, 'prize');
  const from = await grab(bar);
  const top = await scrolled(page);
  const { drag } = await finger(page);
  await drag(from, { x: from.x, y: from.y + 80 });
  expect(await scrolled(page)).toBe(top);
  expect(await now(bar)).toBeLessThan(3);
  expect(Math.abs((await centre(bar.locator('.hit'))).y - (from.y + 80))).toBeLessThan(40);
  await written(page, /prize\.logits=/);
});

test('a finger that begins beside the knobs scrolls the page', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const bar = knob(page, 'prize');
  await grab(bar);
  const top = await scrolled(page);
  const box = await picture(page, 'prize').boundingBox();
  if (!box) throw new Error('no picture');
  const { drag } = await finger(page);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await drag(from, { x: from.x, y: from.y - 200 });
  expect(await scrolled(page)).toBeGreaterThan(top + 100);
  expect(await now(bar)).toBe(3.5);
});

test('the point on the strip follows the finger', async ({ page }) => {
  await open(page, '/en/softmax/');
  const point = knob(page, 'prize', 4);
  const from = await grab(point);
  const { drag } = await finger(page);
  await drag(from, { x: from.x + 100, y: from.y });
  expect(await now(point)).toBeGreaterThan(0.6);
});

test('the point in the triangle follows the finger in both directions', async ({ page }) => {
  await open(page, '/en/softmax/');
  const point = planeKnob(page, 'simplex');
  const from = await grab(point);
  const top = await scrolled(page);
  const { drag } = await finger(page);
  await drag(from, { x: from.x + 10, y: from.y + 50 });
  expect(await scrolled(page)).toBe(top);
  const to = await centre(point.locator('.hit'));
  expect(Math.hypot(to.x - from.x - 10, to.y - from.y - 50)).toBeLessThan(2);
});

test('a number in a sentence follows the finger', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const param = sentence(page).locator('.param').first();
  await param.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const from = await centre(param);
  const { drag } = await finger(page);
  await drag(from, { x: from.x + 60, y: from.y });
  expect(await now(param)).toBeGreaterThan(3.5);
  await expect(knob(page, 'prize')).toHaveAttribute('aria-valuenow', String(await now(param)));
});
