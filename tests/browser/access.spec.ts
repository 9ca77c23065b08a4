/** Nothing that axe knows of stands in a reader's way: every kind of page, both languages, both themes. */

import { BESIDE } from '#app/beside.ts';
import { RULES, violations } from './axe.ts';
import { CHAPTERS, IN_TURN } from './chapters.ts';
import { alive, expect, figure, LANGS, open, type Page, settled, test, tool, WORDS } from './reader.ts';

/** Those among them that look at colours: nothing else of a page depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** One page in both themes; the colours of a long one only in the theme that is named. */
async function expectOpenToAll(page: Page, theme?: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme ?? 'light' });
  await settled(page);
  expect.soft(await violations(page, { type: 'tag', values: RULES }), `in ${theme ?? 'light'}`).toEqual([]);
  if (theme) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect.soft(await violations(page, { type: 'rule', values: COLOURS }), 'in dark').toEqual([]);
}

for (const lang of LANGS) {
  for (const path of ['', ...BESIDE.map((each) => `${each}/`)])
    test(`/${path} in ${lang}`, async ({ page }) => {
      await open(page, `/${lang}/${path}`);
      await expectOpenToAll(page);
    });

  for (const [i, { slug, ids }] of CHAPTERS.entries()) {
    // No colour depends on the language: each language is looked at in one theme, and every chapter in both.
    const theme = (i + LANGS.indexOf(lang)) % 2 === 0 ? 'light' : 'dark';
    test(`${slug} in ${lang}, with every table and every edit panel open, in ${theme}`, async ({ page }) => {
      test.slow();
      await open(page, `/${lang}/${slug}/`);
      for (const id of ids) {
        await tool(page, id, lang, 'table').click();
        await tool(page, id, lang, 'edit').click();
      }
      await expect(page.locator('.edit .rows')).toHaveCount(ids.length);
      await expectOpenToAll(page, theme);
    });
  }

  test(`a chapter in ${lang} with a number's formula, a note, an answer, a menu and a notice`, async ({ page }) => {
    test.slow();
    await open(page, `/${lang}/softmax/?prize.logits=99,1.2,0.3,-0.5`);
    await expect(page.locator('.notice')).toBeVisible();
    await tool(page, 'prize', lang, 'table').click();
    await tool(page, 'prize', lang, 'edit').click();
    await figure(page, 'prize').locator('.data-table button').first().click();
    await figure(page, 'prize').locator('.edit .list .number-field').first().fill('1.663');
    await figure(page, 'prize').locator('.edit .list .number-field').first().press('Enter');
    await page.getByRole('button', { name: WORDS[lang].prose.commit }).click();
    // Of another figure: over the edit panel it would lie on what it covers.
    await figure(page, 'simplex').locator('.tools summary').click();
    await expect(figure(page, 'simplex').locator('.tools .menu button')).not.toHaveCount(0);
    await expectOpenToAll(page);
  });
}

for (const { slug, chapter, lang } of IN_TURN)
  test(`a figure of ${slug} alone in ${lang}`, async ({ page }) => {
    await page.goto(`/embed/${lang}/${slug}/${chapter.face}/`);
    await alive(page);
    await expectOpenToAll(page);
  });

test.describe('a page that is not there', () => {
  test.use({ expected: /404/ });
  test('404', async ({ page }) => {
    await open(page, '/zh/nothing/');
    await expectOpenToAll(page);
  });
});
