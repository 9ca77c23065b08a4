/** Everything can be done with the keyboard alone. */

import { MORE_WORDS } from '#figure/moreWords.ts';
import { IN_TURN } from './chapters.ts';
import {
  centre,
  expect,
  figure,
  knob,
  LANGS,
  now,
  open,
  type Page,
  planeKnob,
  sentence,
  test,
  tool,
  WORDS,
  written,
} from './reader.ts';

/** Press Tab until the focus is there. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 90; i++) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error('the focus never got there');
}

const focused = (page: Page, selector: string) => () =>
  page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);

test('Tab reaches the knobs; arrows move by a step, Shift by ten, Alt by a thousandth, Home and End to the limits', async ({
  page,
}) => {
  await open(page, '/zh/softmax/');
  await tabTo(page, focused(page, '#prize .picture .grip'));
  const bar = knob(page, 'prize');
  await expect(bar).toBeFocused();
  const steps: readonly (readonly [string, number])[] = [
    ['ArrowUp', 3.6],
    ['ArrowDown', 3.5],
    ['Shift+ArrowUp', 4.5],
    ['PageDown', 3.5],
    ['PageUp', 4.5],
    ['Alt+ArrowDown', 4.499],
    ['Home', -6],
    ['End', 10],
    ['ArrowUp', 10],
    ['Shift+ArrowDown', 9],
  ];
  for (const [key, z] of steps) {
    await page.keyboard.press(key);
    expect(await now(bar), key).toBe(z);
  }
  await written(page, /prize\.logits=9,1\.2,0\.3,-0\.5/);
  await page.keyboard.press('Tab');
  await expect(knob(page, 'prize', 1)).toBeFocused();
});

test('a knob that has the focus is seen to have it', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const ring = knob(page, 'prize').locator('.ring');
  const shown = () =>
    ring.evaluate(
      (element) =>
        getComputedStyle(element).stroke !== 'none' &&
        getComputedStyle(element).visibility === 'visible' &&
        getComputedStyle(element).display !== 'none',
    );
  expect(await shown()).toBe(false);
  await tabTo(page, focused(page, '#prize .picture .grip'));
  expect(await shown()).toBe(true);
});

test('the point in the triangle moves with all four arrows', async ({ page }) => {
  await open(page, '/en/softmax/');
  const point = planeKnob(page, 'simplex');
  await point.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    const before = await centre(point.locator('.hit'));
    await page.keyboard.press(key);
    const after = await centre(point.locator('.hit'));
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    expect([
      key,
      Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp',
    ]).toEqual([key, key]);
  }
});

test('a number in a sentence: arrows, and a number typed over it', async ({ page }) => {
  await open(page, '/en/softmax/');
  const param = sentence(page).locator('.param').first();
  await param.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => now(param)).toBe(3.6);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.345');
  await page.keyboard.press('Enter');
  // Numbers in sentences follow twenty times a second.
  await expect.poll(() => now(param)).toBe(2.345);
  await expect(param).toBeFocused();
  expect(await now(knob(page, 'prize'))).toBe(2.345);
});

for (const lang of LANGS) {
  test(`in ${lang}: open the edit panel, type 1.663, and the challenge ticks itself`, async ({ page }) => {
    await open(page, `/${lang}/softmax/`);
    const edit = tool(page, 'prize', lang, 'edit');
    await tabTo(page, () => edit.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Enter');
    await expect(figure(page, 'prize').locator('.edit .list .number-field')).toHaveCount(4);
    await tabTo(page, focused(page, '#prize .edit .list .number-field'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1.663');
    await page.keyboard.press('Enter');
    expect(await now(knob(page, 'prize'))).toBe(1.663);
    await expect(page.locator('.try').first()).toHaveClass(/solved/);
    await expect(page.locator('.try').first().getByRole('img')).toHaveAccessibleName(WORDS[lang].prose.solved);
    await expect(page.locator('.try').nth(2)).not.toHaveClass(/solved/);
    await page.reload();
    await expect(page.locator('.try').first()).toHaveClass(/solved/);
  });
}

test('the menu opens, closes with Escape, and gives the focus back', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const more = figure(page, 'prize').locator('.tools summary');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(figure(page, 'prize').getByRole('button', { name: MORE_WORDS.zh.saveSvg })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(figure(page, 'prize').getByRole('button', { name: MORE_WORDS.zh.saveSvg })).toBeHidden();
  await expect(more).toBeFocused();
});

test('the first Tab offers to skip to the text', async ({ page }) => {
  await open(page, '/en/softmax/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: WORDS.en.skip })).toBeFocused();
  await expect(page.getByRole('link', { name: WORDS.en.skip })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

for (const { slug, ids, lang } of IN_TURN)
  test(`arrows move the first knob of every figure of ${slug}, and its value is spoken`, async ({ page }) => {
    await open(page, `/${lang}/${slug}/`);
    for (const id of ids)
      await test.step(id, async () => {
        const first = knob(page, id);
        const spoken = async () => (await first.getAttribute('aria-valuetext')) ?? '';
        const [before, said] = [await now(first), await spoken()];
        await first.focus();
        const upward = before < Number(await first.getAttribute('aria-valuemax'));
        const [more, less] = (await first.getAttribute('aria-orientation'))
          ? ['ArrowUp', 'ArrowDown']
          : ['ArrowRight', 'ArrowLeft'];
        await page.keyboard.press((upward ? more : less) as string);
        const after = await now(first);
        expect.soft(after, `${id} stayed`).not.toBe(before);
        expect.soft(after > before, `${id} moved the other way`).toBe(upward);
        expect.soft(await spoken(), `${id} says the same`).not.toBe(said);
        expect.soft(await spoken(), `${id} says nothing`).toMatch(/\S/);
        await expect.soft(first, id).toHaveAccessibleName(/\S/);
        await expect.soft(first, `${id} lost the focus`).toBeFocused();
      });
  });

test('a formula wider than the page is reached, and one that fits is not', async ({ newReader }) => {
  const page = await newReader({ viewport: { width: 320, height: 700 } });
  await open(page, '/en/lln/');
  // It comes with what a chapter gets once it is at rest.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await page.locator('.formula[tabindex="0"]').count()).toBeGreaterThan(0);
  }).toPass();
  const wide = (formula: Element) => formula.scrollWidth > formula.clientWidth === formula.hasAttribute('tabindex');
  for (const formula of await page.locator('.formula').all()) expect(await formula.evaluate(wide)).toBe(true);
});
