/** The worked examples for pages of other sites (`tests/examples`), each opened from another origin as its platform shows it. */

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, open, type Page, SITES, test } from './reader.ts';

const read = (file: string) =>
  readFileSync(new URL(`../examples/${file}`, import.meta.url), 'utf8').replaceAll(
    'https://book.example/',
    SITES.below.url,
  );
const around = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** The block of raw HTML, which is all of the page that concerns the book. */
const rawBlock = (text: string) => around(/^```\{(?:=html|raw\} html)\}?\n([\s\S]*?)^```/m.exec(text)?.[1] ?? '');

/** Canvas hears `lti.frameResize` and finds the frame by who has sent it. */
const CANVAS = `<script>addEventListener('message', ({ data, source }) => {
  const { subject, height } = typeof data === 'string' ? JSON.parse(data) : data;
  if (subject !== 'lti.frameResize') return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.style.height = height + 'px';
})</script>`;

/** What a teacher has pasted. */
let pasted = '';

const PAGES: { readonly [path: string]: () => string | Promise<string> } = {
  '/plain': () => read('plain.html').replace('<head>', '<head><link rel="icon" href="data:,">'),
  '/quarto': () => rawBlock(read('quarto.qmd')),
  '/jupyter-book': () => rawBlock(read('jupyter-book.md')),
  '/docusaurus': async () => {
    const { default: Content } = await evaluate(read('docusaurus.mdx'), { ...runtime });
    const script = `<script src="${SITES.below.url}embed.js"></script>`;
    return around(renderToStaticMarkup(createElement(Content)), script);
  },
  '/canvas': () => around(read('canvas.html'), CANVAS),
  '/moodle': () => around(read('moodle.html')),
  '/pasted': () => around(pasted),
};

let server: Server;
let host: string;

/** Another origin, without any header that would let one read the other. */
test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end((await PAGES[request.url ?? '']?.()) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  host = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

// The port is not known before the server runs.
test.use({ expected: /^another host: http:\/\/localhost:\d+\/[a-z-]*$/ });

const dial = (page: Page) => page.frameLocator('iframe');
const field = (page: Page) => dial(page).locator('[data-param=T] .number-field');
/** What the element knows of the figure; `set` asks for more first. */
const asked = (page: Page, params?: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector('area-map') as unknown as {
      get: () => Promise<unknown>;
      set: (params: string) => Promise<unknown>;
    };
    return wanted === undefined ? element.get() : element.set(wanted);
  }, params);
/** Whether anything would have to be scrolled inside the frame. */
const overflow = (page: Page) =>
  page.frames()[1]?.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

test('a plain page sets T to 0.3, hides the scores, and reads the T of a student', async ({ page }) => {
  await page.goto(`${host}/plain`);
  await expect(field(page)).toHaveValue('0.3');
  expect(await asked(page)).toMatchObject({ params: { T: 0.3 }, readouts: { effective: expect.any(Number) } });
  // No score to be seen: no knob, no bar, no column, no button that would set them.
  const frame = dial(page);
  await expect(frame.locator('.handle[data-param=T]').filter({ visible: true })).toHaveCount(1);
  await expect(frame.locator('.handle[data-param=logits]').filter({ visible: true })).toHaveCount(0);
  await expect(frame.locator('[data-layer=bars]').filter({ visible: true })).toHaveCount(0);
  await expect(frame.locator('[data-act]').filter({ visible: true })).toHaveCount(0);
  await frame.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(frame.locator('.data-table thead')).toContainText('share');
  await expect(frame.locator('.data-table thead')).not.toContainText('score');
  await frame.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(frame.locator('.edit [data-param=T]')).toBeVisible();
  await expect(frame.locator('.edit [data-param=logits]')).toBeHidden();
  await expect.poll(() => overflow(page)).toEqual([0, 0]);
  // The student turns the dial.
  await field(page).first().fill('0.8');
  await field(page).first().press('Enter');
  await expect(page.locator('#said')).toHaveText(/^T = 0.8: (right|not yet)$/);
  // The page asks for more: what cannot be had is refused, and said.
  expect(await asked(page, 'T=99&tea=1')).toMatchObject({
    params: { T: 20 },
    refused: [
      { param: 'tea', reason: 'unknown' },
      { param: 'T', reason: 'too-large', used: 20 },
    ],
  });
  // Where only the parameters change, the figure stays and follows.
  await page.locator('area-map').evaluate((element) => element.setAttribute('params', 'T=0.5'));
  await expect(field(page).first()).toHaveValue('0.5');
});

for (const [path, lang] of [
  ['/quarto', 'en'],
  ['/jupyter-book', 'en'],
  ['/docusaurus', 'zh-Hans'],
] as const)
  test(`${path} shows the dial at T = 0.3, and asks it`, async ({ page }) => {
    await page.goto(host + path);
    await expect(dial(page).locator('html')).toHaveAttribute('lang', lang);
    await expect(field(page)).toHaveValue('0.3');
    if (path === '/quarto') await expect(field(page)).toBeDisabled();
    expect(await asked(page)).toMatchObject({ params: { T: 0.3 } });
    await expect.poll(() => overflow(page)).toEqual([0, 0]);
  });

test('Canvas gives the frame its height, without a script of the book', async ({ page }) => {
  await page.goto(`${host}/canvas`);
  await expect(field(page)).toHaveValue('0.3');
  for (const width of [1200, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page)).toEqual([0, 0]);
  }
});

test('Moodle hears nothing, and the figure can be scrolled and used', async ({ page }) => {
  await page.goto(`${host}/moodle`);
  await expect(field(page)).toHaveValue('0.3');
  await expect(field(page)).toBeDisabled();
  await dial(page).locator('.foot a').scrollIntoViewIfNeeded();
  await expect(dial(page).locator('.foot a')).toBeInViewport();
});

test('a wrong attribute is said on the page, and nothing in the console', async ({ page }) => {
  await page.goto(`${host}/plain`);
  await page.locator('area-map').evaluate((element) => element.setAttribute('figure', 'dial'));
  await expect(page.locator('area-map').getByRole('alert')).toContainText('temperature/dial');
  await expect(page.getByRole('link', { name: 'The temperature dial' })).toBeVisible();
});

test('with the teachers’ page alone one asks for a T and reads it', async ({ page }) => {
  await open(page, '/en/teachers/');
  const code = (name: string) => page.locator('.snippet', { hasText: name }).locator('code');
  await expect(code('First kind')).toContainText(`${SITES.book.url}embed.js`);
  await expect(code('Second kind')).toContainText('?T=0.3&amp;hide=logits"');
  await page.getByLabel('link of the figure').fill('nowhere');
  await expect(page.locator('.wishes .say')).not.toBeEmpty();
  await page.getByLabel('link of the figure').fill('/en/temperature/?dial.T=0.3#dial');
  await page.getByRole('button', { name: 'Copy: First kind' }).click();
  await expect(page.locator('.snippet .say').first()).toHaveText('Copied.');
  pasted = [await code('First kind').textContent(), await code('Code that checks').textContent()].join('\n');
  await page.goto(`${host}/pasted`);
  await expect(field(page)).toHaveValue('0.3');
  await expect(dial(page).locator('.handle[data-param=logits]').filter({ visible: true })).toHaveCount(0);
  await field(page).fill('0.7');
  await field(page).press('Enter');
  await expect(page.locator('#said')).toHaveText('Try again');
  await field(page).fill('0.5');
  await field(page).press('Enter');
  await expect(page.locator('#said')).toHaveText('Right');
});
