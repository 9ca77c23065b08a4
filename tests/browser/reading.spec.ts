/** Every chapter is read from top to bottom, in both languages, and the browser has nothing to say about it. */

import { GLOSSARY_WORDS } from '#app/glossaryWords.ts';
import { CHAPTERS } from './chapters.ts';
import { alive, expect, expectInOrder, expectNoNonsense, figure, LANGS, open, picture, test, WORDS } from './reader.ts';

// Here every page is opened once by a reader who was never in the book.
test.use({ fresh: true });

const TAG = { zh: 'zh-Hans', en: 'en' } as const;
const LETTERS = { zh: /\p{Script=Han}/u, en: /[a-z]{2}/i } as const;

for (const { slug, chapter, ids, headings } of CHAPTERS)
  for (const lang of LANGS)
    test(`${slug} opens in ${lang}: title, headings, formulas, every figure drawn and named`, async ({ page }) => {
      await open(page, `/${lang}/${slug}/`);
      await expect(page).toHaveTitle(new RegExp(`${chapter.title[lang]}.*${WORDS[lang].site}`));
      await expect(page.locator('h1')).toHaveText(chapter.title[lang]);
      await expect(page.locator('html')).toHaveAttribute('lang', TAG[lang]);
      const sections = await page.locator('main h2[id]').evaluateAll((all) => all.map((heading) => heading.id));
      expect(sections).toEqual(expect.arrayContaining([...headings]));
      const other = page.getByRole('link', { name: WORDS[lang].nav.other });
      await expect(other).toHaveAttribute('href', `/${lang === 'zh' ? 'en' : 'zh'}/${slug}/`);
      await expectInOrder(page);

      const found = await page.locator('main figure.figure').evaluateAll((all) => all.map((element) => element.id));
      expect([...found].sort()).toEqual([...ids].sort());
      for (const id of ids) {
        await expect(picture(page, id), id).toHaveCount(1);
        expect(await picture(page, id).locator('text').count(), id).toBeGreaterThan(2);
        expect(await picture(page, id).locator('.handle').count(), id).toBeGreaterThan(0);
        await expect(figure(page, id), id).toHaveAccessibleName(LETTERS[lang]);
        await expect(figure(page, id).locator('.spoken'), id).toHaveText(LETTERS[lang]);
        expect(await figure(page, id).locator('table th[scope=col]').count(), id).toBeGreaterThan(1);
      }
      await expectNoNonsense(page);

      const spoken = await page
        .locator('.katex-display')
        .evaluateAll((all) => all.map((formula) => formula.closest('[aria-label]')?.getAttribute('aria-label') ?? ''));
      expect(spoken.length).toBeGreaterThan(1);
      for (const form of spoken) expect(form).toMatch(LETTERS[lang]);
    });

for (const lang of LANGS)
  test(`home and glossary open in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/`);
    await expect(page.locator('h1')).toContainText(LETTERS[lang]);
    expect(await picture(page, 'jigsaw').locator('.handle').count()).toBe(3);
    for (const { slug } of CHAPTERS)
      await expect(page.locator(`main a[href="/${lang}/${slug}/"]`).first(), slug).toBeVisible();
    await expectNoNonsense(page);
    await expectInOrder(page);
    await open(page, `/${lang}/glossary/`);
    await expect(page.locator('h1')).toHaveText(GLOSSARY_WORDS[lang].title);
    expect(await page.getByText('logit').count()).toBeGreaterThan(0);
    await expectInOrder(page);
  });

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
