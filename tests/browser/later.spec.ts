/** Figures come to life when their reader comes near, by whatever way; nobody meets one that does not answer. */

import { expect, figure, knob, now, picture, test, written } from './reader.ts';

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
