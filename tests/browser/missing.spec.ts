/** An address under which there is nothing says so, and where one can go instead. */

import { MISSING_WORDS } from '#app/words/missingWords.ts';
import { expect, LANGS, open, SITES, test } from './reader.ts';

// The browser itself reports the status of such a page; without scripts, what they would load is not loaded.
test.use({ expected: /404|^failed: .*\/assets\/.*\.js$/ });

for (const lang of LANGS)
  test(`a page that is not there, in ${lang}`, async ({ page, request }) => {
    expect((await request.get(`/${lang}/nothing/`)).status()).toBe(404);
    await open(page, `/${lang}/nothing/`);
    await expect(page.locator('h1')).toHaveText(MISSING_WORDS[lang].title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'zh' ? 'zh-Hans' : 'en');
    await page.getByRole('link', { name: MISSING_WORDS[lang].home }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/$`));
    await expect(page.locator('figure#jigsaw')).toBeVisible();
  });

test('below a path, too', async ({ page, request }) => {
  const { url, base } = SITES.below;
  expect((await request.get(`${url}zh/nothing/`)).status()).toBe(404);
  await open(page, `${url}zh/nothing/`);
  await expect(page.getByRole('link', { name: MISSING_WORDS.zh.home })).toHaveAttribute('href', `${base}zh/`);
});

test('without scripts it speaks both languages', async ({ newReader }) => {
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto('/nothing/at/all');
  for (const lang of LANGS) await expect(page.getByText(MISSING_WORDS[lang].title)).toBeVisible();
});

test('a slip in an address is mended, the query kept', async ({ page }) => {
  await page.goto('/EN/Softmax?prize.base=2');
  await page.waitForURL('**/en/softmax/?prize.base=2');
});

test('a language the book does not speak is said', async ({ page }) => {
  await open(page, '/en/softmax/?lang=fr');
  await expect(page.locator('.notice')).toContainText('fr');
});

test('so is one in a path, and the reader gets the page in a language it has', async ({ page }) => {
  await page.goto('/fr/softmax/?prize.base=2');
  await page.waitForURL((url) => url.pathname === '/en/softmax/');
  await expect(page.locator('.notice')).toContainText('fr');
  await expect(page.locator('#prize')).toBeVisible();
});
