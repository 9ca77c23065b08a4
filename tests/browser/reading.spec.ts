/** A chapter is read from top to bottom, in both languages, and the browser has nothing to say about it. */

import { alive, expect, expectNoNonsense, FIGURES, LANGS, open, picture, test, WORDS } from './reader.ts';

const TAG = { zh: 'zh-Hans', en: 'en' } as const;
const ANCHORS = ['bars', 'ratio', 'why-exp', 'formula', 'myths', 'try'];

for (const lang of LANGS) {
  test(`the chapter opens in ${lang}: title, language, headings`, async ({ page }) => {
    await open(page, `/${lang}/softmax/`);
    const title = await page.locator('h1').innerText();
    await expect(page).toHaveTitle(new RegExp(`${title}.*${WORDS[lang].site}`));
    await expect(page.locator('html')).toHaveAttribute('lang', TAG[lang]);
    await expect(page.locator('h1')).toHaveCount(1);
    const ids = await page.locator('main h2[id]').evaluateAll((all) => all.map((heading) => heading.id));
    expect(ids).toEqual(expect.arrayContaining(ANCHORS));
    const other = WORDS[lang].nav.other;
    await expect(page.getByRole('link', { name: other })).toHaveAttribute(
      'href',
      `/${lang === 'zh' ? 'en' : 'zh'}/softmax/`,
    );
  });

  test(`every figure of the chapter is drawn in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/softmax/`);
    for (const id of FIGURES) {
      await expect(picture(page, id), id).toHaveCount(1);
      expect(await picture(page, id).locator('text').count(), id).toBeGreaterThan(3);
      expect(await picture(page, id).locator('.handle').count(), id).toBeGreaterThan(0);
    }
    await expectNoNonsense(page);
  });

  test(`home and glossary open in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/`);
    await expect(page.locator('h1')).toContainText(lang === 'zh' ? /\p{Script=Han}/u : /[a-z]/i);
    expect(await picture(page, 'jigsaw').locator('.handle').count()).toBe(3);
    await expect(page.locator(`main a[href="/${lang}/softmax/"]`).first()).toBeVisible();
    await expectNoNonsense(page);
    await open(page, `/${lang}/glossary/`);
    await expect(page.locator('h1')).toHaveText(WORDS[lang].glossary.title);
    expect(await page.getByText('logit').count()).toBeGreaterThan(0);
  });
}

test('the map of the home page links to chapters that exist and to no others', async ({ page, request }) => {
  await open(page, '/zh/');
  const links = await page.locator('main a[href]').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(0);
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
});

test('from page to page without a new document, and the title is announced', async ({ page }) => {
  await open(page, '/en/');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('main a[href="/en/softmax/"]').first().click();
  await expect(page.locator('figure#prize')).toBeVisible();
  await alive(page);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  await expect(page.locator('[aria-live]').filter({ hasText: await page.title() })).toHaveCount(1);
});
