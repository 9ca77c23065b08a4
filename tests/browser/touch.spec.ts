/** A finger on a small screen: only knobs take it, anywhere else it scrolls the page. */

import { IN_TURN } from './chapters.ts';
import {
  centre,
  expect,
  finger,
  grab,
  knob,
  now,
  open,
  type Page,
  picture,
  planeKnob,
  roomOf,
  sentence,
  test,
  written,
} from './reader.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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

for (const { slug, ids, lang } of IN_TURN)
  test(`the first knob of every figure of ${slug} follows the finger`, async ({ page }) => {
    await open(page, `/${lang}/${slug}/`);
    const { drag } = await finger(page);
    for (const id of ids)
      await test.step(id, async () => {
        const first = knob(page, id);
        const before = await now(first);
        const from = await grab(first);
        const top = await scrolled(page);
        const room = await roomOf(first, 60);
        await drag(from, { x: from.x + room.x, y: from.y + room.y });
        expect.soft(await now(first), `${id} stayed`).not.toBe(before);
        expect.soft(await scrolled(page), `the page moved under ${id}`).toBe(top);
      });
  });
