/** React in development complains where the prerendered page and the browser differ: it has nothing to say. */

import { BESIDE } from '#app/beside.ts';
import { CHAPTERS, inLang, linkOf, otherValues } from './chapters.ts';
import { expect, figure, knob, LANGS, now, open, SITES, test } from './reader.ts';

const { url } = SITES.development;

/** With a masked score. */
const MASKED = 'softmax/?prize.logits=2,1,-inf&overflow.rows=2&simplex.shift=1';

// React's greeting to developers.
test.use({ expected: /^console info: %cDownload the React DevTools/ });

for (const lang of LANGS)
  for (const path of ['', ...BESIDE.map((each) => `${each}/`), MASKED, ...CHAPTERS.map(({ slug }) => `${slug}/`)])
    test(`/${lang}/${path} is taken over silently`, async ({ page }) => {
      await open(page, `${url}${lang}/${path}`);
      // StrictMode and effects have their say, too.
      await page.waitForTimeout(500);
    });

for (const each of CHAPTERS)
  for (const lang of LANGS) {
    const { slug, ids } = each;
    test(`${slug} with a link, and its embed pages, are taken over silently in ${lang}`, async ({ page }) => {
      await open(page, `${url}${lang}/${slug}/?${linkOf(inLang(each, lang), otherValues)}`);
      await page.waitForTimeout(500);
      for (const id of ids) {
        await open(page, `${url}embed/${lang}/${slug}/${id}/`);
        await expect(figure(page, id)).toBeVisible();
      }
    });
  }

for (const [what, query] of [
  ['a pinned state', 'prize.pin=prize.logits%3D2%2C1'],
  ['a view for projectors', 'view=present'],
] as const)
  test(`${what} is taken over silently`, async ({ page }) => {
    await page.goto(`${url}en/softmax/?${query}#prize`);
    // Until what comes at rest is here, too.
    await expect(page.locator(query === 'view=present' ? 'figure' : '.pin-line').first()).toBeAttached();
    await page.waitForTimeout(2500);
  });

test('the development build is one', async ({ page }) => {
  await open(page, `${url}en/softmax/`);
  const scripts = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((all) => all.map((each) => (each as HTMLScriptElement).src || (each as HTMLLinkElement).href));
  const texts = await Promise.all(scripts.map(async (address) => (await page.request.get(address)).text()));
  expect(texts.some((text) => text.includes('Text content did not match'))).toBe(true);
});

test('dragging is silent in development, too', async ({ page }) => {
  await open(page, `${url}en/softmax/`);
  await knob(page, 'prize').focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
  expect(await now(knob(page, 'prize'))).toBe(4);
});
