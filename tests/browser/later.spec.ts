/** Figures come to life when their reader comes near, by whatever way; nobody meets one that does not answer. */

import { alive, expect, figure, knob, now, picture, test, WORDS, written } from './reader.ts';

// What is fetched when is seen only where nothing was fetched before.
test.use({ fresh: true });

test('scrolling to a figure brings it to life', async ({ page }) => {
  await page.goto('/en/softmax/');
  await figure(page, 'printed').scrollIntoViewIfNeeded();
  const three = knob(page, 'printed');
  await three.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    expect(await now(three)).toBeGreaterThan(8.2);
  }).toPass({ timeout: 4000 });
  await written(page, /printed\.three=8\.[3-9]/);
});

test('a link to a figure far down shows its state as soon as one sees it', async ({ page }) => {
  await page.goto('/zh/softmax/?printed.three=10#printed');
  await expect(figure(page, 'printed')).toBeInViewport();
  await expect(knob(page, 'printed')).toHaveAttribute('aria-valuenow', '10');
});

test('a phrase in the text sets a figure that nobody has come near yet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/en/softmax/#try');
  await page.locator('.try a.goto[href*="prize.logits=0,0"]').first().click();
  await expect(picture(page, 'prize').locator('.handle.y')).toHaveCount(2);
  await expect(figure(page, 'prize')).toBeInViewport();
});

test('numbers in the text follow a figure that is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/en/softmax/?prize.logits=1.663,1.2,0.3,-0.5#try');
  await expect(page.locator('.try-now').first()).toContainText('50.0%');
});

test.describe('without a network', () => {
  test.use({ expected: /^failed: |ERR_INTERNET_DISCONNECTED/ });

  test('a page that was asked for is refused in words, and nothing is lost', async ({ page, context }) => {
    await page.goto('/en/softmax/?prize.logits=1,2,3');
    await alive(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: '中文' }).first().click();
    await expect(page.locator('.notice')).toContainText(WORDS.en.notice.offline);
    await expect(page).toHaveURL(/\/en\/softmax\/\?prize\.logits=1,2,3/);
    await expect(knob(page, 'prize')).toHaveAttribute('aria-valuenow', '1');
    await context.setOffline(false);
    await page.getByRole('link', { name: '中文' }).first().click();
    await expect(page).toHaveURL(/\/zh\/softmax\/\?prize\.logits=1,2,3/);
  });

  test('a table whose script cannot be fetched says so', async ({ page, context }) => {
    await page.goto('/en/softmax/');
    await alive(page);
    await context.setOffline(true);
    const button = figure(page, 'prize').getByRole('button', { name: WORDS.en.figure.table, exact: true });
    await button.click();
    await expect(figure(page, 'prize').locator('.said')).toContainText(WORDS.en.figure.notLoaded);
  });
});
