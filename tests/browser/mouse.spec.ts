/** What is seen is dragged with the mouse, and everything that quotes it follows. */

import { softmax } from '#math/softmax.ts';
import { formatNumber } from '#spec/format.ts';
import { IN_TURN } from './chapters.ts';
import {
  centre,
  dragBy,
  expect,
  figure,
  grab,
  knob,
  LANGS,
  now,
  open,
  planeKnob,
  roomOf,
  sentence,
  test,
  tool,
  written,
} from './reader.ts';

test.use({ viewport: { width: 1280, height: 900 } });

for (const lang of LANGS) {
  test(`dragging the knob of the first bar in ${lang} moves picture, sentence, formula, code, table, summary and link`, async ({
    page,
  }) => {
    await open(page, `/${lang}/softmax/`);
    await tool(page, 'prize', lang, 'table').click();
    const bar = knob(page, 'prize');
    const before = await now(bar);
    await dragBy(page, bar, 0, 70);
    const z = await now(bar);
    expect(z).toBeLessThan(before - 0.5);
    expect(z * 10).toBeCloseTo(Math.round(z * 10), 9);

    const shares = softmax([z, 1.2, 0.3, -0.5]) as Float64Array;
    const [p] = shares;
    const score = formatNumber(z, { as: 'value', digits: 1 }, lang);
    const percent = formatNumber(p as number, { as: 'percent' }, lang);
    const share = formatNumber(p as number, { as: 'share' }, lang);
    const area = formatNumber(Math.exp(z), { as: 'amount' }, lang);
    const prize = figure(page, 'prize');
    await expect(bar).toHaveAttribute('aria-valuetext', new RegExp(`^${score}.*${percent.replace('.', '\\.')}`));
    await expect(
      prize.locator('.picture svg text').getByText(share, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(sentence(page)).toContainText(score);
    await expect(sentence(page)).toContainText(percent);
    for (const slot of await page.locator('[data-v="prize.expFirst"]').all()) await expect(slot).toHaveText(area);
    await expect(page.locator('math [data-v="prize.expFirst"]').first()).toHaveText(area);
    await expect(page.locator('[data-v="prize.python"]').first()).toHaveText(`${z}, 1.2, 0.3, -0.5`);
    const row = prize.locator('tbody tr').first();
    for (const text of [score, area, share]) await expect(row).toContainText(text);
    await expect(prize.locator('.spoken')).toContainText(percent);
    await written(page, new RegExp(`^\\?prize\\.logits=${z},1\\.2,0\\.3,-0\\.5$`));
  });
}

test('a knob keeps its distance to the pointer and never jumps', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const bar = knob(page, 'prize');
  const at = await grab(bar);
  const [dx, dy] = [6, -9];
  await page.mouse.move(at.x + dx, at.y + dy);
  await page.mouse.down();
  expect(await now(bar)).toBe(3.5);
  await page.mouse.move(at.x + dx + 8, at.y + dy);
  expect(await now(bar)).toBe(3.5);
  await page.mouse.move(at.x + dx, at.y + dy + 100, { steps: 5 });
  const moved = await centre(bar.locator('.hit'));
  // Whole steps of 0.1 are some three pixels apart here.
  expect(Math.abs(moved.y - (at.y + 100))).toBeLessThan(3);
  expect(Math.abs(moved.x - at.x)).toBeLessThan(0.6);
  await page.mouse.move(at.x + dx, at.y + dy, { steps: 5 });
  expect(await now(bar)).toBe(3.5);
  await page.mouse.up();
});

test('a bar stops at its limits and comes back', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const bar = knob(page, 'prize', 1);
  const { x, y } = await grab(bar);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 2000, { steps: 4 });
  expect(await now(bar)).toBe(10);
  await page.mouse.move(x, y + 2000, { steps: 4 });
  expect(await now(bar)).toBe(-6);
  await page.mouse.up();
});

test('the point on the strip is dragged, and thrown', async ({ page }) => {
  await open(page, '/en/softmax/');
  const point = knob(page, 'prize', 4);
  const before = await now(point);
  await dragBy(page, point, 400, 0);
  expect(await now(point)).toBeGreaterThan(before + 0.3);
  await written(page, /prize\.u=0\.\d+/);
  const placed = await now(point);
  await page.getByRole('link', { name: /throw a point/i }).click();
  await expect.poll(() => now(point)).not.toBe(placed);
  await written(page, /prize\.seed=/);
});

test('the point in the triangle is dragged in the plane', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const point = planeKnob(page, 'simplex');
  const at = await grab(point);
  await dragBy(page, point, 15, 80);
  const moved = await centre(point.locator('.hit'));
  expect(Math.hypot(moved.x - (at.x + 15), moved.y - (at.y + 80))).toBeLessThan(2);
  await written(page, /simplex\.logits=/);
});

test('pushing the scores of the bench until it breaks', async ({ page }) => {
  await open(page, '/en/softmax/');
  const push = knob(page, 'overflow');
  await dragBy(page, push, 300, 0);
  expect(await now(push)).toBeGreaterThan(5);
  await written(page, /overflow\.shift=\d+/);
});

test('a number in a sentence is dragged', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const param = sentence(page).locator('.param').first();
  await param.scrollIntoViewIfNeeded();
  const { x, y } = await centre(param);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 6 });
  await page.mouse.up();
  const z = await now(param);
  expect(z).toBeLessThan(3.5);
  await expect(knob(page, 'prize')).toHaveAttribute('aria-valuenow', String(z));
});

for (const { slug, ids, lang } of IN_TURN)
  test(`the first knob of every figure of ${slug} follows the mouse`, async ({ page }) => {
    await open(page, `/${lang}/${slug}/`);
    for (const id of ids)
      await test.step(id, async () => {
        const first = knob(page, id);
        const before = await now(first);
        const { x, y } = await roomOf(first, 80);
        await dragBy(page, first, x, y);
        expect.soft(await now(first), `${id} stayed`).not.toBe(before);
        const keys = new RegExp(`[?&]${id}\\.`);
        await expect.soft.poll(() => new URL(page.url()).search, `${id} is not in the address`).toMatch(keys);
      });
  });
