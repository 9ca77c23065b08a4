/** Where no script runs the book is complete: words, pictures, formulas, code, answers, links. */

import { CHAPTERS } from './chapters.ts';
import { expect, LANGS, picture, test, WORDS } from './reader.ts';

// What the page would load early for its scripts is not loaded then.
test.use({ javaScriptEnabled: false, expected: /^failed: .*\/assets\/.*\.js$/ });

for (const { slug, chapter, ids } of CHAPTERS)
  for (const lang of LANGS)
    test(`${slug} in ${lang} without scripts`, async ({ page }) => {
      await page.goto(`/${lang}/${slug}/`);
      await expect(page.locator('h1')).toHaveText(chapter.title[lang]);
      for (const id of ids) {
        await expect(picture(page, id).locator('text').first(), id).toBeVisible();
        expect(await picture(page, id).locator('path, rect, line, circle').count(), id).toBeGreaterThan(4);
        await expect(page.locator(`figure#${id} table`), id).toBeVisible();
      }
      await expect(page.locator('.katex-html').first()).toBeVisible();
      await expect(page.locator('main')).not.toContainText('{{');
      for (const code of await page.locator('pre.code').all()) await expect(code).toBeVisible();
      await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
      const answers = page.locator('.try details');
      await expect(answers).toHaveCount(Object.keys(chapter.challenges).length);
      const folded = await answers.evaluateAll((all) => all.map((each) => each.lastElementChild?.textContent ?? ''));
      for (const answer of folded) expect(answer).toMatch(/\S{2}/);
      await answers.first().locator('summary').click();
      await expect(answers.first().locator('div')).toBeVisible();
    });

for (const lang of LANGS) {
  test(`the numbers of the prize machine in ${lang} without scripts`, async ({ page }) => {
    await page.goto(`/${lang}/softmax/`);
    // Bars and strip: four of each, with their numbers.
    for (const said of ['3.5', '1.2', '.8626', '.0865'])
      await expect(picture(page, 'prize').getByText(said).first()).toBeVisible();
    expect(await picture(page, 'prize').locator('.m-map').count()).toBeGreaterThanOrEqual(4);
    await expect(page.locator('[data-v="prize.expFirst"]').last()).toHaveText('33.12');
    await page.getByText(WORDS[lang].prose.answer, { exact: true }).first().click();
    await expect(page.locator('.try details').first()).toContainText('1.663');
  });

  test(`the home page in ${lang} without scripts`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    await expect(picture(page, 'jigsaw').locator('text').first()).toBeVisible();
    await page.locator(`main a[href="/${lang}/softmax/"]`).first().click();
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('an address without a language offers both', async ({ page }) => {
  await page.goto('/softmax/');
  for (const lang of LANGS) await expect(page.locator(`a[href="/${lang}/softmax/"]`)).toBeVisible();
  await page.locator('a[href="/zh/softmax/"]').click();
  await expect(page).toHaveURL(/\/zh\/softmax\/$/);
});

test('a figure alone has its picture, too', async ({ page }) => {
  await page.goto('/embed/en/softmax/prize/');
  await expect(picture(page, 'prize').getByText('.8626').first()).toBeVisible();
});
