/** The menu of a figure: files to take away, code to embed it, a pinned state, steps back, a report. */

import { readFile } from 'node:fs/promises';
import { EMBED_WORDS } from '#app/menu/embedWords.ts';
import { EXTRA_WORDS } from '#app/menu/extraWords.ts';
import { MORE_WORDS } from '#figure/moreWords.ts';
import { CHAPTERS } from './chapters.ts';
import { expect, figure, knob, LANGS, now, open, type Page, picture, test, tool, written } from './reader.ts';

async function save(page: Page, id: string, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await figure(page, id).locator('.tools summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure(page, id).getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const { slug, ids } of CHAPTERS)
  for (const [lang, theme, paper] of [
    ['zh', 'light', '#fcfbf7'],
    ['en', 'dark', '#191815'],
  ] as const)
    test(`every figure of ${slug} is saved as SVG that stands by itself, in ${lang} and ${theme}`, async ({
      page,
      newReader,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await open(page, `/${lang}/${slug}/`);
      const alone = await newReader({ javaScriptEnabled: false });
      for (const id of ids) {
        const { name, bytes } = await save(page, id, MORE_WORDS[lang].saveSvg);
        expect(name).toMatch(/^[\w.,=-]+\.svg$/);
        const svg = bytes.toString('utf8');
        const problem = await page.evaluate(
          (text) =>
            new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')?.textContent ?? '',
          svg,
        );
        expect(problem, id).toBe('');
        expect(svg, id).not.toMatch(/var\(--|class="handle|NaN(?![:：])|undefined/);
        const texts = await picture(page, id).locator('text').count();
        expect(svg.match(/<text/g)?.length, id).toBe(texts);
        expect(svg, id).toContain(`fill="${paper}"`);
        await alone.setContent(`<img src="data:image/svg+xml;base64,${bytes.toString('base64')}">`);
        expect(
          await alone.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth),
          id,
        ).toBeGreaterThan(100);
      }
    });

for (const lang of LANGS) {
  test(`CSV holds the table, in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/softmax/?prize.logits=2,1,-inf`);
    const { name, bytes } = await save(page, 'prize', MORE_WORDS[lang].saveCsv);
    expect(name).toMatch(/\.csv$/);
    const lines = bytes
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/);
    const heads = await figure(page, 'prize').locator('thead th').allTextContents();
    expect(lines[0]).toBe(heads.join(','));
    expect(lines).toHaveLength(5);
    const cells = (lines[1] ?? '').split(',');
    expect(Number(cells[3])).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
    expect(lines.join()).not.toMatch(/NaN|undefined/);
  });

  test(`PNG and JSON, in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/softmax/?prize.logits=2,1`);
    const sizes = [];
    for (const scale of [1, 3]) {
      const png = await save(page, 'prize', MORE_WORDS[lang].savePngAt(scale));
      expect(png.name).toMatch(new RegExp(`\\.${scale}x\\.png$`));
      expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
      // Where its header says them.
      sizes.push([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)] as const);
    }
    const [once, thrice] = sizes;
    const seen = await picture(page, 'prize').evaluate(
      (svg) => (svg as unknown as SVGSVGElement).viewBox.baseVal.width,
    );
    expect(once?.[0]).toBeCloseTo(seen + 24, 0);
    expect(thrice).toEqual(once?.map((length) => 3 * length));
    const json = await save(page, 'prize', MORE_WORDS[lang].saveJson);
    expect(JSON.stringify(JSON.parse(json.bytes.toString('utf8')))).toContain('[2,1]');
  });
}

/** One thing of the menu that the book adds. */
async function choose(page: Page, id: string, name: string): Promise<void> {
  const menu = figure(page, id).locator('.tools details');
  if (!(await menu.evaluate((details) => (details as HTMLDetailsElement).open))) await menu.locator('summary').click();
  await menu.getByRole('button', { name, exact: true }).click();
}

test('the embed dialog shows and gives the figure in its present state, with what is hidden and locked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/softmax/?prize.logits=2,1');
  await choose(page, 'prize', EXTRA_WORDS.en.embed);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.locator('label', { hasText: 'score' }).locator('select').selectOption('hide');
  await dialog.locator('label', { hasText: 'base' }).locator('select').selectOption('lock');
  const preview = dialog.frameLocator('iframe');
  await expect(preview.locator('.picture text').filter({ visible: true }).first()).toBeVisible();
  await expect(preview.locator('.handle.y .hit').filter({ visible: true })).toHaveCount(0);
  const snippets = dialog.locator('.snippet code');
  await expect(snippets.first()).toContainText(
    '<area-map figure="softmax/prize" lang="en" params="logits=2,1" hide="logits" lock="base"></area-map>',
  );
  await expect(snippets.nth(2)).toHaveText(
    /^\[.*\]\(http[^)]*\/en\/softmax\/\?prize\.logits=2,1#prize\), \*Area & Map\* \d/,
  );
  await dialog.locator('.snippet').nth(1).getByRole('button').click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(
    /^<iframe src="http[^"]*\/embed\/en\/softmax\/prize\/\?[^"]*logits=2,1[^"]*hide=logits[^"]*"[^>]*><\/iframe>$/,
  );
  await dialog.locator('label', { hasText: EMBED_WORDS.en.predict }).locator('select').selectOption('p0');
  await expect(snippets.first()).toContainText('lock="base" predict="p0"></area-map>');
  // The figure is seen once a number is given.
  await expect(preview.locator('.predict input')).toBeVisible();
  await expect(preview.locator('.picture')).toBeHidden();
  await preview.locator('.predict input').fill('50%');
  await preview.locator('.predict button').click();
  await expect(preview.locator('.predict')).toHaveText('You guessed 50%; computed: 73.1%.');
  await expect(preview.locator('.picture text').filter({ visible: true }).first()).toBeVisible();
  // The answer in the frame has the focus.
  await dialog.locator('.snippet button').first().press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a pinned state stays in view, goes along with the link, and is taken down again', async ({ page, newReader }) => {
  await open(page, '/en/softmax/?prize.logits=2,1');
  await choose(page, 'prize', EXTRA_WORDS.en.pin);
  await expect(figure(page, 'prize').locator('.pin rect').first()).toBeAttached();
  await knob(page, 'prize').focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
  await expect(figure(page, 'prize').locator('.pin-line')).toContainText('2, 1 → 2.5, 1');
  await written(page, /prize\.logits=2\.5,1/);
  const other = await newReader();
  await open(other, page.url());
  await expect(figure(other, 'prize').locator('.pin-line')).toContainText('2, 1 → 2.5, 1');
  await choose(other, 'prize', EXTRA_WORDS.en.unpin);
  await expect(figure(other, 'prize').locator('.pin')).toHaveCount(0);
  expect(other.url()).not.toContain('pin=');
});

test('the jigsaw of the home page remembers, too, and is pinned', async ({ page }) => {
  await open(page, '/en/?jigsaw.u=0.2');
  const point = picture(page, 'jigsaw').locator('.handle.x .grip').first();
  await choose(page, 'jigsaw', EXTRA_WORDS.en.pin);
  await expect(figure(page, 'jigsaw').locator('.pin-line')).toBeAttached();
  await point.focus();
  await page.keyboard.press('End');
  expect(await now(point)).toBe(0.999);
  await expect(figure(page, 'jigsaw').locator('.pin-line')).toContainText('0.2 → 0.999');
  await page.keyboard.press('Control+z');
  expect(await now(point)).toBe(0.2);
  await choose(page, 'jigsaw', EXTRA_WORDS.en.redo);
  expect(await now(point)).toBe(0.999);
  await written(page, /jigsaw\.u=0\.999/);
  expect(page.url()).toContain('jigsaw.pin=');
});

test('teachers get code for figures, and none for a heading', async ({ page }) => {
  await open(page, '/en/teachers/');
  const code = page.locator('.snippet code').first();
  await expect(code).toContainText('figure="temperature/dial"');
  const link = page.locator('.wish.link input');
  await link.fill('/en/softmax/?prize.logits=2,1#why-exp');
  await expect(page.locator('.wishes .say')).not.toBeEmpty();
  await expect(code).toBeEmpty();
  await link.fill('/en/softmax/?prize.logits=2,1#prize');
  await expect(code).toContainText('figure="softmax/prize" lang="en" params="logits=2,1"');
  await expect(page.locator('.wishes .say')).toBeEmpty();
});

test('steps are taken back and made again, by keys and in the menu', async ({ page }) => {
  await open(page, '/en/softmax/');
  // The page begins to remember once it is at rest.
  await page.waitForTimeout(2500);
  const bar = knob(page, 'prize');
  await bar.focus();
  await page.keyboard.press('ArrowUp');
  await page.waitForTimeout(700);
  await page.keyboard.press('End');
  expect(await now(bar)).toBe(10);
  await page.keyboard.press('Control+z');
  expect(await now(bar)).toBe(3.6);
  await page.keyboard.press('Control+z');
  expect(await now(bar)).toBe(3.5);
  await page.keyboard.press('Control+Shift+z');
  expect(await now(bar)).toBe(3.6);
  await choose(page, 'prize', EXTRA_WORDS.en.redo);
  expect(await now(bar)).toBe(10);
  await choose(page, 'prize', EXTRA_WORDS.en.undo);
  expect(await now(bar)).toBe(3.6);
});

test('a report of a mistake holds what is needed to see it again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/zh/softmax/?prize.logits=2,1');
  await choose(page, 'prize', EXTRA_WORDS.zh.report);
  await expect(figure(page, 'prize').locator('.said')).toContainText(EXTRA_WORDS.zh.reportCopied);
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(
    /图: 3\.1 .*\n状态: http.*\/zh\/softmax\/\?prize\.logits=2,1#prize\n版本: \d+\.\d+\.\d+ zh\n浏览器: Mozilla/,
  );
});

test('any number of the table opens how it came about', async ({ page }) => {
  await open(page, '/en/softmax/');
  await tool(page, 'prize', 'en', 'table').click();
  const table = figure(page, 'prize').locator('.data-table');
  await table.getByRole('button', { name: '.8626' }).first().click();
  await expect(table.locator('.how')).toContainText(/33\.1155 \/ 38\.39\d* = \.8626/);
  await page.keyboard.press('Escape');
  await expect(table.locator('.how')).toHaveCount(0);
});
