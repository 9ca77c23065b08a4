/** What can be taken away from a figure: link, embed code, SVG, PNG, CSV, JSON. */

import { readFile } from 'node:fs/promises';
import { CHAPTERS } from './chapters.ts';
import { expect, figure, LANGS, open, type Page, picture, test, tool, WORDS } from './reader.ts';

async function save(page: Page, id: string, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await figure(page, id).locator('.tools summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure(page, id).getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const { slug, ids } of CHAPTERS)
  for (const lang of LANGS)
    test(`every figure of ${slug} is saved as SVG that stands by itself, in ${lang}`, async ({ page, newReader }) => {
      await open(page, `/${lang}/${slug}/`);
      const alone = await newReader({ javaScriptEnabled: false });
      for (const id of ids) {
        const { name, bytes } = await save(page, id, WORDS[lang].figure.saveSvg);
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
    const { name, bytes } = await save(page, 'prize', WORDS[lang].figure.saveCsv);
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
    const png = await save(page, 'prize', WORDS[lang].figure.savePng);
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    const json = await save(page, 'prize', WORDS[lang].figure.saveJson);
    expect(JSON.stringify(JSON.parse(json.bytes.toString('utf8')))).toContain('[2,1]');
  });
}

test('the embed code frames the figure in its present state', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/softmax/?prize.logits=2,1');
  await figure(page, 'prize').locator('.tools summary').click();
  await figure(page, 'prize').getByRole('button', { name: WORDS.en.figure.embed, exact: true }).click();
  await expect(figure(page, 'prize').locator('.said')).toContainText(WORDS.en.figure.embedCopied);
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^<iframe src="http[^"]*\/embed\/en\/softmax\/prize\/\?[^"]*logits=2,1"[^>]*><\/iframe>$/);
  const framed = await page.evaluate(
    (html) => (new DOMParser().parseFromString(html, 'text/html').querySelector('iframe') as HTMLIFrameElement).src,
    code,
  );
  await open(page, framed);
  await expect(picture(page, 'prize').locator('.handle.y')).toHaveCount(2);
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
