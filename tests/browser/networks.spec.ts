/** Real networks in the page: asked for when a reader needs them, with progress, refusal, retry, and nothing false. */

import type { Route } from '@playwright/test';
import { networkUi } from '#app/networkUi.ts';
import { expect, figure, open, type Page, SITES, test, written } from './reader.ts';

// What is fetched when is seen only where nothing was fetched before.
test.use({ fresh: true });

const ui = networkUi.en;
const line = (page: Page, id = 'loop') => figure(page, id).locator('.network');
const said = (page: Page, id = 'loop') => line(page, id).getByRole('status');
const prefix = (page: Page) => figure(page, 'loop').locator('.control.text input').first();
const sentence = (page: Page) => figure(page, 'loop').locator('.spoken');
const press = (page: Page, name: string) => line(page).getByRole('button', { name, exact: true }).click();

/** Hears of every network's file that is asked for. */
function asked(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/nets\/([\w-]+\.bin)/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  return files;
}

test('a page opens, and reads, without any network', async ({ page }) => {
  const files = asked(page);
  await open(page, '/en/start/');
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(500);
  expect(files).toEqual([]);
  await expect(said(page)).toContainText('the novelist');
  await expect(sentence(page)).toContainText('%');
});

test('a beginning of one’s own asks for the network, and it answers', async ({ page }) => {
  const files = asked(page);
  await open(page, '/en/start/');
  const before = await sentence(page).textContent();
  await prefix(page).fill('It was a dark');
  await expect(said(page)).toHaveText(ui.ready(['the novelist'], ''));
  expect(files).toEqual(['novelist.bin']);
  await expect(sentence(page)).toContainText('dark');
  await expect(sentence(page)).toContainText('%');
  expect(await sentence(page).textContent()).not.toBe(before);
  await written(page, /loop\.prefix=It was a dark/);
});

test('what the poet has by heart comes next in Chinese, though it was typed before the page came alive', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The page has been parsed, and none of its modules has run.
    const type = () => {
      const field = document.querySelector<HTMLInputElement>('#loop .control.text input');
      if (field) field.value = '春眠不觉';
    };
    document.addEventListener('readystatechange', type, { once: true });
  });
  await open(page, '/zh/start/');
  await figure(page, 'loop').scrollIntoViewIfNeeded();
  await expect(prefix(page)).toHaveValue('春眠不觉');
  await expect(sentence(page)).toContainText('晓');
});

test.describe('on a connection that breaks', () => {
  test.use({ expected: /Failed to load resource|failed: .*\/nets\// });

  test('the figure says so, stays as it was, and tries again', async ({ page }) => {
    await open(page, '/en/start/');
    await page.route('**/nets/novelist.bin*', (route) => route.abort());
    await prefix(page).fill('Call me');
    await expect(said(page)).toHaveText(ui.unreachable(['the novelist'], ''));
    await page.unroute('**/nets/novelist.bin*');
    await press(page, ui.retry);
    await expect(said(page)).toHaveText(ui.ready(['the novelist'], ''));
    await expect(sentence(page)).toContainText('Call me');
  });
});

test('a damaged file is never shown as an answer', async ({ page }) => {
  await open(page, '/en/start/');
  await page.route('**/nets/novelist.bin*', async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length >> 1] = (body[body.length >> 1] as number) ^ 1;
    await route.fulfill({ response, body });
  });
  await prefix(page).fill('Call me');
  await expect(said(page)).toHaveText(ui.damaged(['the novelist'], ''));
  await expect(sentence(page)).not.toContainText('%');
  await page.unroute('**/nets/novelist.bin*');
  await press(page, ui.retry);
  await expect(said(page)).toHaveText(ui.ready(['the novelist'], ''));
});

test.describe('on a slow connection', () => {
  test.use({ expected: /failed: .*\/nets\// });

  test('loading can be cancelled, and begun again', async ({ page }) => {
    await open(page, '/en/start/');
    let hold = true;
    await page.route('**/nets/novelist.bin*', async (route) => {
      while (hold) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue().catch(() => {});
    });
    await prefix(page).fill('Call me');
    await expect(said(page)).toHaveText(ui.loading(['the novelist'], ''));
    // A press that was on its way when it began cancels nothing.
    await page.waitForTimeout(700);
    await press(page, ui.cancel);
    await expect(said(page)).toHaveText(ui.cancelled(['the novelist'], ''));
    hold = false;
    await press(page, ui.retry);
    await expect(said(page)).toHaveText(ui.ready(['the novelist'], ''));
  });
});

test.describe('without a connection', () => {
  // The browser asks for the icon anew, and the page for what it loads at rest.
  test.use({ expected: /failed: .*(icon\.svg|assets\/(rememberAll|ChapterTools)-[\w-]+\.js)|INTERNET_DISCONNECTED/ });

  test('once it is here, it needs no connection, and the next page finds it kept', async ({ page, context }) => {
    const files = asked(page);
    await open(page, '/en/start/');
    await prefix(page).fill('Call me');
    await expect(said(page)).toHaveText(ui.ready(['the novelist'], ''));
    await context.setOffline(true);
    await prefix(page).fill('The sea');
    await expect(sentence(page)).toContainText('The sea');
    await expect(sentence(page)).toContainText('%');
    await context.setOffline(false);
    await open(page, '/en/start/?loop.prefix=The+ship');
    await expect(said(page)).toHaveText(ui.ready(['the novelist'], ''));
    expect(files).toEqual(['novelist.bin']);
  });
});

test('an embed page in a sandbox has its network, too', async ({ page }) => {
  await page.setContent(
    `<iframe sandbox="allow-scripts" style="width:100%;height:1400px" src="${SITES.book.origin}/embed/zh/start/loop/?prefix=春眠不觉"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.network [role=status]')).toHaveText(networkUi.zh.ready(['诗人'], ''));
  await expect(frame.locator('.spoken')).toContainText('晓');
});

test('an embed page asks anew for a file that came damaged', async ({ page }) => {
  // What lies damaged in a cache comes again under the same address.
  await page.route(/nets\/poet\.bin\.js\?v=\w+$/, async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    const at = text.length >> 1;
    const body = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    await route.fulfill({ response, body });
  });
  await page.setContent(
    `<iframe sandbox="allow-scripts" style="width:100%;height:1400px" src="${SITES.book.origin}/embed/zh/start/loop/?prefix=春眠不觉"></iframe>`,
  );
  const network = page.frameLocator('iframe').locator('.network');
  await expect(network.getByRole('status')).toHaveText(networkUi.zh.damaged(['诗人'], ''));
  await network.getByRole('button', { name: networkUi.zh.retry }).click();
  await expect(network.getByRole('status')).toHaveText(networkUi.zh.ready(['诗人'], ''));
});

test('what the vocabulary lacks is said, and stays in the text', async ({ page }) => {
  await open(page, '/zh/start/');
  await prefix(page).fill('床前😀moon明月');
  await expect(sentence(page)).toContainText('😀');
  await expect(prefix(page)).toHaveValue('床前😀moon明月');
  await prefix(page).fill('月'.repeat(10_000));
  await expect(figure(page, 'loop').locator('.control.text .say').first()).not.toBeEmpty();
  await prefix(page).fill('');
  await expect(sentence(page)).toContainText('%');
});
