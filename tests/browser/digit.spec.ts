/** The pad takes a mouse, a finger and keys, and the network in the page sees what the pure pipeline sees. */

import { foundOnDisk } from '#build/foundOnDisk.ts';
import { formatNumber } from '#spec/format.ts';
import { readLink } from '#spec/link.ts';
import { digit } from '../../chapters/03-softmax/figures/Digit.model.ts';
import { DRAWINGS } from '../../chapters/03-softmax/figures/digitParams.model.ts';
import { readStrokes } from '../../chapters/03-softmax/figures/digitStrokes.model.ts';
import type { Stroke } from '../../src/nets/strokes.ts';
import { scripted } from '../chapters/softmax/scriptedPad.ts';
import { expect, figure, finger, knob, now, open, type Page, picture, test, written } from './reader.ts';

const FOUND = await foundOnDisk();

const pad = (page: Page) => picture(page, 'digit').locator('.m-touch');

async function corner(page: Page) {
  await pad(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await pad(page).boundingBox();
  if (!box) throw new Error('no pad');
  return box;
}

async function write(page: Page, strokes: readonly Stroke[]): Promise<void> {
  const { x, y, width } = await corner(page);
  for (const stroke of strokes) {
    const points = stroke.map(([across, down]) => [x + across * width, y + down * width] as const);
    const [first, ...rest] = points;
    if (!first) continue;
    await page.mouse.move(...first);
    await page.mouse.down();
    for (const point of rest) await page.mouse.move(...point);
    await page.mouse.up();
  }
}

/** The ten logits and shares as the picture shows them. */
const shown = (page: Page) =>
  picture(page, 'digit')
    .locator('[data-layer=panel] .t')
    .evaluateAll((texts) => texts.map((text) => text.textContent ?? ''));

/** The state that the address carries, once it has been written. */
async function linked(page: Page, before: string) {
  await expect.poll(() => new URL(page.url()).search, { timeout: 10_000 }).not.toBe(before);
  await page.waitForTimeout(400);
  return readLink(digit, new URL(page.url()).search).values;
}

test('digits drawn with the mouse are seen as the pure pipeline sees them, and read', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/en/softmax/');
  await pad(page).hover();
  await expect(figure(page, 'digit').locator('.network')).toHaveClass(/ready/);
  let right = 0;
  const drawings = scripted(20, 5);
  for (const { digit: is, strokes } of drawings) {
    const before = new URL(page.url()).search;
    await figure(page, 'digit').getByRole('button', { name: 'Clear', exact: true }).click();
    await write(page, strokes);
    const values = await linked(page, before);
    const model = digit.model(values, undefined, FOUND);
    const texts = await shown(page);
    for (const row of model.rows) {
      expect(texts).toContain(formatNumber(row.logit, { as: 'fixed', digits: 1 }, 'en'));
      expect(texts).toContain(formatNumber(row.share, { as: 'share' }, 'en'));
    }
    expect(readStrokes(values.strokes).length).toBe(strokes.length);
    if (model.said === is) right++;
  }
  expect(right).toBe(drawings.length);
});

test('keys move the pen, put it down, write, and lift it', async ({ page }) => {
  await open(page, '/zh/softmax/?digit.strokes=');
  const pen = knob(page, 'digit');
  await pen.focus();
  const from = await now(pen);
  await page.keyboard.press('ArrowRight');
  expect(await now(pen)).toBe(from + 2);
  await page.keyboard.press(' ');
  await page.keyboard.press('Shift+ArrowUp');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowLeft');
  await written(page, /digit\.strokes=[\w-]{10}(&|$)/);
  await expect(picture(page, 'digit').locator('.m-written')).toHaveAttribute('d', /M.*L.*L.*L.*L/);
  await expect(pen).toHaveAttribute('aria-valuetext', /笔抬着/);
});

test('a 9 off centre is read once it is in the middle, and the inside can be seen', async ({ page }) => {
  await open(page, `/en/softmax/?digit.strokes=${DRAWINGS.nine}&digit.centre=0`);
  const verdict = picture(page, 'digit').locator('[data-layer=verdict]');
  await expect(verdict).toContainText('says 7');
  await figure(page, 'digit').getByLabel('bring to the middle').check();
  await expect(verdict).toContainText('says 9');
  await figure(page, 'digit').getByRole('radio', { name: 'one unit' }).check({ force: true });
  await expect(picture(page, 'digit').locator('.m-cells.above').first()).toBeAttached();
  await expect(picture(page, 'digit').locator('.handle.x .grip')).toHaveAttribute('aria-valuenow', '104');
});

test('scores can be one’s own: dragged at their bars, and given back by one press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/en/softmax/');
  const press = (name: string) => figure(page, 'digit').getByRole('button', { name, exact: true }).click();
  const verdict = picture(page, 'digit').locator('[data-layer=verdict]');
  await press('Set scores yourself');
  const eight = picture(page, 'digit').locator('.handle.x .grip').nth(8);
  await eight.focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('Shift+ArrowRight');
  await expect(verdict).toContainText('says 8');
  await expect(picture(page, 'digit').locator('.m-was')).toHaveCount(1);
  await press('Back to the network');
  await expect(verdict).toContainText('says 3');
  await expect(picture(page, 'digit').locator('.handle.x')).toHaveCount(0);
  await press('Printed scores');
  await expect(picture(page, 'digit').locator('.m-print')).toHaveCount(10);
  await expect(picture(page, 'digit').locator('[data-layer=panel]')).toContainText('0.997');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger on the pad writes, and the page stays where it is', async ({ page }) => {
    await open(page, '/zh/softmax/?digit.strokes=');
    const { x, y, width } = await corner(page);
    const top = await page.evaluate(() => scrollY);
    const { drag } = await finger(page);
    await drag({ x: x + width * 0.3, y: y + width * 0.8 }, { x: x + width * 0.7, y: y + width * 0.2 });
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await written(page, /digit\.strokes=[\w-]{12}/);
    await drag({ x: x + 40, y: y + width + 80 }, { x: x + 40, y: y + width - 120 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
  });
});
