/** A long sample is drawn while the page goes on: it says how far it is, stops and goes on, and ends with every draw. */

import { expect, figure, open, type Page, test, WORDS } from './reader.ts';

const MILLION = 1_000_000;
const { stop, goOn, replay } = WORDS.en.figure;
const line = (page: Page) => figure(page, 'galton').locator('.sampling');
const button = (page: Page, name: string) => line(page).getByRole('button', { name, exact: true });
const drawn = async (page: Page) => Number(await line(page).locator('progress').getAttribute('value'));

test('a link to a million trials shows the first ones soon and the last ones in the end', async ({ page }) => {
  await open(page, `/en/clt/?galton.trials=${MILLION}`);
  await expect(line(page).locator('progress')).toHaveAttribute('max', String(MILLION));
  expect(await drawn(page)).toBeGreaterThan(0);
  await expect(line(page).locator('progress')).toHaveAttribute('value', String(MILLION), { timeout: 30_000 });
  await expect(line(page).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await expect(figure(page, 'galton').locator('.spoken')).toContainText('1,000,000');
});

test('a reader stops it, finds every draw counted, and lets it go on', async ({ page }) => {
  await open(page, '/en/clt/');
  await figure(page, 'galton').getByRole('button', { name: '1,000,000', exact: true }).click();
  await button(page, stop).click();
  const stopped = await drawn(page);
  expect(stopped).toBeGreaterThan(0);
  expect(stopped).toBeLessThan(MILLION);
  await figure(page, 'galton').getByRole('button', { name: WORDS.en.figure.table }).click();
  const total = figure(page, 'galton').locator('table tfoot td').first();
  await expect(total).toHaveText(stopped.toLocaleString('en'));
  await page.waitForTimeout(300);
  expect(await drawn(page)).toBe(stopped);
  await button(page, goOn).click();
  await expect.poll(() => drawn(page)).toBeGreaterThan(stopped);
});

test('the same seed is drawn once more, the same', async ({ page }) => {
  await open(page, '/en/clt/');
  const sentence = figure(page, 'galton').locator('.spoken');
  const before = await sentence.textContent();
  await figure(page, 'galton').getByRole('button', { name: replay, exact: true }).click();
  expect(await drawn(page)).toBeLessThan(1000);
  await expect(line(page).locator('progress')).toHaveAttribute('value', '1000', { timeout: 20_000 });
  await expect(sentence).toHaveText(before ?? '');
});

test('with less motion asked for, nothing falls one by one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/clt/');
  await figure(page, 'galton').getByRole('button', { name: replay, exact: true }).click();
  expect(await drawn(page)).toBe(1000);
});
