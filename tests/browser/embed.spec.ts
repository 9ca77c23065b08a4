/** A figure in somebody else's page, in a frame that may run scripts and nothing more. */

import { CHAPTERS } from './chapters.ts';
import { type Framing, framing } from './framing.ts';
import { centre, expect, LANGS, type Lang, type Page, SITES, test, WORDS } from './reader.ts';

const { origin } = SITES.book;
const STATE = 'logits=1.663,1.2,0.3,-0.5';

let around: Framing;
test.beforeAll(async () => {
  around = await framing();
});
test.afterAll(() => around.close());

// The port is not known before the server runs: any port of this machine is a host of the test.
test.use({ expected: /^another host: http:\/\/localhost:\d+\/\?src=/ });

const framed = (address: string) => around.page(address);
const embed = (lang: Lang, id: string, query = '', slug = 'softmax') =>
  `${origin}/embed/${lang}/${slug}/${id}/${query && `?${query}`}`;

interface Message {
  readonly type: string;
  readonly event: string;
  readonly version: number;
  readonly height: number;
  readonly figure: string;
}

/** What the figure has told the page around it last. */
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { got: Message[] }).got.findLast(({ event }) => event === 'size'));

for (const lang of LANGS)
  test(`in a sandbox in ${lang} it shows the state, can be dragged, and tells its height`, async ({ page }) => {
    await page.goto(framed(embed(lang, 'prize', STATE)));
    const frame = page.frameLocator('iframe');
    const bar = frame.locator('.picture > svg').filter({ visible: true }).locator('.handle .grip').first();
    await expect(bar).toHaveAttribute('aria-valuenow', '1.663');
    await expect(bar).toHaveAttribute('aria-valuetext', /50\.0%/);
    await expect.poll(() => told(page)).toMatchObject({ type: 'area-map', version: 1, event: 'size', figure: 'prize' });
    expect((await told(page))?.height).toBeGreaterThan(500);
    const { x, y } = await centre(bar.locator('.hit'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 5 });
    await page.mouse.up();
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
    // The way into the book carries the state along.
    await expect(frame.locator('a[target=_blank]').last()).toHaveAttribute(
      'href',
      new RegExp(`/${lang}/softmax/\\?prize\\.logits=[\\d.]+,1\\.2,0\\.3,-0\\.5#prize$`),
    );
  });

for (const { slug, ids } of CHAPTERS)
  for (const lang of LANGS)
    test(`every figure of ${slug} stands alone in ${lang}, without a second scroll bar from 320 to 1200 pixels`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(framed('about:blank'));
      for (const id of ids) {
        await page.setViewportSize({ width: 320, height: 900 });
        await page.locator('iframe').evaluate(
          (iframe: HTMLIFrameElement, src) => {
            iframe.style.height = '900px';
            iframe.src = src;
          },
          embed(lang, id, '', slug),
        );
        await expect
          .poll(() => told(page), `${id} tells its height`)
          .toMatchObject({ type: 'area-map', version: 1, figure: id, height: expect.any(Number) });
        const frame = page.frameLocator('iframe');
        await expect(
          frame.locator('.picture > svg').filter({ visible: true }).locator('text').first(),
          id,
        ).toBeVisible();
        await expect(
          frame.locator('.picture > svg').filter({ visible: true }).locator('.handle').first(),
          id,
        ).toBeAttached();
        for (const width of [320, 700, 1200]) {
          await page.setViewportSize({ width, height: 900 });
          // The page around does what it is told, whenever it is told.
          const overflow = async () => {
            const height = (await told(page))?.height;
            await page.locator('iframe').evaluate((iframe, pixels) => {
              iframe.style.height = `${pixels}px`;
            }, height);
            return page.frames()[1]?.evaluate(() => {
              const { scrollWidth, scrollHeight } = document.documentElement;
              return [scrollWidth - innerWidth, scrollHeight - innerHeight];
            });
          };
          await expect.poll(overflow, `${id} at ${width}`).toEqual([0, 0]);
        }
      }
    });

test('one classic script, and no module', async ({ request }) => {
  const html = await (await request.get(embed('en', 'prize'))).text();
  expect(html.match(/<script[^>]*>/g)?.filter((tag) => !tag.includes('theme.js'))).toHaveLength(1);
  expect(html).not.toMatch(/type="module"|modulepreload/);
});

test.describe('without the script of what is seldom needed', () => {
  test.use({
    expected:
      /^(another host: http:\/\/localhost:\d+\/\?src=|failed: .*rest\.js|console error: Failed to load resource)/,
  });

  test('there are picture, drag, link and messages; the table says that it could not come, and comes later', async ({
    page,
  }) => {
    let asked = 0;
    await page.route(/rest\.js/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto(framed(embed('en', 'prize', 'logits=2,1')));
    const frame = page.frameLocator('iframe');
    const bar = frame.locator('.picture > svg').filter({ visible: true }).locator('.handle .grip').first();
    await expect(bar).toHaveAttribute('aria-valuenow', '2');
    const { x, y } = await centre(bar.locator('.hit'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 5 });
    await page.mouse.up();
    const heard = () =>
      page.evaluate(() => (window as unknown as { got: Message[] }).got.some(({ event }) => event === 'changed'));
    await expect.poll(heard).toBe(true);
    await expect(frame.locator('a[target=_blank]').last()).toHaveAttribute('href', /prize\.logits=(?!2,)[\d.]+,1/);
    expect(asked).toBe(0);

    const table = frame.getByRole('button', { name: WORDS.en.figure.table, exact: true });
    await table.click();
    await expect(frame.getByText(WORDS.en.figure.notLoaded)).toBeVisible();
    await table.click();
    await expect(frame.locator('.data-table tbody tr').first()).toBeVisible();
    await bar.focus();
    await page.keyboard.press('End');
    await expect(frame.locator('.data-table tbody tr').first()).toContainText('10.0');
    await frame.getByRole('button', { name: WORDS.en.figure.edit, exact: true }).click();
    await expect(frame.locator('.edit .list .number-field').first()).toHaveValue('10.0');
    await frame.locator('.tools summary').click();
    await expect(frame.locator('.tools .menu button')).not.toHaveCount(0);
    expect(asked).toBe(2);
    // Back to what the address asked for.
    await frame.getByRole('button', { name: WORDS.en.figure.reset, exact: true }).click();
    await expect(bar).toHaveAttribute('aria-valuenow', '2');
  });
});

test('a hidden choice and a hidden text are nowhere to be read', async ({ page }) => {
  await page.goto(framed(embed('en', 'prize', 'rule=square&logits=2,1&hide=rule')));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.picture text').filter({ visible: true }).first()).toBeVisible();
  await expect(frame.locator('.control[data-param=rule]')).toBeHidden();
  const said = async () => (await frame.locator('.picture text, .spoken').allTextContents()).join(' ');
  await expect.poll(said).toContain('?');
  expect(await said()).not.toMatch(/square/);
  await page.goto(framed(embed('en', 'loop', 'prefix=Call me Ishmael&net=novelist&hide=prefix', 'start')));
  await expect(frame.locator('.spoken')).toBeAttached();
  await expect(frame.locator('.control[data-param=prefix]')).toBeHidden();
  await expect.poll(said).not.toContain('Ishmael');
  await expect(frame.locator('.picture [data-layer=text]').filter({ visible: true })).toHaveCount(0);
});

test('a bad value is said, a full name is understood, and a theme and a language can be asked for', async ({
  page,
}) => {
  await page.goto(framed(embed('en', 'prize', 'prize.logits=99,1&theme=dark&lang=zh')));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.notice')).toContainText('99');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});
