/** A law drawn by hand at the adder: by mouse, by finger, and by keys alone. */

import { drawn } from '../../chapters/14-clt/figures/adderParams.model.ts';
import { expect, finger, open, type Page, type Point, picture, test } from './reader.ts';

const pad = (page: Page) => picture(page, 'adder').locator('.pencil-pad');

/** A place on the pad: parts of its width from the left, and of its height from the floor. */
async function placeOn(page: Page): Promise<(across: number, up: number) => Point> {
  await pad(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await pad(page).boundingBox();
  if (!box) throw new Error('no pad');
  return (across, up) => ({ x: box.x + across * box.width, y: box.y + (1 - up) * box.height });
}

/** The bars that the address has, once they are written there. */
async function bars(page: Page): Promise<readonly number[]> {
  const asked = () => new URL(page.url()).searchParams.get('adder.bars');
  await expect.poll(asked, { timeout: 10_000 }).not.toBeNull();
  return (asked() ?? '').split(',').map(Number);
}

/** From high on the left to low in the middle, where a tenth and six tenths of the bars are; the others stay. */
async function expectStroke(page: Page): Promise<void> {
  // The address may be written in the middle of a slow stroke.
  await expect.poll(async () => Math.abs(((await bars(page))[60] as number) - 20)).toBeLessThan(6);
  const after = await bars(page);
  expect(after).toHaveLength(101);
  expect(Math.abs((after[10] as number) - 80)).toBeLessThan(6);
  for (let i = 13; i <= 59; i++) expect(after[i] as number).toBeLessThanOrEqual(after[i - 1] as number);
  expect(after.slice(65)).toEqual(drawn.humps.slice(65));
  expect(after.slice(0, 9)).toEqual(drawn.humps.slice(0, 9));
}

test('a mouse draws, on a die too, and no bar is left out', async ({ page }) => {
  await open(page, '/en/clt/?adder.n=5');
  const at = await placeOn(page);
  const [from, to] = [at(0.1, 0.8), at(0.6, 0.2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expectStroke(page);
  expect(new URL(page.url()).searchParams.get('adder.source')).toBe('drawn');
});

test('keys lead the pencil along the bars and raise the one it stands on', async ({ page }) => {
  await open(page, '/en/clt/?adder.source=drawn&adder.at=50');
  const pencil = picture(page, 'adder').locator('.handle').nth(1).locator('.grip');
  await pencil.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(pencil.first()).toHaveAttribute('aria-valuenow', '51');
  const before = drawn.humps[50] as number;
  await page.keyboard.press('Tab');
  await expect(pencil.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => bars(page)).toEqual(drawn.humps.map((bar, i) => (i === 50 ? before + 11 : bar)));
});

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('draws sideways, and the page stays', async ({ page }) => {
    await open(page, '/zh/clt/?adder.source=drawn');
    const at = await placeOn(page);
    const top = await page.evaluate(() => scrollY);
    await (await finger(page)).drag(at(0.1, 0.8), at(0.6, 0.2));
    await expectStroke(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  test('that moves up first scrolls, and draws nothing', async ({ page }) => {
    await open(page, '/zh/clt/?adder.source=drawn');
    const at = await placeOn(page);
    const top = await page.evaluate(() => scrollY);
    const from = at(0.3, 0.5);
    await (await finger(page)).drag(from, { x: from.x, y: from.y - 200 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    await page.waitForTimeout(800);
    expect(new URL(page.url()).searchParams.get('adder.bars')).toBeNull();
  });
});
