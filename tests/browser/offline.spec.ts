/** A reader on a train: after the first visit the whole book opens without a network. */

import { alive, expect, figure, knob, now, open, type Page, test, tool } from './reader.ts';

test.use({ serviceWorkers: 'allow', fresh: true, expected: /ERR_INTERNET_DISCONNECTED|404|failed: .*\/zh\/nothing\// });

/** Until the book says that it is on the device. */
async function kept(page: Page): Promise<void> {
  await expect(page.locator('.foot .keeping')).toHaveText(/断网也能读|can be read offline/, { timeout: 40_000 });
}

test('a chapter never visited opens without a network, with its link, and comes alive', async ({ page, context }) => {
  test.slow();
  await open(page, '/zh/softmax/');
  await kept(page);
  await context.setOffline(true);

  await open(page, '/en/clt/?adder.n=7');
  await tool(page, 'adder', 'en', 'edit').click();
  await expect(figure(page, 'adder').locator('.edit .number-field').first()).toBeVisible();
  const slider = knob(page, 'adder');
  const before = await now(slider);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  expect(await now(slider)).not.toBe(before);

  // A page without its slash, without its language, and one that is not there.
  await page.goto('/zh/lln?mean.n=50');
  await alive(page);
  expect(new URL(page.url()).pathname).toBe('/zh/lln/');
  await page.goto('/temperature/?dial.T=0.3');
  await page.waitForURL(/\/(en|zh)\/temperature\/\?dial\.T=0\.3/);
  const missing = await page.goto('/zh/nothing/');
  expect(missing?.status()).toBe(404);
  await expect(page.locator('h1').first()).toBeVisible();

  // Pages within the book.
  await open(page, '/en/');
  await page.locator('a[href="/en/glossary/"]').first().click();
  await expect(page).toHaveTitle(/Glossary/);
  await context.setOffline(false);
});

test('a network that was loaded once speaks without a network', async ({ page, context }) => {
  test.slow();
  await open(page, '/zh/start/');
  await kept(page);
  // A reader who comes near needs the network, and it comes.
  const comes = async () => {
    await page.mouse.move(0, 0);
    await figure(page, 'loop').locator('.picture').hover();
    await expect(figure(page, 'loop').locator('.network')).toHaveClass(/ready/, { timeout: 30_000 });
  };
  await comes();
  await context.setOffline(true);
  await open(page, '/zh/start/');
  await comes();
  await context.setOffline(false);
});
