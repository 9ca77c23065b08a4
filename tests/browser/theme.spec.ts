/** Light, dark, or as the system has it; kept where storage is allowed, and no harm where it is not. */

import { dragBy, expect, knob, now, open, type Page, test, WORDS } from './reader.ts';

// From the first paint on, and with what is stored: by a reader who was never here.
test.use({ fresh: true });

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choose = (page: Page, theme: string) => page.getByLabel(WORDS.en.theme.label).selectOption(theme);

const LIGHT = 'rgb(252, 251, 247)';
const DARK = 'rgb(25, 24, 21)';

test('the choice stays through reloads and pages, and system follows the system', async ({ page }) => {
  await open(page, '/en/');
  expect(await ground(page)).toBe(LIGHT);
  await choose(page, 'dark');
  expect(await ground(page)).toBe(DARK);
  await open(page, '/en/softmax/');
  expect(await ground(page)).toBe(DARK);
  await expect(page.getByLabel(WORDS.en.theme.label)).toHaveValue('dark');
  await choose(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(LIGHT);
  await choose(page, 'system');
  expect(await ground(page)).toBe(DARK);
  await page.reload();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(LIGHT);
});

test('a page in dark is never light for a moment', async ({ page }) => {
  await open(page, '/en/');
  await choose(page, 'dark');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/en/softmax/');
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.filter((colour) => colour !== DARK && colour !== 'rgba(0, 0, 0, 0)')).toEqual([]);
});

test('a link may ask for a theme', async ({ page }) => {
  await open(page, '/zh/softmax/?theme=dark');
  expect(await ground(page)).toBe(DARK);
});

test('where storage throws, everything but memory works', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await open(page, '/en/softmax/');
  await choose(page, 'dark');
  expect(await ground(page)).toBe(DARK);
  await dragBy(page, knob(page, 'prize'), 0, 60);
  expect(await now(knob(page, 'prize'))).toBeLessThan(3);
  await page.locator('[data-language=zh]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.goto('/softmax/');
  await page.waitForURL('**/en/softmax/');
});

test('with reduced motion nothing moves before the reader acts', async ({ newReader }) => {
  const page = await newReader({ reducedMotion: 'reduce' });
  await open(page, '/zh/softmax/');
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length);
  expect(await running()).toBe(0);
  await page.locator('a.goto[href*="prize.base=10"]').first().click();
  // The figure stands at its new state at once.
  await expect(knob(page, 'prize')).toHaveAttribute('aria-valuetext', /99\.\d%/, { timeout: 300 });
});
