/** Nothing that axe knows of stands in a reader's way: every kind of page, both languages, both themes. */

import AxeBuilder from '@axe-core/playwright';
import { alive, expect, figure, LANGS, open, type Page, test, tool, WORDS } from './reader.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

async function expectOpenToAll(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(
    violations.map(({ id, nodes }) => [
      id,
      ...nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
    ]),
  ).toEqual([]);
}

for (const theme of ['light', 'dark'] as const)
  for (const lang of LANGS) {
    test.describe(`${theme}, ${lang}`, () => {
      test.use({ colorScheme: theme });

      for (const path of ['', 'glossary/'])
        test(`/${path} in ${lang}, ${theme}`, async ({ page }) => {
          await open(page, `/${lang}/${path}`);
          await expectOpenToAll(page);
        });

      test(`a chapter in ${lang}, ${theme}, as it opens and with table, edit panel, answer and notice`, async ({
        page,
      }) => {
        test.slow();
        await open(page, `/${lang}/softmax/?prize.logits=99,1.2,0.3,-0.5`);
        await expectOpenToAll(page);
        await tool(page, 'prize', lang, 'table').click();
        await tool(page, 'prize', lang, 'edit').click();
        await figure(page, 'prize').locator('.data-table button').first().click();
        await figure(page, 'prize').locator('.edit .list .number-field').first().fill('1.663');
        await figure(page, 'prize').locator('.edit .list .number-field').first().press('Enter');
        await page.getByRole('button', { name: WORDS[lang].prose.commit }).click();
        await figure(page, 'prize').locator('.tools summary').click();
        await expectOpenToAll(page);
      });

      test(`a figure alone in ${lang}, ${theme}`, async ({ page }) => {
        await page.goto(`/embed/${lang}/softmax/prize/`);
        await alive(page);
        await expectOpenToAll(page);
      });
    });
  }

for (const theme of ['light', 'dark'] as const)
  test.describe(`${theme}, a page that is not there`, () => {
    test.use({ colorScheme: theme, expected: /404/ });
    test(`404 in ${theme}`, async ({ page }) => {
      await open(page, '/zh/nothing/');
      await expectOpenToAll(page);
    });
  });
