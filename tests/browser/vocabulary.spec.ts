/** A vocabulary of 50,304 bars opens from a link, is drawn as a few outlines, and answers to every number that cuts it. */

import { CHAPTERS } from './chapters.ts';
import { expect, expectNoNonsense, figure, LANGS, open, type Page, picture, test, tool } from './reader.ts';

const CASES = [
  { slug: 'area', id: 'cake', query: 'cake.size=vocabulary', answersTo: ['find'] },
  { slug: 'temperature', id: 'dial', query: 'dial.size=vocabulary', answersTo: ['T', 'find'] },
  { slug: 'top-k-top-p', id: 'knife', query: 'knife.size=vocabulary&knife.method=top-p', answersTo: ['T', 'p'] },
  { slug: 'top-k-top-p', id: 'knife', query: 'knife.size=vocabulary&knife.method=top-k', answersTo: ['k'] },
  { slug: 'top-k-top-p', id: 'prompts', query: 'prompts.b=1', answersTo: ['k', 'p', 'minp', 'a'] },
] as const;

/** Everything drawn, but for the knobs themselves. */
const drawn = (page: Page, id: string) =>
  picture(page, id).evaluate((svg) =>
    [...svg.querySelectorAll('path, rect, line, text')]
      .filter((mark) => !mark.closest('.handle'))
      .map((mark) => [...mark.attributes].map(({ value }) => value).join(' ') + mark.textContent)
      .join('\n'),
  );

for (const { slug, id, query, answersTo } of CASES)
  for (const lang of LANGS)
    test(`${query} in ${lang}`, async ({ page }) => {
      const { words } = CHAPTERS.find((each) => each.slug === slug) as (typeof CHAPTERS)[number];
      await open(page, `/${lang}/${slug}/?${query}`);
      await expect(page.locator('.notice')).toHaveCount(0);
      await tool(page, id, lang, 'table').click();
      const outlines = await picture(page, id)
        .locator('path:is(.m-piece, .m-cut-open)')
        .evaluateAll((all) => all.map((mark) => (mark.getAttribute('d') ?? '').length));
      expect(Math.max(...outlines), 'one outline of many bars').toBeGreaterThan(500);
      expect(await picture(page, id).locator('*').count(), 'no mark for each bar').toBeLessThan(500);
      await expect(figure(page, id), 'the whole vocabulary').toContainText(/50,?304/);
      await expectNoNonsense(page);

      await tool(page, id, lang, 'edit').click();
      for (const param of answersTo) {
        const label = words[lang][id]?.params[param] as string;
        const slider = figure(page, id).locator('.edit').getByRole('slider', { name: label, exact: true });
        const [before, table] = [await drawn(page, id), await figure(page, id).locator('table').textContent()];
        await slider.focus();
        await page.keyboard.press('PageUp');
        await expect.soft.poll(() => drawn(page, id), `the picture answers to ${param}`).not.toBe(before);
        await expect
          .soft(figure(page, id).locator('table'), `the table answers to ${param}`)
          .not.toHaveText(table ?? '');
      }
      await expectNoNonsense(page);
    });
